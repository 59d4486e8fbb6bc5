import { order } from '../../notifications/events.fixture';
import fc from '../../testing/propertyTests';
import type { Person } from '../../testing/builders';
import {
  createBus,
  createPerson,
  inquiry,
  must,
  paide,
  startJobDocument,
  submitInquiry,
  tallinn,
} from '../../testing/builders';
import type { TestApp } from '../../testing/testApp';
import { startTestApp } from '../../testing/testApp';
import { emitLeftNotices } from './planNotices';

let app: TestApp;
let admin: string;
let other: string;
let mari: Person;
let jaan: Person;
let setra: string;
let volvo: string;

beforeAll(async () => {
  app = await startTestApp();
  app.clock.set('2026-08-31T08:00:00Z');
  admin = await app.login('admin');
  mari = await createPerson(app, admin, { firstname: 'Mari' });
  jaan = await createPerson(app, admin, { firstname: 'Jaan' });
  other = await app.login((await createPerson(app, admin, { firstname: 'Kaarel', role: 'admin' })).username);
  setra = await createBus(app, admin, 'Setra');
  volvo = await createBus(app, admin, 'Volvo');
});
afterAll(() => app.stop());

/** An accepted order from Tallinn to Paide in December 2026, by default the morning of a day of its own. */
async function trip(day: number, time = '09:00'): Promise<string> {
  const depart = new Date(`2026-12-${String(day).padStart(2, '0')}T${time}:00+02:00`).toISOString();
  const id = await submitInquiry(app, { ...inquiry(app), stops: [{ ...tallinn, depart }, paide] });
  await must(app, 'mutation($id: UUID!) { acceptOnBehalf(id: $id) { id } }', { id }, admin);
  return id;
}

interface Trip {
  id: string;
  version: number;
  mark: string | null;
  stale: boolean;
  assigned: boolean;
  driverIds: string[];
  busIds: string[];
}
interface Proposed {
  orderId: string;
  version: number;
  mark: string | null;
  driverId: string | null;
  busId: string | null;
  light: string;
  line: string;
  problem: string | null;
}
interface Board {
  trips: Trip[];
  drafts: number;
  undoable: number;
  redoable: number;
}
const board = async (token = admin) =>
  (
    await must<{ planBoard: Board }>(
      app,
      `{ planBoard(from: "2026-12-01", to: "2026-12-31") { drafts undoable redoable
        trips { id version mark stale assigned driverIds busIds } } }`,
      {},
      token,
    )
  ).planBoard;
const tripOf = async (id: string) => (await board()).trips.find((one) => one.id === id) as Trip;
const moveDocument = 'mutation($kind: MoveKind!, $steps: [PlanStepInput!]!) { movePlan(kind: $kind, steps: $steps) }';
const move = async (id: string, step: object, token = admin, seen?: Trip) => {
  const { version, mark } = seen ?? (await tripOf(id));
  return app.graphql(moveDocument, { kind: 'assign', steps: [{ orderId: id, version, mark, ...step }] }, token);
};
const turn = (way: 'undo' | 'redo', token = admin) => app.graphql(`mutation { ${way}PlanMove }`, {}, token);
const confirm = async (variables: object = {}) =>
  (
    await must<{ confirmPlan: { orderId: string; problem: string | null }[] }>(
      app,
      'mutation($orderIds: [UUID!], $reason: String) { confirmPlan(orderIds: $orderIds, reason: $reason) { orderId problem } }',
      variables,
      admin,
    )
  ).confirmPlan;

test('a move is a draft that colleagues see and drivers do not, until the plan is confirmed', async () => {
  const id = await trip(1);
  expect((await move(id, { driverIn: jaan.id, busIn: setra })).errors).toBeUndefined();
  const seen = (await board(other)).trips.find((one) => one.id === id);
  expect(seen).toMatchObject({ driverIds: [jaan.id], busIds: [setra], assigned: false, stale: false });
  const own = await app.login(jaan.username);
  expect(await must(app, '{ myUpcomingJobs { id } }', {}, own)).toEqual({ myUpcomingJobs: [] });
  expect((await app.mails()).filter(({ to }) => to.includes(jaan.email))).toEqual([]);

  expect(await confirm()).toEqual([{ orderId: id, problem: null }]);
  expect(await tripOf(id)).toMatchObject({ driverIds: [jaan.id], mark: null, assigned: true });
  await app.mail(jaan.email, 'Tallinn');
  // What its driver was told of is not taken back by a key press.
  expect((await board()).undoable).toBe(0);
});

test('who has neither driver nor bus stays a draft and says why', async () => {
  const id = await trip(2);
  await move(id, { driverIn: jaan.id });
  expect(await confirm({ orderIds: [id] })).toEqual([{ orderId: id, problem: 'juht või buss on puudu' }]);
  expect(await tripOf(id)).toMatchObject({ assigned: false, driverIds: [jaan.id] });
  await turn('undo');
});

test('moves are taken back and done again, by whoever made them, also after a reload', async () => {
  const id = await trip(3);
  const empty = await tripOf(id);
  await move(id, { driverIn: jaan.id });
  await move(id, { busIn: setra });
  expect(await board()).toMatchObject({ undoable: 2, redoable: 0 });
  expect((await turn('undo', other)).errors?.[0]?.message).toBe('Midagi ei ole tagasi võtta');
  await turn('undo');
  expect(await tripOf(id)).toMatchObject({ driverIds: [jaan.id], busIds: [] });
  await turn('undo');
  expect(await tripOf(id)).toEqual(empty);
  await turn('redo');
  await turn('redo');
  expect(await tripOf(id)).toMatchObject({ driverIds: [jaan.id], busIds: [setra] });
  expect((await turn('redo')).errors?.[0]?.message).toBe('Midagi ei ole uuesti teha');
  await turn('undo');
  // Another move: what was taken back cannot be done again any more.
  await move(id, { busIn: volvo });
  expect(await board()).toMatchObject({ undoable: 2, redoable: 0 });
  await turn('undo');
  await turn('undo');
});

test('of a board that was read before only what changed is told: trips, and the empty drives of all their buses', async () => {
  const [one, two] = [await trip(13), await trip(13)];
  await move(one, { driverIn: jaan.id, busIn: setra });
  type Changes = { planChanges: { trips: Trip[]; busIds: string[]; drafts: number; undoable: number } };
  const document = `query($ids: [UUID!]!, $busIds: [UUID!]!, $day: LocalDate!) {
    planChanges(from: $day, to: $day, orderIds: $ids, busIds: $busIds) {
      trips { id version mark stale assigned driverIds busIds } busIds emptyLegs { busId } drafts undoable } }`;
  const ask = async (day: string) =>
    (await must<Changes>(app, document, { ids: [one], busIds: [volvo], day }, admin)).planChanges;
  const { drafts, undoable } = await board();
  const changes = await ask('2026-12-13');
  expect(changes).toMatchObject({ trips: [await tripOf(one)], drafts, undoable });
  expect([...changes.busIds].sort()).toEqual([setra, volvo].sort());
  // It is gone from another day, and the trip beside it was not asked for.
  expect((await ask('2026-12-14')).trips).toEqual([]);
  expect((await tripOf(two)).driverIds).toEqual([]);
  expect((await turn('undo')).data).toEqual({ undoPlanMove: [one] });
});

const historyOf = async (id: string) => {
  const { orderHistory } = await must<{ orderHistory: { action: string; version: number; changes: string }[] }>(
    app,
    'query($id: UUID!) { orderHistory(id: $id) { action version changes } }',
    { id },
    admin,
  );
  return orderHistory.filter(({ action }) => action.startsWith('plan'));
};

test('the history of an order tells its moves as what they are', async () => {
  const id = await trip(9);
  const { version } = await tripOf(id);
  await move(id, { driverIn: jaan.id, busIn: setra });
  await turn('undo');
  await turn('redo');
  await move(id, { driverOut: jaan.id, driverIn: mari.id });
  const { mark } = await tripOf(id);
  const step = { orderId: id, version, mark, driverOut: mari.id, driverIn: jaan.id };
  await must(app, moveDocument, { kind: 'repair', steps: [step] }, admin);
  const told = await historyOf(id);
  expect(told.map(({ action }) => action).sort()).toEqual(
    ['planAssign', 'planAssign', 'planRedo', 'planRepair', 'planUndo'].sort(),
  );
  expect(new Set(told.map((one) => one.version))).toEqual(new Set([version]));
  const undone = told.find(({ action }) => action === 'planUndo');
  expect(JSON.parse(undone?.changes ?? '')).toEqual({
    drivers: [[{ id: jaan.id, name: 'Jaan' }], []],
    buses: [[{ id: setra, name: 'Setra' }], []],
  });
  // Open pages hear of it, drivers do not.
  const heard: unknown = await app.deps.db.dataSource.query(
    'select distinct lists, driver_ids from live_change where order_id = $1 and $2 = any(lists)',
    [id, 'plan'],
  );
  expect(heard).toEqual([{ lists: ['plan'], driver_ids: [] }]);
  for (let left = 3; left > 0; left -= 1) await turn('undo');
});

test('a job that nobody is left on stays as it is until somebody is, and says so', async () => {
  const id = await trip(11);
  await must(app, startJobDocument, { id, input: { driver: jaan.id, bus: setra } }, admin);
  await move(id, { driverOut: jaan.id, busOut: setra });
  const problem =
    'töö ei saa jääda juhi ja bussita: määrake keegi teine, võtke samm tagasi või loobuge tellimusest selle lehel';
  expect(await confirm({ orderIds: [id] })).toEqual([{ orderId: id, problem }]);
  const { planDrafts } = await must<{ planDrafts: { orderId: string; complete: boolean; lines: string[] }[] }>(
    app,
    '{ planDrafts { orderId complete lines } }',
    {},
    admin,
  );
  expect(planDrafts.find(({ orderId }) => orderId === id)).toEqual({ orderId: id, complete: false, lines: [problem] });
  await move(id, { driverIn: mari.id });
  expect((await confirm({ orderIds: [id] }))[0]?.problem).toMatch(/^töö ei saa jääda bussita: /);
  // Its driver keeps the job meanwhile.
  const own = await app.login(jaan.username);
  const { myUpcomingJobs } = await must<{ myUpcomingJobs: { id: string }[] }>(
    app,
    '{ myUpcomingJobs { id } }',
    {},
    own,
  );
  expect(myUpcomingJobs).toContainEqual({ id });
  await turn('undo');
  await turn('undo');
});

test('what somebody changed since is not taken back, and does not stand in the way of what was before', async () => {
  const [one, two] = [await trip(4), await trip(5)];
  await move(one, { driverIn: jaan.id });
  await move(two, { driverIn: jaan.id });
  await move(two, { driverOut: jaan.id, driverIn: mari.id }, other);
  const refused = (await turn('undo')).errors?.[0];
  expect(refused?.message).toMatch(/^Seda sammu ei saa enam muuta: reis Tallinn - Paide on vahepeal teisiti$/);
  expect(refused?.extensions.code).toBe('CONFLICT');
  expect(await tripOf(two)).toMatchObject({ driverIds: [mari.id] });
  await turn('undo');
  expect(await tripOf(one)).toMatchObject({ driverIds: [] });
  // The order itself was changed: its draft says so, and is confirmed only after it was looked at again.
  await must(
    app,
    'mutation($id: UUID!) { updateNotes(id: $id, notes: { driverNotes: "Uus" }) { id } }',
    { id: two },
    admin,
  );
  expect(await tripOf(two)).toMatchObject({ stale: true });
  expect((await turn('undo', other)).errors?.[0]?.extensions.code).toBe('CONFLICT');
});

test('of two who move the same trip at the same moment one wins, and the other is told', async () => {
  const id = await trip(6);
  const seen = await tripOf(id);
  const replies = await Promise.all([
    move(id, { driverIn: jaan.id }, admin, seen),
    move(id, { driverIn: mari.id }, other, seen),
  ]);
  const codes = replies.map(({ errors }) => errors?.[0]?.extensions.code ?? 'OK').sort();
  expect(codes).toEqual(['OK', 'STALE_VERSION']);
  expect((await tripOf(id)).driverIds).toHaveLength(1);
});

test('a wrong move changes nothing: nobody hidden, nobody twice, no trip that is over, all steps or none', async () => {
  const [one, two] = [await trip(7), await trip(8)];
  await must(app, 'mutation($id: UUID!) { setBusHidden(id: $id, hidden: true) { id } }', { id: volvo }, admin);
  expect((await move(one, { busIn: volvo })).errors?.[0]).toMatchObject({ extensions: { field: 'busIn' } });
  await must(app, 'mutation($id: UUID!) { setBusHidden(id: $id, hidden: false) { id } }', { id: volvo }, admin);
  expect((await move(one, { driverOut: jaan.id })).errors?.[0]?.message).toBe('Juht ei ole sellel reisil');
  const steps = [
    { orderId: one, version: (await tripOf(one)).version, driverIn: jaan.id },
    { orderId: two, version: 99, driverIn: jaan.id },
  ];
  expect((await app.graphql(moveDocument, { kind: 'assign', steps }, admin)).errors?.[0]?.extensions.code).toBe(
    'STALE_VERSION',
  );
  expect(await tripOf(one)).toMatchObject({ driverIds: [], mark: null });
  expect((await app.graphql(moveDocument, { kind: 'assign', steps: [] }, admin)).errors?.[0]?.extensions.field).toBe(
    'steps',
  );
});

test('two who swap places are confirmed together; the law is asked of the plan as a whole', async () => {
  const [one, two] = [await trip(10), await trip(10)];
  for (const [id, driver, bus] of [
    [one, jaan.id, setra],
    [two, mari.id, volvo],
  ] as const)
    await must(app, startJobDocument, { id, input: { driver, bus } }, admin);
  const step = async (orderId: string, driverOut: string, driverIn: string) => {
    const { version, mark } = await tripOf(orderId);
    return { orderId, version, mark, driverOut, driverIn };
  };
  const steps = [await step(one, jaan.id, mari.id), await step(two, mari.id, jaan.id)];
  await must(app, moveDocument, { kind: 'swap', steps }, admin);
  const { planDrafts } = await must<{ planDrafts: { orderId: string; light: string; lines: string[] }[] }>(
    app,
    '{ planDrafts { orderId light lines complete } }',
    {},
    admin,
  );
  expect(planDrafts.filter(({ orderId }) => [one, two].includes(orderId)).map(({ light }) => light)).toEqual([
    'green',
    'green',
  ]);
  expect(await confirm({ orderIds: [one, two] })).toEqual(
    expect.arrayContaining([
      { orderId: one, problem: null },
      { orderId: two, problem: null },
    ]),
  );
  expect([await tripOf(one), await tripOf(two)].map(({ driverIds }) => driverIds)).toEqual([[mari.id], [jaan.id]]);
});

test('each row says whether a trip fits: who is elsewhere, what is too small, what the law says', async () => {
  const [one, two] = [await trip(12), await trip(12, '10:00')];
  await move(one, { driverIn: jaan.id, busIn: setra });
  const ask = async (orderId: string) =>
    (
      await must<{ planChecks: Record<'drivers' | 'buses', { id: string; light: string; line: string }[]> }>(
        app,
        'query($orderId: UUID!) { planChecks(orderId: $orderId) { drivers { id light line } buses { id light line } } }',
        { orderId },
        admin,
      )
    ).planChecks;
  await must(
    app,
    'mutation($id: UUID!) { updateBus(id: $id, name: "Volvo", details: { seats: 20 }) { id } }',
    { id: volvo },
    admin,
  );
  // The draft counts, though nobody was told of it.
  const { drivers, buses } = await ask(two);
  expect(drivers.map(({ id, light, line }) => [id, light, line.slice(0, 5)])).toEqual([
    [mari.id, 'green', 'sobib'],
    [jaan.id, 'red', 'samal'],
  ]);
  expect(buses).toEqual([
    { id: volvo, light: 'amber', line: 'kohti 20, vaja 39 (koos juhiga)' },
    { id: setra, light: 'red', line: 'samal ajal: Tallinn - Paide' },
  ]);
  // Against itself a trip does not stand.
  expect((await ask(one)).drivers.map(({ light }) => light)).toEqual(['green', 'green']);
  const confirmed = await confirm({ orderIds: [one] });
  expect(confirmed).toEqual([{ orderId: one, problem: null }]);
});

test('taking back any sequence of moves gives the exact former plan', async () => {
  const ids = [await trip(20), await trip(21), await trip(22)];
  const { trips: former, undoable: before } = await board();
  const step = fc.record({
    trip: fc.nat(2),
    driverOut: fc.constantFrom(undefined, 0, 1),
    driverIn: fc.constantFrom(undefined, 0, 1),
    busIn: fc.constantFrom(undefined, 0, 1),
  });
  const drivers = [jaan.id, mari.id];
  const buses = [setra, volvo];
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      for (const { trip: nth, driverOut, driverIn, busIn } of steps)
        await move(ids[nth] as string, {
          driverOut: driverOut === undefined ? undefined : drivers[driverOut],
          driverIn: driverIn === undefined ? undefined : drivers[driverIn],
          busIn: busIn === undefined ? undefined : buses[busIn],
        });
      const { undoable } = await board();
      for (let left = undoable; left > before; left -= 1) await turn('undo');
      expect((await board()).trips).toEqual(former);
    }),
    { numRuns: 8 },
  );
});

test('the last fifty moves are remembered', async () => {
  const id = await trip(25);
  for (let nth = 0; nth < 52; nth += 1) await move(id, nth % 2 === 0 ? { driverIn: jaan.id } : { driverOut: jaan.id });
  expect((await board()).undoable).toBe(50);
});

test('a proposal gives every trip a driver and a bus that may have it, and changes nothing by itself', async () => {
  const [one, two, three] = [await trip(28), await trip(28), await trip(28)];
  // The notes of the customer speak of wheelchairs.
  const details =
    'mutation($id: UUID!, $name: String!) { updateBus(id: $id, name: $name, details: { seats: 50, lift: true }) { id } }';
  for (const [id, name] of [
    [setra, 'Setra'],
    [volvo, 'Volvo'],
  ] as const)
    await must(app, details, { id, name }, admin);
  const before = await board();
  const { proposePlan } = await must<{ proposePlan: { trips: Proposed[]; emptyKm: number } }>(
    app,
    `{ proposePlan(from: "2026-12-28", to: "2026-12-28") { emptyKm trips { orderId version mark driverId busId light line problem } } }`,
    {},
    admin,
  );
  const { trips: proposed } = proposePlan;
  expect(await board()).toEqual(before);
  expect(proposed.map(({ orderId }) => orderId).sort()).toEqual([one, two, three].sort());
  // Two drivers at one time: the third trip is told why not.
  const placed = proposed.filter(({ driverId }) => driverId !== null);
  expect(new Set(placed.map(({ driverId }) => driverId)).size).toBe(placed.length);
  expect(new Set(placed.map(({ busId }) => busId)).size).toBe(placed.length);
  expect(placed).toHaveLength(2);
  expect(proposed.filter(({ driverId }) => driverId === null).every(({ problem }) => problem !== null)).toBe(true);
  expect(placed.every(({ light, line }) => light !== 'red' && line !== '')).toBe(true);

  const selected = await must<{ proposePlan: { trips: Proposed[] } }>(
    app,
    `query($ids: [UUID!]) { proposePlan(from: "2026-12-28", to: "2026-12-28", orderIds: $ids) { trips { orderId emptyKm next } } }`,
    { ids: [two] },
    admin,
  );
  expect(selected.proposePlan.trips).toEqual([
    { orderId: two, emptyKm: 0, next: expect.stringMatching(/^(Setra|Volvo): sobiks sama hästi; \S+: \S+/) as string },
  ]);

  const steps = placed.map(({ orderId, version, mark, driverId, busId }) => ({
    ...{ orderId, version, mark, driverIn: driverId, busIn: busId },
  }));
  await must(app, moveDocument, { kind: 'proposal', steps }, admin);
  expect(await tripOf(placed[0]?.orderId ?? '')).toMatchObject({ driverIds: [placed[0]?.driverId] });
  // All of it is one move; and taken after the plan changed it is refused.
  expect((await app.graphql(moveDocument, { kind: 'proposal', steps }, admin)).errors?.[0]?.extensions.code).toBe(
    'STALE_VERSION',
  );
  await turn('undo');
  expect((await board()).trips.filter(({ mark }) => mark)).toEqual(before.trips.filter(({ mark }) => mark));
});

test('each driver gets one e-mail with all that was confirmed: new, moved and taken back', async () => {
  const [one, two, three] = [await trip(14), await trip(15), await trip(16)];
  for (const [id, bus] of [
    [one, setra],
    [two, setra],
  ] as const)
    await must(app, startJobDocument, { id, input: { driver: jaan.id, bus } }, admin);
  await move(one, { driverOut: jaan.id, driverIn: mari.id });
  await move(two, { busOut: setra, busIn: volvo });
  await move(three, { driverIn: jaan.id, busIn: setra });
  const confirmed = await confirm({ orderIds: [one, two, three] });
  expect(confirmed.map(({ problem }) => problem)).toEqual([null, null, null]);
  const { subject, text } = await app.mail(jaan.email, 'muutunud töid 1');
  expect(subject).toBe('Teie tööd muutusid: uusi töid 1, muutunud töid 1, tagasi võetud töid 1');
  for (const part of ['Uus töö', 'Töö muutus', 'Volvo', 'Töö võeti tagasi'])
    expect(text.toLowerCase()).toContain(part.toLowerCase());
  // A single trip is told as ever, and nobody is told twice.
  await app.mail(mari.email, 'Uus töö');
  const subjects = (await app.mails()).filter((mail) => mail.to.includes(jaan.email)).map((mail) => mail.subject);
  const about = (what: string) => subjects.filter((one) => one.includes(what));
  expect(about('muutunud töid 1')).toHaveLength(1);
  expect([...about('Töö võeti tagasi: Tallinn - Paide, 14.12.2026'), ...about('16.12.2026')]).toEqual([]);
  const rows: unknown[] = await app.deps.db.dataSource.query('select 1 from plan_notice');
  expect(rows).toEqual([]);
});

test('what a server left that was killed while it confirmed a plan is told by another, once', async () => {
  const confirmedAt = app.clock.now();
  await app.deps.db.dataSource.query(
    `insert into plan_notice (id, batch, at, driver_id, kind, trip, confirmation_key)
     select gen_random_uuid(), $1, $2, $3, 'off', $4, null from generate_series(1, 2)`,
    [jaan.id, confirmedAt, mari.id, JSON.stringify(order)],
  );
  await emitLeftNotices(app.deps);
  expect((await app.mails()).some(({ subject }) => subject.includes('tagasi võetud töid 2'))).toBe(false);
  app.clock.set(new Date(confirmedAt.getTime() + 180_000).toISOString());
  await Promise.all([emitLeftNotices(app.deps), emitLeftNotices(app.deps)]);
  await app.mail(mari.email, 'tagasi võetud töid 2');
  app.clock.set(confirmedAt.toISOString());
});
