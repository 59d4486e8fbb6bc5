import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeSnackbar } from 'notistack';
import { act } from 'react';
import { Route, Routes } from 'react-router';
import { addDays } from '../../../server/platform/values/localDay';
import { weekdayOf } from '../../lib/texts/month';
import { formatLocalDate, localDateOf } from '../../lib/texts/time';
import type { Replies } from '../../testRender';
import { refusal, renderClient, replyMock, setScreen } from '../../testRender';
import ArrangementPage from './ArrangementPage';
import ArrangementsPage from './ArrangementsPage';
import NewArrangementPage from './NewArrangementPage';
import { idInPath, idOf } from '../../testIds';

const person = (id: string, firstname: string, hidden = false) => ({
  __typename: 'User',
  id,
  firstname,
  lastname: '',
  username: firstname.toLowerCase(),
  role: 'driver' as const,
  hidden,
});
const [mari, jaan, peeter] = [
  person(idOf('d1'), 'Mari'),
  person(idOf('d2'), 'Jaan'),
  person(idOf('d3'), 'Peeter', true),
];
const fields = {
  name: 'Koolibuss',
  description: 'Kooli ja tagasi',
  weekdays: [4],
  firstDay: '2026-11-01',
  lastDay: '2027-05-31',
  depart: '07:30',
  durationMin: 90,
  shortLine: false,
  drivingMin: null,
  driver: mari,
  bus: null,
};
/** What it is from a day on. */
const period = (from: string | null, more: Partial<typeof fields> = {}) => ({
  __typename: 'ArrangementPeriod',
  from,
  ...fields,
  ...more,
});
const arrangement = {
  __typename: 'Arrangement',
  id: idOf('aa'),
  version: 3,
  ...fields,
  active: true,
  deleted: false,
  previousDrivers: [],
  periods: [period(null)],
};
const day = {
  __typename: 'Occurrence',
  arrangementId: idOf('aa'),
  exceptionId: null as string | null,
  date: '2026-11-12',
  description: 'Kooli ja tagasi',
  depart: '07:30',
  start: '2026-11-12T05:30:00Z',
  end: '2026-11-12T07:00:00Z',
  runs: true,
  driver: mari,
  bus: null,
  overlapping: [],
};
const replies: Replies = {
  ArrangementChoices: () => ({ data: { drivers: [mari, jaan, peeter], buses: [] } }),
  ArrangementById: () => ({ data: { arrangement: arrangement, arrangementExceptions: [] } }),
  ArrangementDays: () => ({ data: { calendar: { __typename: 'Calendar', occurrences: [day] } } }),
  BusyOnDate: () => ({ data: { busyTimes: [] } }),
  PublicHolidays: () => ({ data: { thisYear: [], nextYear: [] } }),
};
const open = (path: string, more: Replies = {}) =>
  renderClient(
    <Routes>
      <Route path="/platform/arrangements" element={<ArrangementsPage />} />
      <Route path="/platform/arrangements/new" element={<NewArrangementPage />} />
      <Route path="/platform/arrangement/:id" element={<ArrangementPage />} />
      <Route path="*" element={<p>mujal</p>} />
    </Routes>,
    { path, replies: { ...replies, ...more } },
  );
const typeDay = async (label: string, digits: string) => {
  await userEvent.click(
    within(screen.getByRole('group', { name: label })).getAllByRole('spinbutton')[0] as HTMLElement,
  );
  await userEvent.keyboard(digits);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

afterEach(() => act(() => closeSnackbar()));

it('a new arrangement: Thursday at first, every problem at its field, the server’s too, then on to the arrangement', async () => {
  const create = replyMock<'CreateArrangement'>(() => ({ data: { createArrangement: arrangement } }));
  create.mockImplementationOnce(() => refusal('lastDayFirst'));
  const { where } = open('/platform/arrangements/new', { CreateArrangement: create });
  expect(await screen.findByRole('button', { name: 'neljapäev' })).toHaveAttribute('aria-pressed', 'true');
  expect(within(screen.getByRole('combobox', { name: 'Juht' })).queryByText(/Peeter/)).toBeNull();
  await press('neljapäev');
  await press('Salvesta');
  for (const message of [
    'Palun sisestage nimi',
    'Palun sisestage esimene päev',
    'Palun sisestage viimane päev',
    'Palun valige vähemalt üks nädalapäev',
    'Palun valige juht!',
  ])
    expect(await screen.findByText(message)).toBeVisible();

  await userEvent.type(screen.getByLabelText('Nimi'), 'Koolibuss');
  await typeDay('Algus', '01112026');
  await typeDay('Lõpp', '31052027');
  await press('esmaspäev');
  await press('reede');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Juht' }), 'Mari (mari)');
  await press('Salvesta');
  expect(await screen.findByText('Viimane päev ei saa olla enne esimest')).toBeVisible();
  await press('Salvesta');
  expect(await screen.findByText('Regulaarvedu loodud!')).toBeVisible();
  expect(create.mock.calls[1]?.[0]).toEqual({
    input: {
      name: 'Koolibuss',
      description: '',
      firstDay: '2026-11-01',
      lastDay: '2027-05-31',
      weekdays: [1, 5],
      depart: '08:00',
      durationMin: 60,
      driver: idOf('d1'),
      bus: null,
      shortLine: false,
      drivingMin: null,
    },
  });
  await waitFor(() => expect(where.pathname).toBe(`/platform/arrangement/${idInPath('aa')}`));
});

it('without a date the page edits the whole, and says where dates are opened', async () => {
  const update = jest.fn((_variables: Record<string, unknown>) => refusal('staleArrangement', { version: 4 }));
  open(`/platform/arrangement/${idInPath('aa')}`, { UpdateArrangement: update });
  expect(await screen.findByText('Olemasolevaid erandeid ei kirjutata üle')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Juht' }), 'Jaan (jaan)');
  expect(screen.getByText(/Varasemad päevad jäävad nii, nagu need sõideti/)).toBeVisible();
  await press('Salvesta');
  expect(await screen.findByText(/Keegi on regulaarvedu vahepeal muutnud/)).toBeVisible();
  expect(update.mock.calls[0]?.[0]).toMatchObject({
    ...{ id: idOf('aa'), version: 3, input: { driver: idOf('d2') } },
    from: localDateOf(new Date()),
  });
  await press('Muuda sellel kuupäeval');
  expect(screen.getByText('Avage kalendrist päev, mida soovite muuta.')).toBeVisible();
});

it('what is planned is shown and edited from its day on; a day gone by is refused at its field', async () => {
  const plannedFrom = addDays(localDateOf(new Date()), 10);
  const planned = period(plannedFrom, { depart: '09:00', driver: jaan });
  const update = jest.fn((_variables: Record<string, unknown>) => refusal('pastArrangement'));
  open(`/platform/arrangement/${idInPath('aa')}`, {
    ArrangementById: () => ({
      data: { arrangement: { ...arrangement, periods: [period(null), planned] }, arrangementExceptions: [] },
    }),
    UpdateArrangement: update,
  });
  expect(
    await screen.findByText(`Kavandatud muudatus: alates ${formatLocalDate(plannedFrom)} N 09:00, Jaan.`),
  ).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Juht' })).toHaveValue(idOf('d2'));
  await typeDay('Kehtib alates', '01012026');
  expect(screen.getByText(/asendatakse sellega/)).toBeVisible();
  await press('Salvesta');
  expect(await screen.findByText(/Möödunud päevi ei muudeta/)).toBeVisible();
  expect(update.mock.calls[0]?.[0]).toMatchObject({
    from: '2026-01-01',
    input: { depart: '09:00', driver: idOf('d2') },
  });
});

it('who drove on days gone by is corrected, of a deleted arrangement too, which is edited no more', async () => {
  const correct = replyMock<'CorrectArrangementDriver'>(() => ({
    data: { correctArrangementDriver: arrangement },
  }));
  correct.mockImplementationOnce(() => refusal('correctedAhead'));
  open(`/platform/arrangement/${idInPath('aa')}`, {
    ArrangementById: () => ({ data: { arrangement: { ...arrangement, deleted: true }, arrangementExceptions: [] } }),
    CorrectArrangementDriver: correct,
  });
  expect(await screen.findByText(/Regulaarvedu on kustutatud/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Salvesta' })).toBeNull();
  await press('Paranda möödunud päevade juht');
  await press('Paranda juht');
  expect(await screen.findAllByText('Palun sisestage päev')).toHaveLength(2);
  await typeDay('Esimene päev', '05112026');
  await typeDay('Viimane päev', '12112026');
  // Who left may have driven.
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tegelik juht' }), 'Peeter (peeter) (peidetud)');
  await press('Paranda juht');
  expect(await screen.findByText('Parandada saab möödunud päevi')).toBeVisible();
  await press('Paranda juht');
  expect(await screen.findByText('Möödunud päevade juht parandatud!')).toBeVisible();
  expect(correct).toHaveBeenLastCalledWith({
    id: idOf('aa'),
    first: '2026-11-05',
    last: '2026-11-12',
    driver: idOf('d3'),
  });
});

it('an exception is made, and deleting it restores the day and leads to the calendar', async () => {
  let stored = day;
  const create = jest.fn((_variables: Record<string, unknown>) => {
    stored = { ...day, exceptionId: idOf('e1'), depart: '09:15', driver: jaan };
    const exception = {
      __typename: 'ArrangementException',
      id: idOf('e1'),
      date: day.date,
      depart: '09:15',
      runs: true,
    };
    return { data: { createArrangementException: { ...exception, description: '', driver: jaan } } };
  });
  const remove = jest.fn((_variables: Record<string, unknown>) => ({ data: { deleteArrangementException: true } }));
  const trip = (driverId: string, arrangementId: string | null, title: string) => ({
    ...{ __typename: 'BusyTime', driverId, arrangementId, title },
    ...{ start: '2026-11-12T05:00:00Z', end: '2026-11-13T15:00:00Z' },
  });
  const busy = jest.fn((_variables: Record<string, unknown>) => ({
    data: { busyTimes: [trip(idOf('d1'), idOf('aa'), 'Koolibuss'), trip(idOf('d2'), null, 'Pärnu - Narva')] },
  }));
  const { where } = open(`/platform/arrangement/${idInPath('aa')}?date=2026-11-12`, {
    ArrangementDays: () => ({ data: { calendar: { __typename: 'Calendar', occurrences: [stored] } } }),
    BusyOnDate: busy,
    CreateArrangementException: create,
    DeleteArrangementException: remove,
  });
  expect(await screen.findByRole('button', { name: 'Loo erand' })).toBeDisabled();
  // What else a driver has then stands beside the name; the arrangement itself does not count.
  const jaanAway = await screen.findByRole('option', { name: 'Jaan (jaan) · 07:00-13.11.2026 17:00 Pärnu - Narva' });
  expect(screen.getByRole('option', { name: 'Mari (mari)' })).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Juht' }), jaanAway);
  expect(await screen.findByText('Juht on samal ajal mujal: 07:00-13.11.2026 17:00 Pärnu - Narva')).toBeVisible();
  expect(busy).toHaveBeenCalledWith({ from: '2026-11-12T05:30:00.000Z', to: '2026-11-12T07:00:00.000Z' });
  await press('Loo erand');
  expect(await screen.findByText('Erand loodud!')).toBeVisible();
  expect(create.mock.calls[0]?.[0]).toEqual({
    arrangementId: idOf('aa'),
    date: '2026-11-12',
    input: { description: 'Kooli ja tagasi', driver: idOf('d2'), depart: '07:30', runs: true },
  });
  expect(await screen.findByRole('button', { name: 'Salvesta muudatused' })).toBeDisabled();
  await press('Kustuta erand');
  const question = within(await screen.findByRole('alertdialog', { name: 'Kas oled kindel, et soovid kustutada?' }));
  await userEvent.click(question.getByRole('button', { name: 'Kustuta' }));
  await waitFor(() => expect(where.pathname).toBe('/platform/schedule'));
  expect(remove).toHaveBeenCalledWith({ id: idOf('e1') });
});

it.each(['phone', 'wide'] as const)('lists active arrangements and those that are over, %s', async (size) => {
  setScreen(size);
  const over = { ...arrangement, id: idOf('bb'), name: 'Rannabuss', weekdays: [6, 7], driver: peeter, active: false };
  open('/platform/arrangements', {
    Arrangements: () => ({ data: { active: [{ ...arrangement, weekdays: [1, 3, 5] }], inactive: [over] } }),
  });
  const active = within(await screen.findByRole('region', { name: /Aktiivsed/ }));
  const link = await active.findByRole('link', { name: 'Koolibuss' });
  expect(link).toHaveAttribute('href', `/platform/arrangement/${idInPath('aa')}`);
  expect(active.queryAllByRole('columnheader').length > 0).toBe(size === 'wide');
  for (const text of ['E K R', '07:30', 'Mari', '31.05.2027', 'Kooli ja tagasi'])
    expect(active.getByText(text)).toBeVisible();
  const inactive = within(screen.getByRole('region', { name: /Mitteaktiivsed/ }));
  expect(await inactive.findByText('L P')).toBeVisible();
  expect(inactive.getByText('Peeter (peidetud)')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Uus regulaarvedu' })).toHaveAttribute('href', '/platform/arrangements/new');
});

it.each(['phone', 'wide'] as const)(
  'lists exceptions, the latest first, each with what is different, %s',
  async (size) => {
    setScreen(size);
    const usual = { __typename: 'ArrangementException', driver: null, depart: null, description: '', runs: true };
    const exceptions = [
      { ...usual, id: idOf('e1'), date: '2026-11-12', depart: '09:15', driver: jaan, description: 'Lühem ring' },
      { ...usual, id: idOf('e2'), date: '2026-11-20', description: 'Enne pühi' },
      { ...usual, id: idOf('e3'), date: '2026-11-19', runs: false, description: 'Vaheaeg' },
    ];
    open(`/platform/arrangement/${idInPath('aa')}`, {
      ArrangementById: () => ({ data: { arrangement, arrangementExceptions: exceptions } }),
    });
    const list = within(await screen.findByRole('region', { name: /Erandid/ }));
    const link = await list.findByRole('link', { name: '12.11.2026' });
    expect(link).toHaveAttribute('href', `/platform/arrangement/${idInPath('aa')}?date=2026-11-12`);
    expect(list.queryAllByRole('columnheader').length > 0).toBe(size === 'wide');
    const rows = list.getAllByRole(size === 'wide' ? 'row' : 'listitem').slice(-3);
    const shown = [
      // A Friday, on which the arrangement does not run.
      ['20.11.2026', 'tavaline', 'tavaline', 'Päev ei kuulu enam graafikusse'],
      ['19.11.2026', 'ei sõida', 'Vaheaeg'],
      ['12.11.2026', '09:15', 'Jaan', 'Lühem ring'],
    ];
    for (const [index, texts] of shown.entries())
      for (const text of texts)
        for (const each of within(rows[index] as HTMLElement).getAllByText(text)) expect(each).toBeVisible();
    expect(within(rows[0] as HTMLElement).getAllByText('tavaline')).toHaveLength(2);
    expect(within(rows[1] as HTMLElement).queryByText('tavaline')).toBeNull();
  },
);

it('offers public holidays to be left out, and tells of days on which somebody is in two places', async () => {
  const today = localDateOf(new Date());
  const [holiday, other] = [addDays(today, 7), addDays(today, 8)];
  const days = { weekdays: [weekdayOf(today) + 1], firstDay: today, lastDay: addDays(today, 30) };
  const due = { ...arrangement, ...days, periods: [period(null, days)] };
  const create = jest.fn((_variables: Record<string, unknown>) => refusal('secondException'));
  open(`/platform/arrangement/${idInPath('aa')}`, {
    ArrangementById: () => ({ data: { arrangement: due, arrangementExceptions: [] } }),
    ArrangementDays: () => ({
      data: { calendar: { __typename: 'Calendar', occurrences: [{ ...day, date: today, overlapping: [idOf('d1')] }] } },
    }),
    PublicHolidays: () => ({
      data: {
        thisYear: [
          { __typename: 'PublicHoliday', date: holiday, name: 'jaanipäev' },
          { __typename: 'PublicHoliday', date: other, name: 'võidupüha' },
        ],
        nextYear: [],
      },
    }),
    CreateArrangementException: create,
  });
  const overlaps = within(
    await screen.findByRole('alert', { name: (_, alert) => /Kattuvused/.test(alert.textContent ?? '') }),
  );
  expect(overlaps.getByText('Mari', { exact: false })).toHaveTextContent(formatLocalDate(today));
  await userEvent.click(await screen.findByRole('button', { name: /Riigipühad/ }));
  // The arrangement does not run on the other one.
  expect(screen.queryByText(/võidupüha/)).toBeNull();
  await press(`Ei sõida: ${formatLocalDate(holiday)}`);
  await waitFor(() =>
    expect(create).toHaveBeenCalledWith({ arrangementId: idOf('aa'), date: holiday, input: { runs: false } }),
  );
});
