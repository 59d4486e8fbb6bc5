import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, refusedCall, renderClient } from '../../../testRender';
import type { Replies } from '../../../testRender';
import DriverHoursPage from './DriverHoursPage';
import { ids, replied } from '../../../testReplies';

const asked = jest.fn<unknown, [Record<string, unknown>]>();
const { driversHours: drivers } = replied('DriversHours', 'week');
const { driverHours: hours } = replied('DriverHours', 'jaan');

const open = (path: string, replies: Replies = {}) =>
  renderClient(<DriverHoursPage />, {
    path,
    replies: {
      ReportDrivers: () => ({ data: replied('ReportDrivers', 'full') }),
      DriverHours: (variables) => {
        asked(variables);
        return { data: { driverHours: hours } };
      },
      DriversHours: () => ({ data: replied('DriversHours', 'week') }),
      ...replies,
    },
  });
const address = `/platform/driverReports/hours?juht=${ids.jaan}&algus=2026-11-30`;
beforeEach(() => jest.clearAllMocks());

it('shows all drivers as strips until one is chosen, and keeps driver and period in the address', async () => {
  const { where } = open('/platform/driverReports/hours?paevi=56');
  const strips = within(await screen.findByRole('list', { name: 'Kõik juhid' }));
  const names = strips.getAllByRole('link').map(({ textContent }) => textContent);
  expect(names).toEqual(drivers.map(({ name }) => name));
  expect(strips.getAllByRole('img')[0]).toHaveAccessibleName(
    /^juhtimine kokku \d+ h( \d\d)?, töö kokku \d+ h( \d\d)?$/,
  );
  expect(asked).not.toHaveBeenCalled();
  await userEvent.click(strips.getByRole('link', { name: 'Jaan Tamm' }));
  expect(await screen.findByRole('heading', { name: 'Jaan Tamm' })).toBeVisible();
  expect(where.search).toBe(`?paevi=56&juht=${ids.jaan}`);
  expect(asked.mock.calls[0]?.[0]).toMatchObject({ driverId: ids.jaan, days: 56 });
  await userEvent.click(screen.getByRole('button', { name: 'Kõik juhid' }));
  expect(await screen.findByRole('list', { name: 'Kõik juhid' })).toBeVisible();
});

it('opens the driver of a link whose id has capitals', async () => {
  open(address.replace(ids.jaan, ids.jaan.toUpperCase()));
  expect(await screen.findByRole('heading', { name: 'Jaan Tamm' })).toBeVisible();
  expect(asked.mock.calls[0]?.[0]).toMatchObject({ driverId: ids.jaan });
});

it('says why the strips cannot be loaded, and that there are no drivers', async () => {
  let fails = true;
  open('/platform/driverReports/hours', {
    DriversHours: () => (fails ? refusal('noSuchOrder') : { data: { driversHours: [] } }),
  });
  expect(await screen.findByText(/Sõidu- ja puhkeaega ei õnnestunud laadida/)).toBeVisible();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Proovi uuesti' }));
  expect(await screen.findByText('Juhte veel ei ole')).toBeVisible();
});

it('draws a line a day, with infringements and headroom', async () => {
  // Nine hours are driven: what is left is of the tenth.
  const headroom = { ...hours.headroom!, drivingToday: 0, drivingTodayExtended: 20 };
  const { where } = open(address, { DriverHours: () => ({ data: { driverHours: { ...hours, headroom } } }) });
  const table = within(await screen.findByRole('table', { name: 'Päevad' }));
  expect(table.getByRole('row', { name: /L 05\.12/ })).toHaveTextContent('2 h 46 · 9 h 08');
  expect(table.getByRole('row', { name: /L 05\.12/ })).toHaveTextContent('teatatud 9 h 30, plaanis 3 h 36');
  expect(table.getByRole('row', { name: /P 06\.12/ })).toHaveTextContent('puhkus');
  expect(table.getByRole('img', { name: /juhtimine 10:00–11:28 · Tallinn - Paide - Tartu/ })).toBeVisible();
  const found = within(screen.getByRole('region', { name: '1 Rikkumised' }));
  expect(found.getByText('oluline · SI')).toBeVisible();
  expect(found.getByText(/05\.12\.2026: vaheaegu kokku 22 min/)).toBeVisible();
  expect(found.getByText(/tõstaks ettevõtte riskiskoori 10 punkti/)).toBeVisible();
  const [link] = found.getAllByRole('link', { name: /^Ava reis \d+ ›$/ });
  expect(link).toHaveAttribute('href', `/platform/job/${ids.job}`);
  expect(screen.getByRole('meter', { name: 'Juhtida täna (10 h, pikendatud päev)' })).toHaveAttribute(
    'aria-valuetext',
    '20 min alles',
  );
  expect(screen.getByText('P 07:15')).toBeVisible();
  expect(screen.queryByText(/kehtib ainult päeval/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Hilisemad päevad' }));
  expect(where.search).toBe(`?juht=${ids.jaan}&algus=2026-12-28`);
});

it('says that the later rest is for days of at most 7 h of driving, where it is allowed', async () => {
  const later = { ...hours.headroom!, isLaterRest: true };
  open(address, { DriverHours: () => ({ data: { driverHours: { ...hours, headroom: later } } }) });
  expect(await screen.findByText('Lühim lubatud puhkus hiljemalt')).toBeVisible();
  expect(screen.getByText('Hilisem lühim puhkus kehtib ainult päeval, mil juhitakse kuni 7 h.')).toBeVisible();
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
          restedBefore: '2026-11-30T06:00:00.000Z',
          problems: ['samal ajal on teine sõit'],
        },
      },
    }),
  });
  expect(await screen.findByText('Neil päevadel ei ole juhil ühtegi sõitu')).toBeVisible();
  expect(screen.getByText(/Enne 30\.11\.2026 ei ole juhi tööaeg teada/)).toBeVisible();
  expect(screen.getByText(/Andmed on vastuolus.*samal ajal on teine sõit/)).toBeVisible();
  expect(screen.getByText('Seadus lubab kõike, mis nendel päevadel kirjas on.')).toBeVisible();
});

it('explains a failed request, and tries again; shows the refusal of a PDF', async () => {
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

it('enters work elsewhere, shows an error at its field, and deletes it after asking', async () => {
  const remove = jest.fn((_variables: Record<string, unknown>) => ({ data: { deleteActivityEntry: true } }));
  open(address, {
    ActivityEntries: () => ({ data: replied('ActivityEntries', 'jaan') }),
    DeleteActivityEntry: remove,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Töö mujal' }));
  expect(await screen.findByText('03.12.2026 18:00–22:00 muu töö · Aitas kolimisel')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Lisa töö mujal' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Lisa töö mujal' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Salvesta' }));
  expect(dialog.getAllByText('Palun täitke algus ja lõpp')).toHaveLength(2);
  await userEvent.click(dialog.getByRole('button', { name: 'Loobu' }));
  const asksBefore = asked.mock.calls.length;
  await userEvent.click(await screen.findByRole('button', { name: /^Kustuta kanne: 03\.12/ }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Kustuta kanne' }));
  expect(await screen.findByText('Kanne kustutatud!')).toBeVisible();
  expect(remove.mock.calls[0]?.[0]).toEqual({ id: replied('ActivityEntries', 'jaan').activityEntries[0]!.id });
  expect(asked.mock.calls.length).toBeGreaterThan(asksBefore);
});
