import type { Person } from '../../../testing/builders';
import { createBus, createPerson, must, startJobDocument } from '../../../testing/builders';
import type { Plan } from '../plan.fixture';
import { moveDocument, startPlan } from '../plan.fixture';

let plan: Plan;
let siim: Person;
let volvo: string;
let iveco: string;

beforeAll(async () => {
  plan = await startPlan();
  siim = await createPerson(plan.app, plan.admin, { firstname: 'Siim' });
  volvo = await createBus(plan.app, plan.admin, 'Volvo');
  iveco = await createBus(plan.app, plan.admin, 'Iveco');
});
afterAll(() => plan.app.stop());

/** A job from Tallinn to Paide in the morning. */
async function job(day: number, crew: { driver: string; bus: string }): Promise<string> {
  const id = await plan.trip(day);
  await must(plan.app, startJobDocument, { id, input: crew }, plan.admin);
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
  confirmation: string;
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
  fragment change on RepairChange { orderId version mark outId outName inId inName fallen confirmation light line problem }`;
const days = (first: number, last = first) => ({
  firstDay: `2026-12-${String(first).padStart(2, '0')}`,
  lastDay: `2026-12-${String(last).padStart(2, '0')}`,
});
const repair = async (out: object) =>
  (await must<{ planRepair: Repair }>(plan.app, document, { out }, plan.admin)).planRepair;
const take = (changes: Change[], kind = 'repair') =>
  plan.app.graphql(
    moveDocument,
    {
      kind,
      steps: changes.map(({ orderId, version, mark, outId, inId }) => ({
        orderId,
        version,
        mark,
        driverOut: outId,
        driverIn: inId,
      })),
    },
    plan.admin,
  );
const crews = async () => (await plan.board()).trips.map(({ id, driverIds, busIds }) => ({ id, driverIds, busIds }));
const readCrew = async (id: string) => (await crews()).find((one) => one.id === id);

test('a driver is ill: plans with the fewest changes; one is taken as one move, and taken back as one', async () => {
  const one = await job(1, { driver: plan.mari.id, bus: plan.setra });
  const two = await job(2, { driver: plan.mari.id, bus: plan.setra });
  const other = await job(2, { driver: plan.jaan.id, bus: volvo });
  const before = await crews();
  const found = await repair({ driverId: plan.mari.id, ...days(1, 2) });
  expect(await crews()).toEqual(before);
  expect(found).toMatchObject({ fallen: 2, absent: false, occurrences: [], stuck: [] });
  expect(found.plans.length).toBeGreaterThan(1);
  for (const { changes } of found.plans.slice(0, 2)) {
    // Jaan has another trip on the second day: Siim is free, and nobody else has to move.
    expect(changes.map(({ orderId }) => orderId)).toEqual([one, two]);
    expect(changes[1]).toMatchObject({
      outId: plan.mari.id,
      inId: siim.id,
      inName: 'Siim',
      fallen: true,
      confirmation: 'waiting',
    });
    expect(changes.every(({ light }) => light !== 'red')).toBe(true);
  }
  const [first] = found.plans;
  expect((await take(first?.changes ?? [])).errors).toBeUndefined();
  expect(await readCrew(two)).toMatchObject({ driverIds: [siim.id], busIds: [plan.setra] });
  expect(await readCrew(other)).toMatchObject({ driverIds: [plan.jaan.id] });
  // The plan changed meanwhile: it is taken no more, nor half of it.
  expect((await take(found.plans[1]?.changes ?? [])).errors?.[0]?.extensions.code).toBe('STALE_VERSION');
  await must(plan.app, 'mutation { undoPlanMove }', {}, plan.admin);
  expect(await crews()).toEqual(before);
});

test('a driver who has confirmed is moved only where nothing else helps', async () => {
  await must(
    plan.app,
    'mutation($id: UUID!) { setUserHidden(id: $id, hidden: true) { id } }',
    { id: siim.id },
    plan.admin,
  );
  const fallen = await job(5, { driver: plan.mari.id, bus: plan.setra });
  const found = await repair({ driverId: plan.mari.id, ...days(5) });
  expect(found.plans).toHaveLength(1);
  expect(found.plans[0]?.changes).toEqual([expect.objectContaining({ orderId: fallen, inId: plan.jaan.id })]);
  await must(
    plan.app,
    'mutation($id: UUID!) { setUserHidden(id: $id, hidden: false) { id } }',
    { id: siim.id },
    plan.admin,
  );
});

test('nobody is left: which trip, and why', async () => {
  const fallen = await job(8, { driver: plan.mari.id, bus: plan.setra });
  await job(8, { driver: plan.jaan.id, bus: volvo });
  const absence = { driverId: siim.id, ...days(8), kind: 'sick', note: '' };
  await must(
    plan.app,
    'mutation($input: AbsenceInput!) { createAbsence(input: $input) }',
    { input: absence },
    plan.admin,
  );
  const found = await repair({ driverId: plan.mari.id, ...days(8) });
  expect(found.plans).toEqual([]);
  expect(found.stuck).toEqual([
    expect.objectContaining({
      orderId: fallen,
      inId: null,
      light: 'red',
      problem: '2 juhist 1 sõidab samal ajal, 1 on eemal',
    }),
  ]);
  // An earlier absence is known.
  expect(await repair({ driverId: siim.id, ...days(8) })).toMatchObject({ fallen: 0, absent: true, plans: [] });
});

test('a bus is in the workshop: another one, big enough, and the drivers stay', async () => {
  const fallen = await job(12, { driver: plan.mari.id, bus: plan.setra });
  const sized =
    'mutation($id: UUID!, $name: String!, $seats: Int!) { updateBus(id: $id, name: $name, details: { seats: $seats, lift: true }) { id } }';
  // The customer's notes speak of wheelchairs.
  const none = await repair({ busId: plan.setra, ...days(12) });
  expect(none.stuck.map(({ problem }) => problem)).toEqual(['2 bussist 2 on tõstukita, aga märkuste järgi on vaja']);
  await must(plan.app, sized, { id: volvo, name: 'Volvo', seats: 19 }, plan.admin);
  await must(plan.app, sized, { id: iveco, name: 'Iveco', seats: 50 }, plan.admin);
  const found = await repair({ busId: plan.setra, ...days(12) });
  expect(found.plans.map(({ changes }) => changes.map(({ orderId, inId }) => [orderId, inId]))).toEqual([
    [[fallen, iveco]],
  ]);
  expect(await repair({ busId: plan.setra, ...days(13) })).toMatchObject({ fallen: 0, plans: [], stuck: [] });
  const defect = { busId: iveco, text: 'Pidurid', mayNotDrive: true };
  await must(plan.app, 'mutation($input: DefectInput!) { reportDefect(input: $input) }', { input: defect }, plan.admin);
  expect((await repair({ busId: plan.setra, ...days(12) })).plans).toEqual([]);
});

test('a wrong question is refused at its field', async () => {
  const refused = async (out: object) =>
    (await plan.app.graphql(document, { out }, plan.admin)).errors?.[0]?.extensions;
  expect(await refused({ ...days(1) })).toMatchObject({ code: 'BAD_USER_INPUT', field: 'driverId' });
  expect(await refused({ driverId: plan.mari.id, busId: plan.setra, ...days(1) })).toMatchObject({ field: 'driverId' });
  expect(await refused({ driverId: plan.mari.id, ...days(2, 1) })).toMatchObject({ field: 'lastDay' });
  expect(await refused({ driverId: plan.mari.id, firstDay: '2026-12-01', lastDay: '2027-03-01' })).toMatchObject({
    field: 'to',
  });
  expect(await refused({ driverId: plan.setra, ...days(1) })).toMatchObject({ code: 'NOT_FOUND' });
});

test('a plan is taken with the absence that it is for: both, or neither', async () => {
  const fallen = await job(19, { driver: plan.mari.id, bus: plan.setra });
  const [best] = (await repair({ driverId: plan.mari.id, ...days(19) })).plans;
  const steps = (best?.changes ?? []).map(({ orderId, version, mark, outId, inId }) => ({
    orderId,
    version,
    mark,
    driverOut: outId,
    driverIn: inId,
  }));
  const take = (absence: object | null, its = steps) =>
    plan.app.graphql(
      'mutation($steps: [PlanStepInput!]!, $absence: AbsenceInput) { takePlanRepair(steps: $steps, absence: $absence) }',
      { steps: its, absence },
      plan.admin,
    );
  const ill = { driverId: plan.mari.id, ...days(19), kind: 'sick', note: '' };
  const absences = async () =>
    (
      await must<{ absences: { firstDay: string; kind: string }[] }>(
        plan.app,
        'query($id: UUID!) { absences(driverId: $id) { firstDay kind } }',
        { id: plan.mari.id },
        plan.admin,
      )
    ).absences.filter(({ firstDay }) => firstDay === ill.firstDay);
  const before = await readCrew(fallen);

  // An absence that is refused takes the move back.
  const refused = await take({ ...ill, kind: 'workshop' });
  expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'kind' });
  expect(await readCrew(fallen)).toEqual(before);
  // A move that is refused takes the absence back.
  const stale = await take(
    ill,
    steps.map((step) => ({ ...step, version: step.version + 1 })),
  );
  expect(stale.errors?.[0]?.extensions.code).toBe('STALE_VERSION');
  expect(await absences()).toEqual([]);

  expect((await take(ill)).errors).toBeUndefined();
  expect((await readCrew(fallen))?.driverIds).not.toContain(plan.mari.id);
  expect(await absences()).toEqual([{ firstDay: ill.firstDay, kind: 'sick' }]);
  // Taken back, and taken again: who is away is away once.
  await must(plan.app, 'mutation { undoPlanMove }', {}, plan.admin);
  expect(await readCrew(fallen)).toEqual(before);
  const [again] = (await repair({ driverId: plan.mari.id, ...days(19) })).plans;
  const anew = (again?.changes ?? []).map(({ orderId, version, mark, outId, inId }) => ({
    orderId,
    version,
    mark,
    driverOut: outId,
    driverIn: inId,
  }));
  expect((await take(ill, anew)).errors).toBeUndefined();
  expect(await absences()).toHaveLength(1);
});
