import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, refusedCall, renderClient } from '../../../testRender';
import type { DataOf, Replies } from '../../../testRender';
import DriverHoursPage from './DriverHoursPage';
import { idOf } from '../../../testIds';

const jaan = { __typename: 'User', id: idOf('u1'), firstname: 'Jaan', lastname: 'Tamm' };
const asked = jest.fn<unknown, [Record<string, unknown>]>();
const activity = {
  __typename: 'HoursActivity',
  source: 'plan' as const,
  title: 'Tallinn - Tartu',
  orderId: idOf('o1'),
};
const hours: DataOf<'DriverHours'>['driverHours'] = {
  __typename: 'DriverHours',
  driver: jaan,
  days: [
    {
      __typename: 'HoursDay',
      date: '2026-11-17',
      start: '2026-11-16T22:00:00Z',
      end: '2026-11-17T22:00:00Z',
      driving: 290,
      work: 320,
      availability: 0,
      planned: 320,
      reported: 480,
    },
    {
      __typename: 'HoursDay',
      date: '2026-11-18',
      start: '2026-11-17T22:00:00Z',
      end: '2026-11-18T22:00:00Z',
      driving: 0,
      work: 0,
      availability: 0,
      planned: null,
      reported: null,
    },
  ],
  activities: [
    { ...activity, kind: 'otherWork', start: '2026-11-17T06:30:00Z', end: '2026-11-17T07:00:00Z' },
    { ...activity, kind: 'driving', start: '2026-11-17T07:00:00Z', end: '2026-11-17T11:50:00Z' },
  ],
  infringements: [
    {
      __typename: 'HoursInfringement',
      rule: 'drivingBreak',
      article: '561/2006 art 7',
      severity: 'MI',
      severityName: 'väike',
      sentence: '4 h 50 juhtimist ilma 45-minutilise vaheajata, lubatud 4 h 30',
      from: '2026-11-17T07:00:00Z',
      to: '2026-11-17T11:50:00Z',
      riskPoints: 1,
      orderId: idOf('o1'),
      tripNumber: 186,
    },
  ],
  problems: [],
  riskPoints: 1,
  restedBefore: null,
  headroom: {
    __typename: 'HoursHeadroom',
    at: '2026-11-18T10:00:00Z',
    drivingBeforeBreak: 130,
    drivingToday: 0,
    drivingTodayExtended: 20,
    drivingThisWeek: 715,
    drivingInTwoWeeks: 860,
    extendedDaysLeft: 1,
    reducedRestsLeft: 1,
    dailyRestBy: '2026-11-18T19:40:00Z',
    weeklyRestBy: '2026-11-21T19:40:00Z',
    doubtful: false,
  },
};

const open = (path: string, replies: Replies = {}) =>
  renderClient(<DriverHoursPage />, {
    path,
    replies: {
      ReportDrivers: () => ({
        data: { drivers: [{ ...jaan, username: 'jaan', hidden: false, role: 'driver' as const }] },
      }),
      DriverHours: (variables) => {
        asked(variables);
        return { data: { driverHours: hours } };
      },
      ...replies,
    },
  });
const address = `/platform/driverReports/hours?juht=${idOf('u1')}&algus=2026-11-17`;
beforeEach(() => jest.clearAllMocks());

it('asks for nothing until a driver is chosen, and keeps who and when in the address', async () => {
  const { where } = open('/platform/driverReports/hours');
  expect(await screen.findByText('Valige juht')).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('combobox', { name: 'Juht' }));
  await userEvent.click(await screen.findByRole('option', { name: /Jaan/ }));
  expect(await screen.findByRole('heading', { name: 'Jaan Tamm' })).toBeVisible();
  expect(where.search).toBe(`?juht=${idOf('u1')}`);
  expect(asked.mock.calls[0]?.[0]).toMatchObject({ driverId: idOf('u1'), days: 28 });
});

it('draws a line a day, tells what breaks the law, and what is left', async () => {
  const { where } = open(address);
  const table = within(await screen.findByRole('table', { name: 'Päevad' }));
  expect(table.getByRole('row', { name: /T 17\.11/ })).toHaveTextContent('4:50 · 5:20');
  expect(table.getByRole('row', { name: /T 17\.11/ })).toHaveTextContent('teatatud 8:00, plaanis 5:20');
  expect(table.getByRole('row', { name: /K 18\.11/ })).toHaveTextContent('puhkus');
  expect(table.getByRole('img', { name: /juhtimine 09:00–13:50 · Tallinn - Tartu/ })).toBeVisible();
  const found = within(screen.getByRole('region', { name: '1 Rikkumised' }));
  expect(found.getByText('väike · MI')).toBeVisible();
  expect(found.getByText(/17\.11\.2026: 4 h 50 juhtimist/)).toBeVisible();
  expect(found.getByText(/tõstaks ettevõtte riskiskoori 1 punkti/)).toBeVisible();
  expect(found.getByRole('link', { name: 'Ava reis 186 ›' })).toHaveAttribute('href', `/platform/job/${idOf('o1')}`);
  // Nine hours are driven: what is left is of the tenth.
  expect(screen.getByRole('meter', { name: 'Juhtida täna (10 h, pikendatud päev)' })).toHaveAttribute(
    'aria-valuetext',
    '0:20 alles',
  );
  expect(screen.getByText('L 21:40')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Hilisemad päevad' }));
  expect(where.search).toBe(`?juht=${idOf('u1')}&algus=2026-12-15`);
});

it('says that nothing is planned, that the past is not known, and that data contradict each other', async () => {
  open(address, {
    DriverHours: () => ({
      data: {
        driverHours: {
          ...hours,
          activities: [],
          infringements: [],
          riskPoints: 0,
          restedBefore: '2026-11-17T06:00:00Z',
          problems: ['samal ajal on teine sõit'],
        },
      },
    }),
  });
  expect(await screen.findByText('Neil päevadel ei ole juhil ühtegi sõitu')).toBeVisible();
  expect(screen.getByText(/Enne 17\.11\.2026 ei ole juhi tööaeg teada/)).toBeVisible();
  expect(screen.getByText(/Andmed on vastuolus.*samal ajal on teine sõit/)).toBeVisible();
  expect(screen.getByText('Seadus lubab kõike, mis nendel päevadel kirjas on.')).toBeVisible();
});

it('says why it cannot be loaded, and tries again; a PDF that is refused is told', async () => {
  let fails = true;
  open(address, {
    DriverHours: () => (fails ? refusal('noSuchOrder') : { data: { driverHours: hours } }),
  });
  expect(await screen.findByText(/Sõidu- ja puhkeaega ei õnnestunud laadida/)).toBeVisible();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Proovi uuesti' }));
  expect(await screen.findByRole('table', { name: 'Päevad' })).toBeVisible();
  global.fetch = jest.fn(() => Promise.resolve(refusedCall('reportUnreadable').response)) as unknown as typeof fetch;
  await userEvent.click(screen.getByRole('button', { name: 'PDF' }));
  expect(await screen.findByText('[req-1] Aruannet ei saa lugeda')).toBeVisible();
});

it('enters work elsewhere, says what is wrong with it at its field, and deletes it after asking', async () => {
  const entry = {
    __typename: 'EnteredActivity',
    id: idOf('e1'),
    start: '2026-11-17T16:00:00Z',
    end: '2026-11-17T20:00:00Z',
    kind: 'otherWork' as const,
    note: 'Aitas kolimisel',
  };
  const remove = jest.fn((_variables: Record<string, unknown>) => ({ data: { deleteActivityEntry: true } }));
  open(address, {
    ActivityEntries: () => ({ data: { activityEntries: [entry] } }),
    DeleteActivityEntry: remove,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Töö mujal' }));
  expect(await screen.findByText('17.11.2026 18:00–22:00 muu töö · Aitas kolimisel')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Lisa töö mujal' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Lisa töö mujal' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Salvesta' }));
  expect(dialog.getAllByText('Palun täitke algus ja lõpp')).toHaveLength(2);
  await userEvent.click(dialog.getByRole('button', { name: 'Loobu' }));
  const asksBefore = asked.mock.calls.length;
  await userEvent.click(await screen.findByRole('button', { name: /^Kustuta kanne: 17\.11/ }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Kustuta kanne' }));
  expect(await screen.findByText('Kanne kustutatud!')).toBeVisible();
  expect(remove.mock.calls[0]?.[0]).toEqual({ id: idOf('e1') });
  expect(asked.mock.calls.length).toBeGreaterThan(asksBefore);
});
