import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, renderClient, replyMock, setScreen } from '../../../testRender';
import type { DataOf, Replies } from '../../../testRender';
import PlanPage from '../PlanPage';
import { makeId } from '../../../testIds';
import { ids, replied } from '../../../testReplies';

type Of = 'jaan' | 'bus' | 'stuck' | 'none';
type Repair = DataOf<'PlanRepair'>['planRepair'];
const replyWithRepair = (of: Of, changes: Partial<Repair> = {}) => ({
  data: { planRepair: { ...replied('PlanRepair', of).planRepair, ...changes } },
});
/** Jaan's job goes to Liis. */
const plan = replyWithRepair('jaan').data.planRepair.plans[0]!;
const change = plan.changes[0]!;
const planBoard = jest.fn((_: Record<string, unknown>) => ({ data: replied('PlanBoard', 'full') }));
const take = jest.fn((_: Record<string, unknown>) => ({ data: { takePlanRepair: true } }));
const enter = jest.fn((_: Record<string, unknown>) => ({ data: { createAbsence: makeId('a1') } }));

/** Opens the dialog and asks for the named driver, Jaan by default. */
async function ask(replies: Replies, who = 'Jaan Tamm') {
  renderClient(<PlanPage />, {
    path: '/?paev=2026-12-05&paevi=1',
    replies: {
      PlanBoard: planBoard,
      PlanRests: () => ({ data: { planRests: [] } }),
      PlanProgress: () => ({ data: { planProgress: { ahead: 2, done: 0, total: 0 } } }),
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

it('shows the changes of each plan; one click takes one, and enters the absence', async () => {
  const makesRoom = { ...change, orderId: ids.accepted, fallen: false, confirmation: 'none' as const };
  const other = { ...plan, changes: [{ ...change, inId: makeId('siim'), inName: 'Siim' }, makesRoom] };
  const repair = jest.fn((_: Record<string, unknown>) => replyWithRepair('jaan', { plans: [plan, other] }));
  const dialog = await ask({ PlanRepair: repair });
  const second = within(await dialog.findByRole('region', { name: 'Plaan 2' }));
  expect(second.getByText('teisele läheb 1, nende pärast nihkub 1')).toBeVisible();
  expect(second.getByText('teeb ruumi · juht veel ei tea')).toBeVisible();
  const first = within(dialog.getByRole('region', { name: 'Plaan 1' }));
  expect(first.getByText('teisele läheb 1')).toBeVisible();
  expect(first.getByText(/Jaan Tamm → Liis/)).toBeVisible();
  expect(first.getByText('juht on kinnitanud')).toBeVisible();
  expect(repair.mock.calls).toEqual([
    [{ out: { driverId: ids.jaan, firstDay: '2026-12-05', lastDay: '2026-12-05' }, task: expect.any(String) }],
  ]);
  await userEvent.click(first.getByRole('button', { name: 'Võta see plaan' }));
  const step = { orderId: ids.job, version: change.version, mark: null, driverOut: ids.jaan, driverIn: ids.liis };
  const absence = { driverId: ids.jaan, firstDay: '2026-12-05', lastDay: '2026-12-05', kind: 'sick', note: '' };
  // Both or neither: in one request.
  await waitFor(() => expect(take.mock.calls).toEqual([[{ steps: [step], absence }]]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('a bus goes to the workshop: its trips get another bus', async () => {
  const { version, mark } = replyWithRepair('bus').data.planRepair.plans[0]!.changes[0]!;
  const dialog = await ask({ PlanRepair: () => replyWithRepair('bus', { absent: true }) }, 'Setra 515');
  expect(dialog.getByRole('combobox', { name: 'Põhjus' })).toHaveTextContent('Töökoda');
  await userEvent.click(await dialog.findByRole('button', { name: 'Võta see plaan' }));
  // It was entered before.
  await waitFor(() =>
    expect(take.mock.calls).toEqual([
      [
        {
          steps: [{ orderId: ids.drafted, version, mark, busOut: ids.setra, busIn: ids.volvo }],
          absence: undefined,
        },
      ],
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('nothing falls out: says so, and enters the absence alone', async () => {
  const dialog = await ask({ PlanRepair: () => replyWithRepair('none') });
  expect(await dialog.findByText('Neil päevadel ei jää ükski reis temast vabaks')).toBeVisible();
  expect(dialog.getByText('Koolibuss, E 14.12')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Lisa eemalolek' }));
  await waitFor(() => expect(enter).toHaveBeenCalledTimes(1));
  expect(take).not.toHaveBeenCalled();
});

it('no plan at all: which trip, and why', async () => {
  const dialog = await ask({ PlanRepair: () => replyWithRepair('stuck', { absent: true }) });
  const [crowd] = replyWithRepair('stuck').data.planRepair.stuck;
  expect(await dialog.findByText(crowd!.problem!)).toBeVisible();
  expect(dialog.getByText('Tallinn - Paide')).toBeVisible();
  expect(dialog.getByText('Eemalolek on juba kirjas')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Võta see plaan' })).toBeNull();
});

it('takes nothing when the plan has changed meanwhile, and asks again', async () => {
  const repair = jest.fn(() => replyWithRepair('jaan'));
  const dialog = await ask({ PlanRepair: repair, TakePlanRepair: () => refusal('staleOrder') });
  await userEvent.click(await dialog.findByRole('button', { name: 'Võta see plaan' }));
  expect(await dialog.findByText('Plaan muutus vahepeal. Siin on uued ettepanekud.')).toBeVisible();
  await waitFor(() => expect(repair).toHaveBeenCalledTimes(2));
  expect(enter).not.toHaveBeenCalled();
});

it('the search failed: says so, and can be tried again', async () => {
  const repair = replyMock<'PlanRepair'>(() => replyWithRepair('none'));
  repair.mockRejectedValueOnce(new TypeError('fetch failed'));
  const dialog = await ask({ PlanRepair: repair });
  const failed = within(await dialog.findByRole('alert'));
  expect(failed.getByText('Lahenduse otsimine ebaõnnestus')).toBeVisible();
  await userEvent.click(failed.getByRole('button', { name: 'Proovi uuesti' }));
  expect(await dialog.findByText('Neil päevadel ei jää ükski reis temast vabaks')).toBeVisible();
});

it('asks for the absent one before it searches', async () => {
  const repair = jest.fn(() => replyWithRepair('none'));
  renderClient(<PlanPage />, {
    path: '/?paev=2026-12-05&paevi=1',
    replies: { PlanBoard: planBoard, PlanRests: () => ({ data: { planRests: [] } }), PlanRepair: repair },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Keegi on haige…' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Otsi lahendust' }));
  expect(await screen.findByText('Palun valige juht või buss')).toBeVisible();
  expect(repair).not.toHaveBeenCalled();
});
