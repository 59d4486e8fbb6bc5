import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, renderClient, replyMock, setScreen } from '../../../testRender';
import type { DataOf, Replies } from '../../../testRender';
import { boardFixture, tripFixture } from '../board.fixture';
import PlanPage from '../PlanPage';
import { idOf } from '../../../testIds';

const board = boardFixture({ trips: [tripFixture({ driverIds: [idOf('d1')], busIds: [idOf('b1')], assigned: true })] });
type Repair = DataOf<'PlanRepair'>['planRepair'];
type Change = Repair['plans'][number]['changes'][number];
const change = (changes: Partial<Change> = {}): Change => ({
  ...{ confirmation: 'confirmed', light: 'green' },
  __typename: 'RepairChange',
  ...{ orderId: idOf('t1'), title: 'Tallinn - Tartu', start: '2026-12-01T06:00:00Z', version: 1, mark: null },
  ...{ outId: idOf('d1'), outName: 'Jaan', inId: idOf('d2'), inName: 'Mari', fallen: true },
  ...{ line: 'sobib · 8 h tööpäev', problem: null },
  ...changes,
});
const planOf = (...changes: Change[]) => ({ __typename: 'RepairPlan', changes });
const repairOf = (changes: Partial<Repair> = {}) => ({
  data: {
    planRepair: {
      __typename: 'PlanRepair',
      fallen: 1,
      absent: false,
      plans: [],
      stuck: [],
      occurrences: [],
      ...changes,
    },
  },
});
const planBoard = jest.fn((_: Record<string, unknown>) => ({ data: { planBoard: board } }));
const take = jest.fn((_: Record<string, unknown>) => ({ data: { takePlanRepair: true } }));
const enter = jest.fn((_: Record<string, unknown>) => ({ data: { createAbsence: idOf('a1') } }));

/** Opens the dialog and asks for Jaan, or for who is named. */
async function ask(replies: Replies, who = 'Jaan') {
  renderClient(<PlanPage />, {
    path: '/?paev=2026-12-01&paevi=1',
    replies: {
      PlanBoard: planBoard,
      PlanRests: () => ({ data: { planRests: [] } }),
      TakePlanRepair: take,
      CreateAbsence: enter,
      ...replies,
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Keegi on haige…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Keegi on väljas' }));
  await userEvent.click(dialog.getByRole('combobox', { name: 'Kes või mis on väljas' }));
  await userEvent.click(await screen.findByRole('option', { name: who }));
  await userEvent.click(dialog.getByRole('button', { name: 'Otsi lahendust' }));
  return dialog;
}

beforeEach(() => {
  setScreen('wide');
  // Elements have the height that setScreen gives them: a list of names must fit into the window.
  window.innerHeight = 1200;
  for (const mock of [planBoard, take, enter]) mock.mockClear();
});

it('shows what each plan changes for whom; one click takes one, and enters the absence', async () => {
  const plans = [
    planOf(change()),
    planOf(
      change({ inId: idOf('d3'), inName: 'Siim' }),
      change({ orderId: idOf('t2'), fallen: false, confirmation: 'none' }),
    ),
  ];
  const repair = jest.fn((_: Record<string, unknown>) => repairOf({ plans }));
  const dialog = await ask({ PlanRepair: repair });
  const second = within(await dialog.findByRole('region', { name: 'Plaan 2' }));
  expect(second.getByText('teisele läheb 1, nende pärast nihkub 1')).toBeVisible();
  expect(second.getByText('teeb ruumi · juht veel ei tea')).toBeVisible();
  const first = within(dialog.getByRole('region', { name: 'Plaan 1' }));
  expect(first.getByText('teisele läheb 1')).toBeVisible();
  expect(first.getByText(/Jaan → Mari/)).toBeVisible();
  expect(first.getByText('juht on kinnitanud')).toBeVisible();
  expect(repair.mock.calls).toEqual([
    [{ out: { driverId: idOf('d1'), firstDay: '2026-12-01', lastDay: '2026-12-01' } }],
  ]);
  await userEvent.click(first.getByRole('button', { name: 'Võta see plaan' }));
  const step = { orderId: idOf('t1'), version: 1, mark: null, driverOut: idOf('d1'), driverIn: idOf('d2') };
  const absence = { driverId: idOf('d1'), firstDay: '2026-12-01', lastDay: '2026-12-01', kind: 'sick', note: '' };
  // Both or neither: in one request.
  await waitFor(() => expect(take.mock.calls).toEqual([[{ steps: [step], absence }]]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('a bus goes to the workshop: its trips get another bus', async () => {
  const plans = [planOf(change({ outId: idOf('b1'), outName: 'Setra', inId: idOf('b2'), inName: 'Volvo' }))];
  const dialog = await ask({ PlanRepair: () => repairOf({ plans, absent: true }) }, 'Setra');
  expect(dialog.getByRole('combobox', { name: 'Põhjus' })).toHaveTextContent('Töökoda');
  await userEvent.click(await dialog.findByRole('button', { name: 'Võta see plaan' }));
  // It was entered before.
  await waitFor(() =>
    expect(take.mock.calls).toEqual([
      [
        {
          steps: [{ orderId: idOf('t1'), version: 1, mark: null, busOut: idOf('b1'), busIn: idOf('b2') }],
          absence: undefined,
        },
      ],
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('nothing falls out: says so, and enters the absence alone', async () => {
  const occurrences = [
    { __typename: 'FallenOccurrence', arrangementId: idOf('s1'), title: 'Koolibuss', date: '2026-12-01' },
  ];
  const dialog = await ask({ PlanRepair: () => repairOf({ fallen: 0, occurrences }) });
  expect(await dialog.findByText('Neil päevadel ei jää ükski reis temast vabaks')).toBeVisible();
  expect(dialog.getByText('Koolibuss, T 1.12')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Lisa eemalolek' }));
  await waitFor(() => expect(enter).toHaveBeenCalledTimes(1));
  expect(take).not.toHaveBeenCalled();
});

it('no plan at all: which trip, and why', async () => {
  const problem = '2 juhist 1 sõidab samal ajal, 1 on eemal';
  const stuck = [change({ inId: null, inName: null, light: 'red', line: '', problem })];
  const dialog = await ask({ PlanRepair: () => repairOf({ stuck, absent: true }) });
  expect(await dialog.findByText(problem)).toBeVisible();
  expect(dialog.getByText('Tallinn – Tartu')).toBeVisible();
  expect(dialog.getByText('Eemalolek on juba kirjas')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Võta see plaan' })).toBeNull();
});

it('the plan changed meanwhile: nothing is taken, and it is asked anew', async () => {
  const repair = jest.fn(() => repairOf({ plans: [planOf(change())] }));
  const dialog = await ask({ PlanRepair: repair, TakePlanRepair: () => refusal('staleOrder') });
  await userEvent.click(await dialog.findByRole('button', { name: 'Võta see plaan' }));
  expect(await dialog.findByText('Plaan muutus vahepeal. Siin on uued ettepanekud.')).toBeVisible();
  await waitFor(() => expect(repair).toHaveBeenCalledTimes(2));
  expect(enter).not.toHaveBeenCalled();
});

it('the search failed: says so, and can be tried again', async () => {
  const repair = replyMock<'PlanRepair'>(() => repairOf({ fallen: 0 }));
  repair.mockRejectedValueOnce(new TypeError('fetch failed'));
  const dialog = await ask({ PlanRepair: repair });
  const failed = within(await dialog.findByRole('alert'));
  expect(failed.getByText('Lahenduse otsimine ebaõnnestus')).toBeVisible();
  await userEvent.click(failed.getByRole('button', { name: 'Proovi uuesti' }));
  expect(await dialog.findByText('Neil päevadel ei jää ükski reis temast vabaks')).toBeVisible();
});

it('wants to know who, before it searches', async () => {
  const repair = jest.fn(() => repairOf());
  renderClient(<PlanPage />, {
    path: '/?paev=2026-12-01&paevi=1',
    replies: { PlanBoard: planBoard, PlanRests: () => ({ data: { planRests: [] } }), PlanRepair: repair },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Keegi on haige…' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Otsi lahendust' }));
  expect(await screen.findByText('Palun valige juht või buss')).toBeVisible();
  expect(repair).not.toHaveBeenCalled();
});
