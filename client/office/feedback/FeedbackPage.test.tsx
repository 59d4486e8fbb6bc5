import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeId } from '../../testIds';
import { ids, replied } from '../../testReplies';
import { refusal, renderClient, replyMock, setScreen } from '../../testRender';
import type { DataOf } from '../../testRender';
import FeedbackPage from './FeedbackPage';

const lists = replied('FeedbackOverview', 'night');
const [night] = lists.unreadFeedback as [Row];
const [unreported] = lists.feedbacklessJobs as [Row];
type Row = DataOf<'FeedbackOverview'>['unreadFeedback'][number];

const overview = replyMock<'FeedbackOverview'>();
const markRead = replyMock<'MarkFeedbackRead'>();
const markGood = replyMock<'MarkGoodFeedbackRead'>();
const archive = replyMock<'ArchiveJob'>();

beforeEach(() => {
  overview.mockReset().mockReturnValue({ data: lists });
  markRead.mockReset().mockReturnValue({ data: { markFeedbackRead: true } });
  markGood.mockReset().mockReturnValue({ data: { markGoodFeedbackRead: 1 } });
  archive.mockReset().mockReturnValue({ data: replied('ArchiveJob', 'night') });
  setScreen('phone');
});

const open = () =>
  renderClient(<FeedbackPage />, {
    path: '/platform/feedback',
    replies: {
      FeedbackOverview: overview,
      MarkFeedbackRead: markRead,
      MarkGoodFeedbackRead: markGood,
      ArchiveJob: archive,
    },
  });
const section = (name: RegExp) => within(screen.getByRole('region', { name }));
const openDialog = async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: /^Loe tagasisidet/ }));
  return within(screen.getByRole('dialog', { name: 'Tallinn - Paide - Tartu' }));
};

describe('the feedback page', () => {
  it('on a wide screen has a separate column for each fact', async () => {
    setScreen('wide');
    open();
    const grid = within(await screen.findByRole('grid', { name: 'Uus tagasiside tehtud töödelt' }));
    for (const name of ['Reisi kuupäev', 'Juht', 'Maksumus', 'Arve nr', 'Tulemus'])
      expect(await grid.findByRole('columnheader', { name: new RegExp(`^${name}`) })).toBeVisible();
    for (const count of ['1 hea', '1 halb', '1 puudu']) expect(await grid.findByText(count)).toBeVisible();
    expect(grid.getByText('2')).toBeVisible();
  });

  it('counts good, bad and missing feedback, and lists jobs without any', async () => {
    open();
    expect(await screen.findByText('1 tööl on lugemata tagasiside')).toBeVisible();
    const unread = section(/Uus tagasiside tehtud töödelt/);
    for (const count of ['1 hea', '1 halb', '1 puudu']) expect(unread.getByText(count)).toBeVisible();
    expect(unread.getByText(/^540,00\s€$/)).toBeVisible();
    expect(unread.getByText(/Jaan Tamm, Liis, Kalev · 47 reisijat · arve nr 2/)).toBeVisible();
    const missing = section(/Tagasisideta tööd/);
    expect(missing.getByRole('link', { name: '01.11.2026 08:00' })).toHaveAttribute(
      'href',
      `/platform/job/${ids.unreported.toUpperCase()}`,
    );
    expect(missing.queryByRole('button', { name: /^Loe/ })).toBeNull();
  });

  it('shows the comments in the list, the bad ones first', async () => {
    const row = (number: string, wentWell: boolean, comment: string) => {
      const report = { ...night.job!.feedback[0]!, id: makeId(`f${number}`), wentWell, comment };
      const job = { ...night.job!, id: makeId(`d${number}`), feedback: [report] };
      return { ...night, id: makeId(`a${number}`), start: `2026-10-0${number}T05:00:00Z`, job };
    };
    const unreadFeedback = [row('1', true, 'Tore seltskond'), row('2', false, 'Kliima ei töötanud')];
    overview.mockReturnValue({ data: { ...lists, unreadFeedback } });
    open();
    await screen.findByText(/Kliima ei töötanud/);
    const cards = section(/Uus tagasiside tehtud töödelt/).getAllByRole('listitem');
    expect(cards.map(({ textContent }) => /Kliima|Tore/.exec(textContent)?.[0])).toEqual(['Kliima', 'Tore']);
  });

  it('marks all shown good feedback as read with one press, and offers it only while there is some', async () => {
    open();
    const good = night.job!.feedback.filter(({ wentWell }) => wentWell);
    overview.mockReturnValue({ data: { ...lists, unreadFeedback: [] } });
    await userEvent.click(await screen.findByRole('button', { name: 'Märgi kõik head loetuks (1)' }));
    expect(await screen.findByText('Head tagasisided märgitud loetuks: 1')).toBeVisible();
    expect(markGood).toHaveBeenCalledWith({ ids: good.map(({ id }) => id) });
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Märgi kõik head/ })).toBeNull());
  });

  it('shows the report of each driver, and marks one as read', async () => {
    const dialog = await openDialog();
    expect(dialog.getByText('Rehv läks katki.')).toBeVisible();
    for (const hours of ['12,5', '11,5']) expect(dialog.getByText(`Tunde kokku ${hours}`)).toBeVisible();
    expect(dialog.getByText('Tagasiside puudub')).toBeVisible();
    const feedback = night.job!.feedback.map((own) => ({ ...own, isRead: own.driver.id === ids.jaan }));
    const now = { ...lists, unreadFeedback: [{ ...night, job: { ...night.job!, feedback } }] };
    overview.mockReturnValue({ data: now });
    await userEvent.click(dialog.getByRole('button', { name: 'Märgi loetuks: Jaan Tamm' }));
    expect(await screen.findByText('Tagasiside märgitud loetuks')).toBeVisible();
    expect(markRead).toHaveBeenCalledWith({ id: feedback[0]!.id });
    expect(await dialog.findByText('Loetud')).toBeVisible();
    // With the last one the job leaves the list, and the dialog with it.
    overview.mockReturnValue({ data: { ...lists, unreadFeedback: [] } });
    await userEvent.click(dialog.getByRole('button', { name: 'Märgi loetuks: Liis' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keeps apart the jobs that ended today: their drivers have the rest of the day', async () => {
    const today = { ...unreported, id: makeId('t1'), company: 'Firma t1', end: new Date().toISOString() };
    overview.mockReturnValue({ data: { ...lists, feedbacklessJobs: [today, ...lists.feedbacklessJobs] } });
    open();
    await screen.findByText('1 tööl on lugemata tagasiside');
    expect(section(/Tagasisideta tööd/).getByText('Eesti Rahvatantsu Selts')).toBeVisible();
    expect(section(/Tagasisideta tööd/).queryByText('Firma t1')).toBeNull();
    expect(section(/Täna lõppenud tööd/).getByText('Firma t1')).toBeVisible();
  });

  it('moves the job to the archive, which reads all of it, and reads the lists again', async () => {
    const dialog = await openDialog();
    overview.mockReturnValue({ data: { unreadFeedback: [], feedbacklessJobs: [] } });
    await userEvent.click(dialog.getByRole('button', { name: 'Liiguta arhiivi' }));
    expect(await screen.findByText('Kõik tagasisided märgitud loetuks!')).toBeVisible();
    expect(archive).toHaveBeenCalledWith({ id: ids.night, version: 8 });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('kogu tagasiside on läbi vaadatud')).toBeVisible();
    expect(screen.getAllByText('Sisu puudub')).toHaveLength(3);
  });

  it('keeps the dialog open and says why when archiving is refused', async () => {
    archive.mockReturnValue(refusal('staleOrder'));
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Liiguta arhiivi' }));
    expect(await screen.findByText(/\[req-1\] Keegi on tellimust vahepeal muutnud\./)).toBeVisible();
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('says once when nothing could be loaded, and tries again', async () => {
    overview.mockReturnValue(refusal('databaseAway'));
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Andmete laadimine ebaõnnestus');
    overview.mockReturnValue({ data: lists });
    await userEvent.click(screen.getByRole('button', { name: 'Proovi uuesti' }));
    expect(await screen.findByText('1 hea')).toBeVisible();
  });
});
