import { configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, refusedCall, renderClient } from '../../testRender';
import type { Replies } from '../../testRender';
import { findThisMonth } from './reportQuery';
import DriverReportsPage from './DriverReportsPage';
import { PrintSheet } from './print/PrintSheet';
import { ids, replied } from '../../testReplies';

const { driverReport, workingTime } = replied('DriverReports', 'week');
const ofJaan = driverReport.find(({ driver }) => driver.id === ids.jaan)!;
const reportDay = ofJaan.trips[0]!.days[0]!;
const report = {
  ...ofJaan,
  occurrences: [],
  trips: ofJaan.trips.slice(0, 1).map((trip) => ({
    ...trip,
    start: '2026-10-30T06:00:00.000Z',
    end: '2026-11-01T10:00:00.000Z',
    durationMin: 3120,
    days: [
      { ...reportDay, date: '2026-10-30', hours: 8 },
      { ...reportDay, date: '2026-10-31', hours: 7.5 },
    ],
  })),
};
const address = `/platform/driverReports?first=2026-10-01&last=2026-10-31&drivers=${ids.jaan}`;
const query = jest.fn<unknown, [Record<string, unknown>]>();

function open(path: string, replies: Replies = {}) {
  return renderClient(<DriverReportsPage />, {
    path,
    replies: {
      ReportDrivers: () => ({ data: replied('ReportDrivers', 'full') }),
      DriverReports: (variables) => {
        query(variables);
        return { data: { driverReport: [report], workingTime } };
      },
      ...replies,
    },
  });
}

const total = () => screen.getByRole('status', { name: 'KOKKU: Jaan Tamm' });
const field = (name: RegExp | string) => screen.getByRole('textbox', { name });
const type = (name: RegExp | string, text: string) => fireEvent.change(field(name), { target: { value: text } });

jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 10_000 });
beforeEach(() => {
  jest.clearAllMocks();
  localStorage.clear();
});

it('builds itself for this month of everybody, and follows the choices', async () => {
  const { where } = open('/platform/driverReports');
  expect(await screen.findByRole('table', { name: 'Jaan Tamm' })).toBeVisible();
  const { first, last } = findThisMonth();
  expect(query).toHaveBeenCalledWith({ first, last, driverIds: null });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Koosta kõikide juhtide jaoks' }));
  await userEvent.click(screen.getByRole('button', { name: 'Uuenda aruandeid' }));
  expect(await screen.findByText('Palun valige vähemalt üks juht')).toBeVisible();
  expect(query).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('combobox', { name: 'Juhid' }));
  await userEvent.click(await screen.findByRole('option', { name: /Jaan/ }));
  await waitFor(() => expect(query).toHaveBeenLastCalledWith({ first, last, driverIds: [ids.jaan] }));
  expect(where.search).toBe(`?first=${first}&last=${last}&drivers=${ids.jaan}`);
});

it('shows this month for everybody again when its own tab is pressed', async () => {
  open(address);
  const everybody = await screen.findByRole('checkbox', { name: 'Koosta kõikide juhtide jaoks' });
  expect(everybody).not.toBeChecked();
  await userEvent.click(screen.getByRole('link', { name: 'Tunnid' }));
  await waitFor(() => expect(everybody).toBeChecked());
});

it('keeps the edits over a reload, until they are thrown away', async () => {
  const first = open(address);
  await screen.findByRole('table', { name: 'Jaan Tamm' });
  expect(query).toHaveBeenCalledWith({ first: '2026-10-01', last: '2026-10-31', driverIds: [ids.jaan] });
  expect(total()).toHaveTextContent('15,5 h');
  expect(screen.getByText(/Sõiduaeg 7 h 46, tööaeg 16 h 38/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Eemalda lisatöö 1' })).toBeDisabled();
  type(/^Tunnid 31\.10\.2026/, '9,255');
  expect(screen.getByText('Kuni kaks kohta pärast koma')).toBeVisible();
  expect(total()).toHaveTextContent('8,0 h');
  type(/^Tunnid 31\.10\.2026/, '9.5');
  await userEvent.click(screen.getByRole('button', { name: 'Lisa rida' }));
  type('Lisatöö 2: nimetus', 'Pesu');
  type('Lisatöö 2: tunnid', '0,3');
  await userEvent.click(screen.getByRole('button', { name: 'Eemalda lisatöö 1' }));
  expect(total()).toHaveTextContent('17,8 h');
  first.unmount();

  const second = open(address);
  await screen.findByRole('table', { name: 'Jaan Tamm' });
  expect(total()).toHaveTextContent('17,8 h');
  expect(field('Lisatöö 1: nimetus')).toHaveValue('Pesu');
  await userEvent.click(screen.getByRole('button', { name: 'Taasta algsed tunnid' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Taasta algsed tunnid' }));
  await waitFor(() => expect(total()).toHaveTextContent('15,5 h'));
  second.unmount();

  open(address);
  await screen.findByRole('table', { name: 'Jaan Tamm' });
  expect(total()).toHaveTextContent('15,5 h');
});

it("sends the edited report for its PDF, and shows the server's refusal", async () => {
  const fetched = jest.fn<Promise<Response>, [string, RequestInit]>(() =>
    Promise.resolve(refusedCall('reportUnreadable').response),
  );
  global.fetch = fetched as unknown as typeof fetch;
  open(address);
  await screen.findByRole('table', { name: 'Jaan Tamm' });
  type(/^Tunnid 30\.10\.2026/, '25');
  await userEvent.click(screen.getByRole('button', { name: 'Laadi PDF alla: Jaan Tamm' }));
  expect(await screen.findByText('Parandage enne punased tunnid')).toBeVisible();
  await waitFor(() => expect(field(/^Tunnid 30\.10\.2026/)).toHaveFocus());
  expect(fetched).not.toHaveBeenCalled();
  type(/^Tunnid 30\.10\.2026/, '10');
  await userEvent.click(screen.getByRole('button', { name: 'Laadi PDF alla: Jaan Tamm' }));
  expect(await screen.findByText('[req-1] Aruannet ei saa lugeda')).toBeVisible();
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1].body))).toEqual({
    first: '2026-10-01',
    last: '2026-10-31',
    drivers: [
      {
        firstname: 'Jaan',
        lastname: 'Tamm',
        rows: [
          {
            kind: 'reported',
            start: '2026-10-30',
            end: '2026-11-01',
            title: 'Tallinn - Paide - Tartu',
            durationMin: 3120,
            days: [
              { date: '2026-10-30', hours: 10 },
              { date: '2026-10-31', hours: 7.5 },
            ],
          },
        ],
        extras: [],
      },
    ],
  });
});

it('says why a report cannot be loaded, and tries again', async () => {
  let fails = true;
  open(address, {
    DriverReports: () => (fails ? refusal('reportTooLong') : { data: { driverReport: [report], workingTime } }),
  });
  expect(
    await screen.findByText('Viga aruande laadimisel: [req-1] Aruande periood võib olla kuni 400 päeva'),
  ).toBeVisible();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Proovi uuesti' }));
  expect(await screen.findByRole('table', { name: 'Jaan Tamm' })).toBeVisible();
});

it('prints quarters of an hour, and their sum', () => {
  const days = ['2026-10-30', '2026-10-31'].map((date) => ({ date, hours: 7.25 }));
  const trip = { start: '2026-10-30', end: '2026-10-31', title: 'Tallinn - Tartu', durationMin: 1505, days };
  const jaan = { firstname: 'Jaan', lastname: 'Tamm', rows: [{ kind: 'reported' as const, ...trip }], extras: [] };
  render(<PrintSheet sheet={{ first: '2026-10-01', last: '2026-10-31', drivers: [jaan] }} />);
  expect([...document.querySelectorAll('.print-sheet tbody tr')].map((row) => row.textContent)).toEqual([
    '30.10.2026 – 31.10.2026Tallinn - Tartu1 p 1 h 5 min30.10. 7,2531.10. 7,25Tagasiside olemas',
    'KOKKU14,5 h',
  ]);
});
