import fc from '../../../testing/propertyTests';
import { createBus, must } from '../../../testing/builders';
import type { Plan, PlanTrip } from '../plan.fixture';
import { moveDocument, startPlan } from '../plan.fixture';

let plan: Plan;
let other: string;
let volvo: string;

beforeAll(async () => {
  plan = await startPlan();
  other = await plan.colleague();
  volvo = await createBus(plan.app, plan.admin, 'Volvo');
});
afterAll(() => plan.app.stop());

test('a move is a draft that colleagues see and drivers do not, until the plan is confirmed', async () => {
  const id = await plan.trip(1);
  expect((await plan.move(id, { driverIn: plan.jaan.id, busIn: plan.setra })).errors).toBeUndefined();
  const seen = (await plan.board(other)).trips.find((one) => one.id === id);
  expect(seen).toMatchObject({ driverIds: [plan.jaan.id], busIds: [plan.setra], assigned: false, stale: false });
  const own = await plan.app.login(plan.jaan.username);
  expect(await must(plan.app, '{ myUpcomingJobs { id } }', {}, own)).toEqual({ myUpcomingJobs: [] });
  expect((await plan.app.mails()).filter(({ to }) => to.includes(plan.jaan.email))).toEqual([]);

  expect(await plan.confirm()).toEqual([{ orderId: id, problem: null }]);
  expect(await plan.tripOf(id)).toMatchObject({ driverIds: [plan.jaan.id], mark: null, assigned: true });
  await plan.app.mail(plan.jaan.email, 'Tallinn');
  // A key press does not take back a move that its driver knows of.
  expect((await plan.board()).undoable).toBe(0);
});

test('any planner can take back and redo moves of the plan, also after a reload', async () => {
  const id = await plan.trip(3);
  const empty = await plan.tripOf(id);
  await plan.move(id, { driverIn: plan.jaan.id });
  await plan.move(id, { busIn: plan.setra });
  expect(await plan.board()).toMatchObject({ undoable: 2, redoable: 0 });
  expect((await plan.turn('undo', other)).errors?.[0]?.message).toBe('Midagi ei ole tagasi võtta');
  await plan.turn('undo');
  expect(await plan.tripOf(id)).toMatchObject({ driverIds: [plan.jaan.id], busIds: [] });
  await plan.turn('undo');
  expect(await plan.tripOf(id)).toEqual(empty);
  await plan.turn('redo');
  await plan.turn('redo');
  expect(await plan.tripOf(id)).toMatchObject({ driverIds: [plan.jaan.id], busIds: [plan.setra] });
  expect((await plan.turn('redo')).errors?.[0]?.message).toBe('Midagi ei ole uuesti teha');
  await plan.turn('undo');
  // Another move: what was taken back cannot be done again any more.
  await plan.move(id, { busIn: volvo });
  expect(await plan.board()).toMatchObject({ undoable: 2, redoable: 0 });
  await plan.turn('undo');
  await plan.turn('undo');
});

test('an update of the board has only the changes: trips, and the empty drives of all their buses', async () => {
  const one = await plan.trip(13);
  const two = await plan.trip(13);
  await plan.move(one, { driverIn: plan.jaan.id, busIn: plan.setra });
  type Changes = { planChanges: { trips: PlanTrip[]; busIds: string[]; drafts: number; undoable: number } };
  const document = `query($ids: [UUID!]!, $busIds: [UUID!]!, $day: LocalDate!) {
    planChanges(from: $day, to: $day, orderIds: $ids, busIds: $busIds) {
      trips { id version mark stale assigned driverIds busIds } busIds emptyLegs { busId } drafts undoable } }`;
  const ask = async (day: string) =>
    (await must<Changes>(plan.app, document, { ids: [one], busIds: [volvo], day }, plan.admin)).planChanges;
  const { drafts, undoable } = await plan.board();
  const changes = await ask('2026-12-13');
  expect(changes).toMatchObject({ trips: [await plan.tripOf(one)], drafts, undoable });
  expect([...changes.busIds].sort()).toEqual([plan.setra, volvo].sort());
  // It is gone from another day, and the trip beside it was not asked for.
  expect((await ask('2026-12-14')).trips).toEqual([]);
  expect((await plan.tripOf(two)).driverIds).toEqual([]);
  expect((await plan.turn('undo')).data).toEqual({ undoPlanMove: [one] });
});

const readHistory = async (id: string) => {
  const { orderHistory } = await must<{ orderHistory: { action: string; version: number; changes: string }[] }>(
    plan.app,
    'query($id: UUID!) { orderHistory(id: $id) { action version changes } }',
    { id },
    plan.admin,
  );
  return orderHistory.filter(({ action }) => action.startsWith('plan'));
};

test('the history of an order names its moves', async () => {
  const id = await plan.trip(9);
  const { version } = await plan.tripOf(id);
  await plan.move(id, { driverIn: plan.jaan.id, busIn: plan.setra });
  await plan.turn('undo');
  await plan.turn('redo');
  await plan.move(id, { driverOut: plan.jaan.id, driverIn: plan.mari.id });
  const { mark } = await plan.tripOf(id);
  const step = { orderId: id, version, mark, driverOut: plan.mari.id, driverIn: plan.jaan.id };
  await must(plan.app, moveDocument, { kind: 'repair', steps: [step] }, plan.admin);
  const moves = await readHistory(id);
  expect(moves.map(({ action }) => action).sort()).toEqual(
    ['planAssign', 'planAssign', 'planRedo', 'planRepair', 'planUndo'].sort(),
  );
  expect(new Set(moves.map((one) => one.version))).toEqual(new Set([version]));
  const undone = moves.find(({ action }) => action === 'planUndo');
  expect(JSON.parse(undone?.changes ?? '')).toEqual({
    drivers: [[{ id: plan.jaan.id, name: 'Jaan' }], []],
    buses: [[{ id: plan.setra, name: 'Setra' }], []],
  });
  // Open pages hear of it, drivers do not.
  const heard: unknown = await plan.app.deps.db.dataSource.query(
    'select distinct lists, driver_ids from live_change where order_id = $1 and $2 = any(lists)',
    [id, 'plan'],
  );
  expect(heard).toEqual([{ lists: ['plan'], driver_ids: [] }]);
  for (let left = 3; left > 0; left -= 1) await plan.turn('undo');
});

test('a move that was changed since is not taken back, and does not block earlier ones', async () => {
  const one = await plan.trip(4);
  const two = await plan.trip(5);
  await plan.move(one, { driverIn: plan.jaan.id });
  await plan.move(two, { driverIn: plan.jaan.id });
  await plan.move(two, { driverOut: plan.jaan.id, driverIn: plan.mari.id }, other);
  const refused = (await plan.turn('undo')).errors?.[0];
  expect(refused?.message).toMatch(/^Seda sammu ei saa enam muuta: reis Tallinn - Paide on vahepeal teisiti$/);
  expect(refused?.extensions.code).toBe('CONFLICT');
  expect(await plan.tripOf(two)).toMatchObject({ driverIds: [plan.mari.id] });
  await plan.turn('undo');
  expect(await plan.tripOf(one)).toMatchObject({ driverIds: [] });
  // The order itself was changed: its draft says so, and is confirmed only after it was looked at again.
  await must(
    plan.app,
    'mutation($id: UUID!) { updateNotes(id: $id, notes: { driverNotes: "Uus" }) { id } }',
    { id: two },
    plan.admin,
  );
  expect(await plan.tripOf(two)).toMatchObject({ stale: true });
  expect((await plan.turn('undo', other)).errors?.[0]?.extensions.code).toBe('CONFLICT');
});

test('of two moves of the same trip at the same moment one wins, and the other gets an error', async () => {
  const id = await plan.trip(6);
  const seen = await plan.tripOf(id);
  const replies = await Promise.all([
    plan.move(id, { driverIn: plan.jaan.id }, plan.admin, seen),
    plan.move(id, { driverIn: plan.mari.id }, other, seen),
  ]);
  const codes = replies.map(({ errors }) => errors?.[0]?.extensions.code ?? 'OK').sort();
  expect(codes).toEqual(['OK', 'STALE_VERSION']);
  expect((await plan.tripOf(id)).driverIds).toHaveLength(1);
});

test('a wrong move changes nothing: nobody hidden, nobody twice, no trip that is over, all steps or none', async () => {
  const one = await plan.trip(7);
  const two = await plan.trip(8);
  await must(
    plan.app,
    'mutation($id: UUID!) { setBusHidden(id: $id, hidden: true) { id } }',
    { id: volvo },
    plan.admin,
  );
  expect((await plan.move(one, { busIn: volvo })).errors?.[0]).toMatchObject({ extensions: { field: 'busIn' } });
  await must(
    plan.app,
    'mutation($id: UUID!) { setBusHidden(id: $id, hidden: false) { id } }',
    { id: volvo },
    plan.admin,
  );
  expect((await plan.move(one, { driverOut: plan.jaan.id })).errors?.[0]?.message).toBe('Juht ei ole sellel reisil');
  const steps = [
    { orderId: one, version: (await plan.tripOf(one)).version, driverIn: plan.jaan.id },
    { orderId: two, version: 99, driverIn: plan.jaan.id },
  ];
  expect(
    (await plan.app.graphql(moveDocument, { kind: 'assign', steps }, plan.admin)).errors?.[0]?.extensions.code,
  ).toBe('STALE_VERSION');
  expect(await plan.tripOf(one)).toMatchObject({ driverIds: [], mark: null });
  expect(
    (await plan.app.graphql(moveDocument, { kind: 'assign', steps: [] }, plan.admin)).errors?.[0]?.extensions.field,
  ).toBe('steps');
});

test('taking back any sequence of moves gives the exact former plan', async () => {
  const ids = [await plan.trip(20), await plan.trip(21), await plan.trip(22)];
  const { trips: former, undoable: before } = await plan.board();
  const step = fc.record({
    trip: fc.nat(2),
    driverOut: fc.constantFrom(undefined, 0, 1),
    driverIn: fc.constantFrom(undefined, 0, 1),
    busIn: fc.constantFrom(undefined, 0, 1),
  });
  const drivers = [plan.jaan.id, plan.mari.id];
  const buses = [plan.setra, volvo];
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      for (const { trip: nth, driverOut, driverIn, busIn } of steps)
        await plan.move(ids[nth] as string, {
          driverOut: driverOut === undefined ? undefined : drivers[driverOut],
          driverIn: driverIn === undefined ? undefined : drivers[driverIn],
          busIn: busIn === undefined ? undefined : buses[busIn],
        });
      const { undoable } = await plan.board();
      for (let left = undoable; left > before; left -= 1) await plan.turn('undo');
      expect((await plan.board()).trips).toEqual(former);
    }),
    { numRuns: 8 },
  );
});

test('the last fifty moves are remembered', async () => {
  const id = await plan.trip(25);
  for (let nth = 0; nth < 52; nth += 1)
    await plan.move(id, nth % 2 === 0 ? { driverIn: plan.jaan.id } : { driverOut: plan.jaan.id });
  expect((await plan.board()).undoable).toBe(50);
});
