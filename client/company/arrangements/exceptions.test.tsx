import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeSnackbar } from 'notistack';
import { makeId } from '../../testIds';
import { ids, replied } from '../../testReplies';
import { refusal, setScreen } from '../../testRender';
import { arrangement, arrangementInPath, day, open, press, replyWithDay } from './arrangements.fixture';

afterEach(() => act(() => closeSnackbar()));

const { arrangementExceptions } = replied('ArrangementById', 'planned');
const [shorter, holiday] = arrangementExceptions as [Exception, Exception];
type Exception = (typeof arrangementExceptions)[number];

it('an exception is made, and deleting it restores the day and leads to the calendar', async () => {
  const [differing] = replied('ArrangementDays', 'differing').calendar.occurrences;
  let stored = day;
  const create = jest.fn((_variables: Record<string, unknown>) => {
    stored = { ...differing!, date: day.date };
    const { createArrangementException } = replied('CreateArrangementException', 'school');
    return { data: { createArrangementException: { ...createArrangementException, date: day.date } } };
  });
  const remove = jest.fn((_variables: Record<string, unknown>) => ({ data: { deleteArrangementException: true } }));
  const trip = {
    ...replied('BusyOnDate', 'full').busyTimes[0]!,
    start: '2026-12-03T05:00:00.000Z',
    end: '2026-12-04T15:00:00.000Z',
  };
  const busy = jest.fn((_variables: Record<string, unknown>) => ({
    data: {
      busyTimes: [
        { ...trip, driverId: ids.jaan, arrangementId: ids.school, title: 'Koolibuss' },
        { ...trip, driverId: ids.liis, title: 'Pärnu - Narva' },
      ],
    },
  }));
  const { where } = open(`/platform/arrangement/${arrangementInPath}?date=${day.date}`, {
    ArrangementDays: () => replyWithDay(stored),
    BusyOnDate: busy,
    CreateArrangementException: create,
    DeleteArrangementException: remove,
  });
  expect(await screen.findByRole('button', { name: 'Loo erand' })).toBeDisabled();
  // Other trips of a driver stand beside the name; the arrangement itself does not count.
  const liisAway = await screen.findByRole('option', { name: 'Liis (liis) · 07:00-04.12.2026 17:00 Pärnu - Narva' });
  expect(screen.getByRole('option', { name: 'Jaan (jaan)' })).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Juht' }), liisAway);
  expect(await screen.findByText('Juht on samal ajal mujal: 07:00-04.12.2026 17:00 Pärnu - Narva')).toBeVisible();
  expect(busy).toHaveBeenCalledWith({ from: day.start, to: day.end });
  await press('Loo erand');
  expect(await screen.findByText('Erand loodud!')).toBeVisible();
  expect(create.mock.calls[0]?.[0]).toEqual({
    arrangementId: ids.school,
    date: day.date,
    input: { description: '', driver: ids.liis, depart: '07:30', runs: true },
  });
  expect(await screen.findByRole('button', { name: 'Salvesta muudatused' })).toBeDisabled();
  await press('Kustuta erand');
  const question = within(await screen.findByRole('alertdialog', { name: 'Kas oled kindel, et soovid kustutada?' }));
  await userEvent.click(question.getByRole('button', { name: 'Kustuta' }));
  await waitFor(() => expect(where.pathname).toBe('/platform/schedule'));
  expect(remove).toHaveBeenCalledWith({ id: shorter.id });
});

it.each(['phone', 'wide'] as const)(
  'lists exceptions, the latest first, each with its differences, %s',
  async (size) => {
    setScreen(size);
    const exceptions = [
      shorter,
      { ...holiday, date: '2026-12-18', description: 'Vaheaeg' },
      { ...holiday, id: makeId('e3'), date: '2026-12-19', runs: true },
    ];
    open(`/platform/arrangement/${arrangementInPath}`, {
      ArrangementById: () => ({ data: { arrangement, arrangementExceptions: exceptions } }),
    });
    const list = within(await screen.findByRole('region', { name: /Erandid/ }));
    const link = await list.findByRole('link', { name: '14.12.2026' });
    expect(link).toHaveAttribute('href', `/platform/arrangement/${arrangementInPath}?date=2026-12-14`);
    expect(list.queryAllByRole('columnheader').length > 0).toBe(size === 'wide');
    const rows = list.getAllByRole(size === 'wide' ? 'row' : 'listitem').slice(-3);
    const shown = [
      // A Saturday, on which the arrangement does not run.
      ['19.12.2026', 'tavaline', 'tavaline', 'Päev ei kuulu enam graafikusse'],
      ['18.12.2026', 'ei sõida', 'Vaheaeg'],
      ['14.12.2026', '09:15', 'Liis', 'Lühem ring'],
    ];
    for (const [index, texts] of shown.entries())
      for (const text of texts)
        for (const each of within(rows[index] as HTMLElement).getAllByText(text)) expect(each).toBeVisible();
    expect(within(rows[0] as HTMLElement).getAllByText('tavaline')).toHaveLength(2);
    expect(within(rows[1] as HTMLElement).queryByText('tavaline')).toBeNull();
  },
);

it('offers public holidays to be left out, and tells of days on which somebody is in two places', async () => {
  const create = jest.fn((_variables: Record<string, unknown>) => refusal('secondException'));
  open(`/platform/arrangement/${arrangementInPath}`, {
    ArrangementById: () => ({ data: replied('ArrangementById', 'school') }),
    ArrangementDays: () => replyWithDay({ ...day, overlapping: [ids.jaan] }),
    PublicHolidays: () => ({ data: replied('PublicHolidays', 'full') }),
    CreateArrangementException: create,
  });
  const overlaps = within(
    await screen.findByRole('alert', { name: (_, alert) => /Kattuvused/.test(alert.textContent ?? '') }),
  );
  expect(overlaps.getByText('Jaan Tamm', { exact: false })).toHaveTextContent('03.12.2026');
  await userEvent.click(await screen.findByRole('button', { name: /Riigipühad/ }));
  // It does not run on a Saturday, and has an exception for the 24th already.
  expect(screen.queryByText(/teine jõulupüha/)).toBeNull();
  const excepted = screen.getAllByRole('listitem').find(({ textContent }) => textContent?.startsWith('jõululaupäev'));
  expect(within(excepted!).queryByRole('button')).toBeNull();
  await press('Ei sõida: 25.12.2026');
  await waitFor(() =>
    expect(create).toHaveBeenCalledWith({ arrangementId: ids.school, date: '2026-12-25', input: { runs: false } }),
  );
});
