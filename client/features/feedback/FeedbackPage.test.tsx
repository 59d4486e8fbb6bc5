import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, renderClient, replyMock, setScreen } from '../../testRender';
import type { DataOf } from '../../testRender';
import FeedbackPage from './FeedbackPage';
import { idInPath, idOf } from '../../testIds';

const person = (id: string, firstname: string) => ({ __typename: 'User', id, firstname, lastname: '' });
const jaan = person(idOf('d1'), 'Jaan');
const liis = person(idOf('d2'), 'Liis');
const kalev = person(idOf('d3'), 'Kalev');
type Job = DataOf<'FeedbackOverview'>['unreadFeedback'][number];
type Report = NonNullable<Job['job']>['feedback'][number];
const report = (id: string, driver: typeof jaan, wentWell: boolean, isRead = false): Report => ({
  __typename: 'Feedback',
  id,
  wentWell,
  isRead,
  comment: wentWell ? 'Kõik sujus' : 'Buss jäi seisma',
  hours: [7.5, 4],
  driver,
});
const job = (id: string, drivers: (typeof jaan)[], feedback: Report[]): Job => ({
  __typename: 'Order',
  id: idOf(id),
  status: 'job',
  version: 5,
  start: '2026-11-05T06:00:00.000Z',
  end: '2026-11-05T09:00:00.000Z',
  passengers: 47,
  fullName: 'Õie Jõgeväli',
  company: `Firma ${id}`,
  allowedActions: ['archive'],
  stops: [
    { __typename: 'Stop', city: 'Tallinn' },
    { __typename: 'Stop', city: 'Tartu' },
  ],
  offer: { __typename: 'Offer', id: idOf(`offer-${id}`), price: 540 },
  job: {
    __typename: 'Job',
    id: idOf(`job-${id}`),
    tripNumber: 1204,
    drivers: drivers.map((driver) => ({ __typename: 'DriverAssignment', driver, confirmation: 'accepted' })),
    feedback,
  },
});

const crew = [jaan, liis, kalev];
const both = [report(idOf('f1'), jaan, true), report(idOf('f2'), liis, false)];
const lists = { unreadFeedback: [job('u1', crew, both)], feedbacklessJobs: [job('m1', [jaan], [])] };
const overview = replyMock<'FeedbackOverview'>();
const markRead = replyMock<'MarkFeedbackRead'>();
const archive = replyMock<'ArchiveJob'>();

beforeEach(() => {
  overview.mockReset().mockReturnValue({ data: lists });
  markRead.mockReset().mockReturnValue({ data: { markFeedbackRead: true } });
  archive.mockReset().mockReturnValue({
    data: { archiveOrder: { __typename: 'Order', id: idOf('u1'), status: 'archived', version: 6 } },
  });
  setScreen('phone');
});

const open = () =>
  renderClient(<FeedbackPage />, {
    path: '/platform/feedback',
    replies: { FeedbackOverview: overview, MarkFeedbackRead: markRead, ArchiveJob: archive },
  });
const section = (name: RegExp) => within(screen.getByRole('region', { name }));
const openDialog = async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: /^Loe tagasisidet/ }));
  return within(screen.getByRole('dialog', { name: 'Tallinn - Tartu' }));
};

describe('the feedback page', () => {
  it('on a wide screen has a column of its own for each fact', async () => {
    setScreen('wide');
    open();
    const grid = within(await screen.findByRole('grid', { name: 'Uus tagasiside tehtud töödelt' }));
    for (const name of ['Reisi kuupäev', 'Juht', 'Maksumus', 'Arve nr', 'Tulemus'])
      expect(await grid.findByRole('columnheader', { name: new RegExp(`^${name}`) })).toBeVisible();
    for (const count of ['1 hea', '1 halb', '1 puudu']) expect(await grid.findByText(count)).toBeVisible();
    expect(grid.getByText('1204')).toBeVisible();
  });

  it('counts what went well, what badly and what is missing, and lists jobs without any', async () => {
    open();
    expect(await screen.findByText('1 tööl on lugemata tagasiside')).toBeVisible();
    const unread = section(/Uus tagasiside tehtud töödelt/);
    for (const count of ['1 hea', '1 halb', '1 puudu']) expect(unread.getByText(count)).toBeVisible();
    expect(unread.getByText(/^540,00\s€$/)).toBeVisible();
    expect(unread.getByText(/Jaan, Liis, Kalev · 47 reisijat · arve nr 1204/)).toBeVisible();
    const missing = section(/Tagasisideta tööd/);
    expect(missing.getByRole('link', { name: '05.11.2026 08:00' })).toHaveAttribute(
      'href',
      `/platform/job/${idInPath('m1')}`,
    );
    expect(missing.queryByRole('button', { name: /^Loe/ })).toBeNull();
  });

  it('shows what each driver wrote, and marks one as read', async () => {
    const dialog = await openDialog();
    expect(dialog.getByText('Buss jäi seisma')).toBeVisible();
    expect(dialog.getAllByText('Tunde kokku 11,5')).toHaveLength(2);
    expect(dialog.getByText('Tagasiside puudub')).toBeVisible();
    const now = {
      ...lists,
      unreadFeedback: [job('u1', crew, [report(idOf('f1'), jaan, true, true), report(idOf('f2'), liis, false)])],
    };
    overview.mockReturnValue({ data: now });
    await userEvent.click(dialog.getByRole('button', { name: 'Märgi loetuks: Jaan' }));
    expect(await screen.findByText('Tagasiside märgitud loetuks')).toBeVisible();
    expect(markRead).toHaveBeenCalledWith({ id: idOf('f1') });
    expect(await dialog.findByText('Loetud')).toBeVisible();
    // With the last one the job leaves the list, and the dialog with it.
    overview.mockReturnValue({ data: { ...lists, unreadFeedback: [] } });
    await userEvent.click(dialog.getByRole('button', { name: 'Märgi loetuks: Liis' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keeps apart the jobs that ended today: their drivers have the rest of the day', async () => {
    const today = { ...job('t1', [jaan], []), end: new Date().toISOString() };
    overview.mockReturnValue({ data: { ...lists, feedbacklessJobs: [today, ...lists.feedbacklessJobs] } });
    open();
    await screen.findByText('1 tööl on lugemata tagasiside');
    expect(section(/Tagasisideta tööd/).getByText('Firma m1')).toBeVisible();
    expect(section(/Tagasisideta tööd/).queryByText('Firma t1')).toBeNull();
    expect(section(/Täna lõppenud tööd/).getByText('Firma t1')).toBeVisible();
  });

  it('moves the job to the archive, which reads all of it, and shows the lists anew', async () => {
    const dialog = await openDialog();
    overview.mockReturnValue({ data: { unreadFeedback: [], feedbacklessJobs: [] } });
    await userEvent.click(dialog.getByRole('button', { name: 'Liiguta arhiivi' }));
    expect(await screen.findByText('Kõik tagasisided märgitud loetuks!')).toBeVisible();
    expect(archive).toHaveBeenCalledWith({ id: idOf('u1'), version: 5 });
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
