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

let app: TestApp;
let admin: string;
let mari: Person;
let jaan: Person;
let siim: Person;
let setra: string;
let volvo: string;
let iveco: string;

beforeAll(async () => {
  app = await startTestApp();
  app.clock.set('2026-08-31T08:00:00Z');
  admin = await app.login('admin');
  mari = await createPerson(app, admin, { firstname: 'Mari' });
  jaan = await createPerson(app, admin, { firstname: 'Jaan' });
  siim = await createPerson(app, admin, { firstname: 'Siim' });
  setra = await createBus(app, admin, 'Setra');
  volvo = await createBus(app, admin, 'Volvo');
  iveco = await createBus(app, admin, 'Iveco');
});
afterAll(() => app.stop());

/** A job or, without a crew, an accepted order from Tallinn to Paide on a day of December 2026. */
async function trip(day: number, crew?: { driver: string; bus: string }, time = '09:00'): Promise<string> {
  const depart = new Date(`2026-12-${String(day).padStart(2, '0')}T${time}:00+02:00`).toISOString();
  const id = await submitInquiry(app, { ...inquiry(app), stops: [{ ...tallinn, depart }, paide] });
  await must(app, 'mutation($id: UUID!) { acceptOnBehalf(id: $id) { id } }', { id }, admin);
  if (crew) await must(app, startJobDocument, { id, input: crew }, admin);
  return id;
}

interface Change {
  orderId: string;
  version: number;
  mark: string | null;
  outId: string;
  inId: string | null;
  inName: string | null;
  fallen: boolean;
  told: string;
  light: string;
  problem: string | null;
}
interface Repair {
  fallen: number;
  absent: boolean;
  plans: { changes: Change[] }[];
  stuck: Change[];
  occurrences: { title: string }[];
}
const document = `query($out: RepairInput!) { planRepair(out: $out) { fallen absent occurrences { title }
  plans { changes { ...change } } stuck { ...change } } }
  fragment change on RepairChange { orderId version mark outId outName inId inName fallen told light line problem }`;
const days = (first: number, last = first) => ({
  firstDay: `2026-12-${String(first).padStart(2, '0')}`,
  lastDay: `2026-12-${String(last).padStart(2, '0')}`,
});
const repair = async (out: object) => (await must<{ planRepair: Repair }>(app, document, { out }, admin)).planRepair;
const take = (changes: Change[], kind = 'repair') =>
  app.graphql(
    'mutation($kind: MoveKind!, $steps: [PlanStepInput!]!) { movePlan(kind: $kind, steps: $steps) }',
    {
      kind,
      steps: changes.map(({ orderId, version, mark, outId, inId }) => ({
        ...{ orderId, version, mark, driverOut: outId, driverIn: inId },
      })),
    },
    admin,
  );
const crews = async () =>
  (
    await must<{ planBoard: { trips: { id: string; driverIds: string[]; busIds: string[] }[] } }>(
      app,
      '{ planBoard(from: "2026-12-01", to: "2026-12-31") { trips { id driverIds busIds } } }',
      {},
      admin,
    )
  ).planBoard.trips;
const crewOf = async (id: string) => (await crews()).find((one) => one.id === id);

test('a driver is ill: plans with the fewest changes; one is taken as one move, and taken back as one', async () => {
  const one = await trip(1, { driver: mari.id, bus: setra });
  const two = await trip(2, { driver: mari.id, bus: setra });
  const other = await trip(2, { driver: jaan.id, bus: volvo });
  const before = await crews();
  const found = await repair({ driverId: mari.id, ...days(1, 2) });
  expect(await crews()).toEqual(before);
  expect(found).toMatchObject({ fallen: 2, absent: false, occurrences: [], stuck: [] });
  expect(found.plans.length).toBeGreaterThan(1);
  for (const { changes } of found.plans.slice(0, 2)) {
    // Jaan has a trip of his own on the second day: Siim is free, and nobody else has to move.
    expect(changes.map(({ orderId }) => orderId)).toEqual([one, two]);
    expect(changes[1]).toMatchObject({ outId: mari.id, inId: siim.id, inName: 'Siim', fallen: true, told: 'asked' });
    expect(changes.every(({ light }) => light !== 'red')).toBe(true);
  }
  const [first] = found.plans;
  expect((await take(first?.changes ?? [])).errors).toBeUndefined();
  expect(await crewOf(two)).toMatchObject({ driverIds: [siim.id], busIds: [setra] });
  expect(await crewOf(other)).toMatchObject({ driverIds: [jaan.id] });
  // The plan changed meanwhile: it is taken no more, nor half of it.
  expect((await take(found.plans[1]?.changes ?? [])).errors?.[0]?.extensions.code).toBe('STALE_VERSION');
  await must(app, 'mutation { undoPlanMove }', {}, admin);
  expect(await crews()).toEqual(before);
});

test('who has confirmed is moved only where nothing else helps', async () => {
  await must(app, 'mutation($id: UUID!) { setUserHidden(id: $id, hidden: true) { id } }', { id: siim.id }, admin);
  const fallen = await trip(5, { driver: mari.id, bus: setra });
  const found = await repair({ driverId: mari.id, ...days(5) });
  expect(found.plans).toHaveLength(1);
  expect(found.plans[0]?.changes).toEqual([expect.objectContaining({ orderId: fallen, inId: jaan.id })]);
  await must(app, 'mutation($id: UUID!) { setUserHidden(id: $id, hidden: false) { id } }', { id: siim.id }, admin);
});

test('nobody is left: which trip, and why', async () => {
  const fallen = await trip(8, { driver: mari.id, bus: setra });
  await trip(8, { driver: jaan.id, bus: volvo });
  const absence = { driverId: siim.id, ...days(8), kind: 'sick', note: '' };
  await must(app, 'mutation($input: AbsenceInput!) { createAbsence(input: $input) }', { input: absence }, admin);
  const found = await repair({ driverId: mari.id, ...days(8) });
  expect(found.plans).toEqual([]);
  expect(found.stuck).toEqual([
    expect.objectContaining({
      orderId: fallen,
      inId: null,
      light: 'red',
      problem: '2 juhist 1 sõidab samal ajal, 1 on eemal',
    }),
  ]);
  // Who is away already is known to be.
  expect(await repair({ driverId: siim.id, ...days(8) })).toMatchObject({ fallen: 0, absent: true, plans: [] });
});

test('a bus is in the workshop: another one, big enough, and the drivers stay', async () => {
  const fallen = await trip(12, { driver: mari.id, bus: setra });
  const sized =
    'mutation($id: UUID!, $name: String!, $seats: Int!) { updateBus(id: $id, name: $name, details: { seats: $seats, lift: true }) { id } }';
  // The customer's notes speak of wheelchairs.
  const none = await repair({ busId: setra, ...days(12) });
  expect(none.stuck.map(({ problem }) => problem)).toEqual(['2 bussist 2 on tõstukita, aga märkuste järgi on vaja']);
  await must(app, sized, { id: volvo, name: 'Volvo', seats: 19 }, admin);
  await must(app, sized, { id: iveco, name: 'Iveco', seats: 50 }, admin);
  const found = await repair({ busId: setra, ...days(12) });
  expect(found.plans.map(({ changes }) => changes.map(({ orderId, inId }) => [orderId, inId]))).toEqual([
    [[fallen, iveco]],
  ]);
  expect(await repair({ busId: setra, ...days(13) })).toMatchObject({ fallen: 0, plans: [], stuck: [] });
});

test('a wrong question is told at its field', async () => {
  const refused = async (out: object) => (await app.graphql(document, { out }, admin)).errors?.[0]?.extensions;
  expect(await refused({ ...days(1) })).toMatchObject({ code: 'BAD_USER_INPUT', field: 'driverId' });
  expect(await refused({ driverId: mari.id, busId: setra, ...days(1) })).toMatchObject({ field: 'driverId' });
  expect(await refused({ driverId: mari.id, ...days(2, 1) })).toMatchObject({ field: 'lastDay' });
  expect(await refused({ driverId: mari.id, firstDay: '2026-12-01', lastDay: '2027-03-01' })).toMatchObject({
    field: 'to',
  });
  expect(await refused({ driverId: setra, ...days(1) })).toMatchObject({ code: 'NOT_FOUND' });
});

test('a plan is taken with the absence that it is for: both, or neither', async () => {
  const fallen = await trip(19, { driver: mari.id, bus: setra });
  const [plan] = (await repair({ driverId: mari.id, ...days(19) })).plans;
  const steps = (plan?.changes ?? []).map(({ orderId, version, mark, outId, inId }) => ({
    ...{ orderId, version, mark, driverOut: outId, driverIn: inId },
  }));
  const take = (absence: object | null, its = steps) =>
    app.graphql(
      'mutation($steps: [PlanStepInput!]!, $absence: AbsenceInput) { takePlanRepair(steps: $steps, absence: $absence) }',
      { steps: its, absence },
      admin,
    );
  const ill = { driverId: mari.id, ...days(19), kind: 'sick', note: '' };
  const absences = async () =>
    (
      await must<{ absences: { firstDay: string; kind: string }[] }>(
        app,
        'query($id: UUID!) { absences(driverId: $id) { firstDay kind } }',
        { id: mari.id },
        admin,
      )
    ).absences.filter(({ firstDay }) => firstDay === ill.firstDay);
  const before = await crewOf(fallen);

  // An absence that is refused takes the move back.
  const refused = await take({ ...ill, kind: 'workshop' });
  expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'kind' });
  expect(await crewOf(fallen)).toEqual(before);
  // A move that is refused takes the absence back.
  const stale = await take(
    ill,
    steps.map((step) => ({ ...step, version: step.version + 1 })),
  );
  expect(stale.errors?.[0]?.extensions.code).toBe('STALE_VERSION');
  expect(await absences()).toEqual([]);

  expect((await take(ill)).errors).toBeUndefined();
  expect((await crewOf(fallen))?.driverIds).not.toContain(mari.id);
  expect(await absences()).toEqual([{ firstDay: ill.firstDay, kind: 'sick' }]);
  // Taken back, and taken again: who is away is away once.
  await must(app, 'mutation { undoPlanMove }', {}, admin);
  expect(await crewOf(fallen)).toEqual(before);
  const [again] = (await repair({ driverId: mari.id, ...days(19) })).plans;
  const anew = (again?.changes ?? []).map(({ orderId, version, mark, outId, inId }) => ({
    ...{ orderId, version, mark, driverOut: outId, driverIn: inId },
  }));
  expect((await take(ill, anew)).errors).toBeUndefined();
  expect(await absences()).toHaveLength(1);
});
