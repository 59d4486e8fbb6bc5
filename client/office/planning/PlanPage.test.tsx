import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, renderClient, setScreen } from '../../testRender';
import type { Replies } from '../../testRender';
import { boardFixture, tripFixture } from './board.fixture';
import PlanPage from './PlanPage';
import { idInPath, makeId } from '../../testIds';
import { ids, replied } from '../../testReplies';

const narvaId = makeId('narva');
const narva = tripFixture({
  id: narvaId,
  title: 'Tallinn - Narva',
  assigned: true,
  driverIds: [ids.jaan],
  busIds: [ids.setra],
});
const illness = replied('PlanBoard', 'drafted').planBoard.absences.find(({ driverId }) => driverId === ids.liis);
const board = boardFixture({
  trips: [tripFixture({ title: 'Tallinn - Tartu' }), narva],
  absences: [{ ...illness!, start: '2026-12-04T22:00:00.000Z' }],
});
const planBoard = jest.fn((_: Record<string, unknown>) => ({ data: { planBoard: board } }));
const planRests = () => ({ data: { planRests: [] } });
/** The page reads changed trips again, and no others. */
const planChanges = jest.fn(({ orderIds }: Record<string, unknown>) => ({
  data: { planChanges: changed(board.trips.filter(({ id }) => (orderIds as string[]).includes(id as string))) },
}));
const changed = (trips = board.trips, counts = {}) => ({
  ...replied('PlanChanges', 'drafted').planChanges,
  trips,
  busIds: [],
  emptyLegs: [],
  drafts: 0,
  undoable: 0,
  redoable: 0,
  unreached: [],
  ...counts,
});
const open = (path = '/?paev=2026-12-05&paevi=1', replies: Replies = {}) =>
  renderClient(<PlanPage />, {
    path,
    replies: {
      PlanBoard: planBoard,
      PlanRests: planRests,
      PlanChanges: planChanges,
      PlanProgress: () => ({ data: { planProgress: null } }),
      ...replies,
    },
  });
const row = (name: RegExp) => screen.findByRole('row', { name });

beforeEach(() => {
  setScreen('wide');
  planBoard.mockClear();
  planChanges.mockClear();
});

it('shows crews, waiting trips and absences', async () => {
  open();
  expect(within(await row(/^Määramata Reisid/)).getByRole('button')).toHaveAccessibleName(
    'Tallinn - Tartu, L 5.12 08:00 – 11:28, 47 reisijat, juht puudub, buss puudub',
  );
  expect(within(await row(/^Jaan/)).getByRole('button')).toHaveAccessibleName(/Tallinn - Narva.*Jaan Tamm, Setra 515$/);
  expect(within(await row(/^Liis/)).getByRole('button')).toHaveAccessibleName('Haigusleht, kuni N 17.12');
  expect(screen.getByText('1 reis ootab juhti või bussi')).toBeVisible();
  expect(screen.getByRole('heading', { name: '5. detsember 2026' })).toBeVisible();
  expect(planBoard.mock.calls).toEqual([[{ from: '2026-12-05', to: '2026-12-05' }]]);
});

it('keeps days and rows in the address', async () => {
  const { where } = open();
  await row(/^Jaan/);
  await userEvent.click(screen.getByRole('button', { name: 'Bussid' }));
  expect(within(await row(/^Setra/)).getByText('52 kohta')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '7 päeva' }));
  await userEvent.click(screen.getByRole('button', { name: 'Hilisemad päevad' }));
  expect(where.search).toBe('?paev=2026-12-12&paevi=7&read=bussid');
  await waitFor(() => expect(planBoard).toHaveBeenLastCalledWith({ from: '2026-12-12', to: '2026-12-18' }));
});

it('arrows go from bar to bar, Enter opens one, Escape leads back to it', async () => {
  open();
  const first = within(await row(/^Määramata Reisid/)).getByRole('button');
  // Of all bars Tab reaches one.
  expect(document.querySelectorAll('[data-bar][tabindex="0"]')).toHaveLength(1);
  act(() => first.focus());
  await userEvent.keyboard('{ArrowDown}');
  expect(within(await row(/^Jaan/)).getByRole('button')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Tallinn - Narva' });
  expect(within(dialog).getByRole('link', { name: 'Ava tellimus' })).toHaveAttribute(
    'href',
    `/platform/job/${idInPath('narva')}`,
  );
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(within(screen.getByRole('row', { name: /^Jaan/ })).getByRole('button')).toHaveFocus());
});

it('is a list of days on a phone, waiting trips first', async () => {
  setScreen('phone');
  open();
  const buttons = await screen.findAllByRole('button', { name: /Tallinn - / });
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    'Tallinn - Tartu08:00 – 11:28juht puudub, buss puudub',
    'Tallinn - Narva08:00 – 11:28Jaan Tamm, Setra 515',
  ]);
  await userEvent.click(buttons[0] as HTMLElement);
  expect(await screen.findByRole('dialog', { name: 'Tallinn - Tartu' })).toBeVisible();
});

it('on a phone counts the trips that were looked for, as the list has them', async () => {
  setScreen('phone');
  open();
  await screen.findAllByRole('button', { name: /Tallinn - / });
  // A driver of that name has no trip: the board would keep the row.
  await userEvent.type(screen.getByRole('textbox', { name: /Plaan/ }), 'Liis');
  expect(await screen.findByText('Otsitut neil päevadel ei ole')).toBeVisible();
  expect(screen.queryByText(/^Näha on/)).toBeNull();
  await userEvent.clear(screen.getByRole('textbox', { name: /Plaan/ }));
  await userEvent.type(screen.getByRole('textbox', { name: /Plaan/ }), 'Narva');
  expect(await screen.findByText('Näha on ridu 1, kokku on neid 2')).toBeVisible();
});

it('on a phone leaves out the depot that was chosen on a wide window', async () => {
  // The choices are as tall as setScreen says.
  const height = jest.replaceProperty(window, 'innerHeight', 1200);
  const depots = ['Tartu', 'Narva'];
  const drivers = board.drivers.map((driver, index) => ({ ...driver, depotAddress: depots[index] ?? null }));
  open(undefined, { PlanBoard: () => ({ data: { planBoard: { ...board, drivers } } }) });
  await row(/Jaan Tamm/);
  await userEvent.click(screen.getByRole('combobox', { name: /Garaaž/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Tartu' }));
  setScreen('phone');
  const search = screen.getByRole('textbox', { name: /Plaan/ });
  await userEvent.type(search, 'x');
  await userEvent.clear(search);
  expect(await screen.findAllByRole('button', { name: /Tallinn - / })).toHaveLength(2);
  expect(screen.queryByRole('combobox', { name: /Garaaž/ })).toBeNull();
  // A search hides absences.
  expect(screen.getByText('Liis')).toBeVisible();
  height.restore();
});

it('says when there is nothing, and when it could not be loaded', async () => {
  const { unmount } = open(undefined, { PlanBoard: () => Promise.reject(new TypeError('fetch failed')) });
  expect(await screen.findByText('Plaani laadimine ebaõnnestus')).toBeVisible();
  unmount();
  open(undefined, { PlanBoard: () => ({ data: { planBoard: { ...board, drivers: [], buses: [], trips: [] } } }) });
  expect(await screen.findByText('Juhte ega busse ei ole veel lisatud')).toBeVisible();
});

describe('moves', () => {
  const checks = jest.fn((_: Record<string, unknown>) => ({ data: replied('PlanChecks', 'waiting') }));
  const move = jest.fn((_: Record<string, unknown>) => ({ data: { movePlan: true } }));
  const movable = (replies: Replies = {}) => open(undefined, { PlanChecks: checks, MovePlan: move, ...replies });
  const said = (text: string) =>
    waitFor(() => expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain(text));
  const focusLane = async () => {
    // Two stand here until what the server made of a move is read.
    const bar = await within(await row(/^Määramata Reisid/)).findByRole('button');
    act(() => bar.focus());
  };

  beforeEach(() => {
    move.mockClear();
    checks.mockClear();
  });

  it('follows every change, and shows by name the colleagues on the plan and those who move a trip', async () => {
    const shown = jest.fn((_: Record<string, unknown>) => ({ data: { showPresence: true } }));
    const { tell } = movable({ ShowPresence: shown });
    await focusLane();
    // Of a trip only that trip is read, of what belongs to none the whole board.
    act(() => tell({ changes: [{ lists: ['plan'], orderId: narvaId, version: 1 }] }));
    await waitFor(() =>
      expect(planChanges.mock.calls).toEqual([
        [{ from: '2026-12-05', to: '2026-12-05', orderIds: [narvaId], busIds: [ids.setra] }],
      ]),
    );
    expect(planBoard).toHaveBeenCalledTimes(1);
    act(() => tell({ changes: [{ lists: ['duties'], orderId: null, version: null }] }));
    await waitFor(() => expect(planBoard).toHaveBeenCalledTimes(2));
    act(() => tell({ changes: [{ lists: ['catering'], orderId: null, version: null }] }));
    const person = (kind: 'looksAtPlan' | 'movesTrip', subject: string, name: string) => ({
      id: makeId(name),
      name,
      kind,
      subject,
    });
    act(() => tell({ present: [person('looksAtPlan', makeId('p'), 'Kaarel'), person('movesTrip', narvaId, 'Liis')] }));
    await said(' · Liis tõstab reisi Tallinn - Narva · Kaarel vaatab plaani');
    expect(within(await row(/^Jaan/)).getByText('Liis tõstab')).toBeVisible();
    expect(planBoard).toHaveBeenCalledTimes(2);
    // The own drag is shown to them, and ends with the drag.
    await userEvent.keyboard(' ');
    await waitFor(() =>
      expect(shown).toHaveBeenLastCalledWith(
        expect.objectContaining({ presence: { kind: 'movesTrip', subject: ids.accepted } }),
      ),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(shown).toHaveBeenLastCalledWith(
        expect.objectContaining({ presence: expect.objectContaining({ kind: 'looksAtPlan' }) as unknown }),
      ),
    );
  });

  it('by keys alone: picked up, each row says why, put down, and told in a sentence', async () => {
    movable();
    await focusLane();
    await userEvent.keyboard(' ');
    await said('Tallinn - Tartu on käes. Nooled üles ja alla valivad rea, Enter jätab sinna, Escape loobub.');
    expect(await screen.findByText('haiguslehel kuni 17.12.2026')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await said('Jaan Tamm: sobib · 11 h 36 tööpäev, 3 h 36 roolis');
    await userEvent.keyboard('{ArrowDown}');
    await said('Liis: haiguslehel kuni 17.12.2026');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await said('Tallinn - Tartu: nüüd Jaan Tamm. Samm on kinnitamata.');
    // The best free bus comes along.
    const step = { orderId: ids.accepted, version: 4, mark: null, driverIn: ids.jaan, busIn: ids.setra };
    expect(move.mock.calls).toEqual([[{ kind: 'assign', steps: [step] }]]);
    expect(planChanges).toHaveBeenCalledTimes(1);
    expect(planBoard).toHaveBeenCalledTimes(1);
  });

  it('Escape leaves a trip where it was', async () => {
    movable();
    await focusLane();
    await userEvent.keyboard(' {ArrowDown}{Escape}');
    await said('Reis jäi, kus ta oli');
    expect(move).not.toHaveBeenCalled();
  });

  it('takes off, swaps, and chooses a driver from a list', async () => {
    movable();
    await focusLane();
    await userEvent.keyboard('v{ArrowDown}v');
    await waitFor(() => expect(move).toHaveBeenCalledTimes(1));
    expect(move.mock.calls[0]?.[0]).toMatchObject({
      kind: 'swap',
      steps: [
        { orderId: ids.accepted, driverIn: ids.jaan },
        { orderId: narvaId, driverOut: ids.jaan },
      ],
    });
    await said('Tallinn - Tartu ja Tallinn - Narva on vahetatud. Samm on kinnitamata.');
    // Both trips stand here until what the server made of the swap is read.
    const jaans = within(screen.getByRole('row', { name: /^Jaan/ }));
    const left = await jaans.findByRole('button');
    act(() => left.focus());
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(move).toHaveBeenCalledTimes(2));
    expect(move.mock.calls[1]?.[0]).toMatchObject({
      kind: 'takeOff',
      steps: [{ driverOut: ids.jaan, busOut: ids.setra }],
    });
    await focusLane();
    await userEvent.keyboard('j');
    const list = within(await screen.findByRole('list', { name: 'Vali juht' }));
    await userEvent.click(await list.findByRole('button', { name: /Liis/ }));
    await waitFor(() => expect(move).toHaveBeenCalledTimes(3));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('names the colleague who was quicker, and shows the plan as it is now', async () => {
    movable({ MovePlan: () => refusal('staleOrder') });
    await focusLane();
    await userEvent.keyboard(' {ArrowDown}{Enter}');
    await waitFor(() => expect(planChanges).toHaveBeenCalledTimes(1));
  });

  it('a trip stands in its new row at once; when the line is gone it goes back, and says so', async () => {
    let fail: (error: Error) => void = () => undefined;
    const sent = jest.fn(() => new Promise<never>((_, reject) => (fail = reject)));
    let online = true;
    const gone = () => Promise.reject(new TypeError('fetch failed'));
    const read = () => (online ? { data: { planBoard: board } } : gone());
    movable({ MovePlan: sent, PlanBoard: read, PlanChanges: gone });
    await focusLane();
    await userEvent.keyboard(' {ArrowDown}{Enter}');
    const jaan = screen.getByRole('row', { name: /^Jaan/ });
    expect(await within(jaan).findByRole('button', { name: /Tallinn - Tartu.*kinnitamata/ })).toHaveFocus();
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    // Not known to be made yet: it cannot be moved again.
    await userEvent.keyboard('{Delete}');
    online = false;
    act(() => fail(new TypeError('fetch failed')));
    await said('Server ei vasta. Kontrollige internetiühendust ja proovige uuesti.');
    expect(within(jaan).queryByRole('button', { name: /Tallinn - Tartu/ })).toBeNull();
    const back = within(screen.getByRole('row', { name: /^Määramata Reisid/ })).getByRole('button');
    await waitFor(() => expect(back).toHaveFocus());
    expect(back).toHaveAccessibleName(/Tallinn - Tartu.*juht puudub, buss puudub$/);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('a trip keeps the focus where the line is gone before its new row is drawn', async () => {
    const gone = () => Promise.reject(new TypeError('fetch failed'));
    let online = true;
    movable({ MovePlan: gone, PlanBoard: () => (online ? { data: { planBoard: board } } : gone()), PlanChanges: gone });
    await focusLane();
    online = false;
    await userEvent.keyboard(' {ArrowDown}{Enter}');
    await said('Server ei vasta. Kontrollige internetiühendust ja proovige uuesti.');
    expect(within(screen.getByRole('row', { name: /^Määramata Reisid/ })).getByRole('button')).toHaveFocus();
  });

  it('a trip keeps the focus when a colleague moves it', async () => {
    const moved = { ...board.trips[0]!, driverIds: [ids.jaan], busIds: [ids.setra], mark: makeId('theirs') };
    const { tell } = movable({ PlanChanges: () => ({ data: { planChanges: changed([moved]) } }) });
    await focusLane();
    act(() => tell({ cursor: '2', changes: [{ orderId: ids.accepted, version: 2, lists: ['plan'] }] }));
    const jaan = screen.getByRole('row', { name: /^Jaan/ });
    expect(await within(jaan).findByRole('button', { name: /Tallinn - Tartu/ })).toHaveFocus();
  });

  it('takes back and does again, by button and by key, while there is something', async () => {
    const undo = jest.fn(() => ({ data: { undoPlanMove: [ids.accepted] } }));
    const redo = jest.fn(() => ({ data: { redoPlanMove: [ids.accepted] } }));
    movable({
      PlanBoard: () => ({ data: { planBoard: { ...board, undoable: 1, redoable: 1 } } }),
      PlanChanges: () => ({ data: { planChanges: changed(board.trips?.slice(0, 1), { undoable: 1, redoable: 1 }) } }),
      UndoPlanMove: undo,
      RedoPlanMove: redo,
    });
    await focusLane();
    await userEvent.keyboard('{Control>}z{/Control}');
    await said('Samm on tagasi võetud');
    await userEvent.click(screen.getByRole('button', { name: 'Tee uuesti' }));
    await said('Samm on uuesti tehtud');
    expect([undo.mock.calls.length, redo.mock.calls.length]).toEqual([1, 1]);
  });

  it('confirms a part of the plan: crew of each trip, a reason where a rule is broken, other days only when ticked', async () => {
    const confirm = jest.fn((_: Record<string, unknown>) => ({ data: replied('ConfirmPlan', 'drafted') }));
    const start = '2026-12-05T06:00:00.000Z';
    const planDrafts = replied('PlanDrafts', 'full').planDrafts.map((draft) => ({ ...draft, start }));
    const drafted = planDrafts.find(({ orderId }) => orderId === ids.drafted)!;
    const later = {
      ...drafted,
      orderId: makeId('later'),
      title: 'Tallinn - Haapsalu',
      light: 'green' as const,
      lines: [],
    };
    movable({
      PlanBoard: () => ({ data: { planBoard: { ...board, drafts: 3 } } }),
      PlanDrafts: () => ({ data: { planDrafts: [...planDrafts, { ...later, start: '2026-12-20T06:00:00.000Z' }] } }),
      ConfirmPlan: confirm,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Kinnita plaan (3)' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Kinnita plaan' }));
    expect(await dialog.findByText('Jääb kinnitamata: juht või buss on puudu')).toBeVisible();
    const name = drafted.title;
    const tick = dialog.getByRole('checkbox', { name, checked: true });
    expect(tick).toHaveAccessibleDescription(
      expect.stringContaining([...drafted.drivers, ...drafted.buses].join(' · ')),
    );
    expect(dialog.getByRole('checkbox', { name: 'Tallinn - Haapsalu', checked: false })).toBeEnabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Kinnita (1)' }));
    expect(await dialog.findByText('Palun sisestage põhjus')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Põhjus, miks siiski määrata'), 'Klient nõustus{Enter}');
    const trips = [{ orderId: ids.drafted, mark: drafted.mark, reason: 'Klient nõustus' }];
    await waitFor(() => expect(confirm.mock.calls).toEqual([[{ trips, task: expect.any(String) }]]));
    expect(await screen.findByText('Kinnitatud: 1')).toBeVisible();
    expect(screen.getByText(/^Juhtidele teatatakse: /)).toBeVisible();
  });

  it('takes a proposal in whole or in part, as one move, with reasons for trips without a place', async () => {
    const { proposePlan } = replied('ProposePlan', 'day');
    const parnu = { orderId: makeId('parnu'), title: 'Tallinn - Pärnu', hasDriver: true };
    const trips = proposePlan.trips.map((trip) => (trip.orderId === ids.waiting ? { ...trip, ...parnu } : trip));
    const propose = jest.fn((_: Record<string, unknown>) => ({ data: { proposePlan: { ...proposePlan, trips } } }));
    const driven = tripFixture({ id: parnu.orderId, title: parnu.title, driverIds: [ids.jaan] });
    movable({
      PlanBoard: () => ({ data: { planBoard: { ...board, trips: [...board.trips, driven] } } }),
      ProposePlan: propose,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Paku plaan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Paku plaan' }));
    expect(await dialog.findByText('Tühisõitu lisandub 180 km')).toBeVisible();
    const replyOn = (id: string) => proposePlan.trips.find(({ orderId }) => orderId === id)!;
    expect(dialog.getByText(`: ${replyOn(ids.crowd).problem}`, { exact: false })).toBeVisible();
    expect(dialog.getByText(`tühisõitu 90 km · järgmine oleks ${replyOn(ids.drafted).next}`)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Nädal' }));
    await waitFor(() =>
      expect(propose).toHaveBeenLastCalledWith({ from: '2026-11-30', to: '2026-12-06', task: expect.any(String) }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Valitud reisid' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Tallinn - Pärnu, / }));
    await userEvent.click(dialog.getByRole('button', { name: 'Paku valitutele (1)' }));
    await waitFor(() =>
      expect(propose).toHaveBeenLastCalledWith({
        from: '2026-12-05',
        to: '2026-12-05',
        orderIds: [parnu.orderId],
        task: expect.any(String),
      }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Nähtavad päevad' }));
    await userEvent.click(await dialog.findByRole('checkbox', { name: /Tallinn - Paide/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Võta valitud (1)' }));
    // It has a driver already.
    const step = { orderId: parnu.orderId, version: 2, mark: null, busIn: ids.setra };
    await waitFor(() => expect(move.mock.calls).toEqual([[{ kind: 'proposal', steps: [step] }]]));
  });
});

it('explains in its legend the red edge of a trip that is booked twice or not reached in time', async () => {
  open();
  expect(await screen.findByText('on samal ajal mujal või ei jõua kohale')).toBeVisible();
});
