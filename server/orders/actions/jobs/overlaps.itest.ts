import type { Person } from '../../../testing/builders';
import {
  acceptedOrder,
  createBus,
  createException,
  createPerson,
  createArrangement,
  inquiry,
  must,
  paide,
  startJobDocument,
  submitInquiry,
  tallinn,
  tartu,
} from '../../../testing/builders';
import type { TestApp } from '../../../testing/testApp';
import { startTestApp } from '../../../testing/testApp';

let app: TestApp;
let admin: string;
let mari: Person;
let jaan: Person;
let setra: string;
let volvo: string;

beforeAll(async () => {
  app = await startTestApp();
  app.clock.set('2026-11-03T08:00:00Z');
  admin = await app.login('admin');
  mari = await createPerson(app, admin, { firstname: 'Mari' });
  jaan = await createPerson(app, admin, { firstname: 'Jaan' });
  [setra, volvo] = [await createBus(app, admin, 'Setra'), await createBus(app, admin, 'Volvo')];
});
afterAll(() => app.stop());

interface Overlap {
  who: string;
  what: string;
  start: string;
  end: string;
  way?: { km: number; minutes: number };
}
const start = (id: string, driver: Person, bus: string, fields: object = {}) =>
  app.graphql<{ startJob: object }>(
    startJobDocument,
    { id, input: { driver: driver.id, bus, hoursReason: 'Test', ...fields } },
    admin,
  );
const askedAbout = (reply: Awaited<ReturnType<typeof start>>) => {
  const extensions = reply.errors?.[0]?.extensions;
  if (extensions?.code !== 'OVERLAP') return reply.errors ?? 'not asked';
  return (extensions.details?.overlaps as Overlap[]).map(({ who, what, way }) =>
    way ? `${who}: ${way.km} km, ${way.minutes} min (${what})` : `${who}: ${what}`,
  );
};
/** An accepted trip from one place to another. */
async function tripBetween(from: object, to: object, depart: string): Promise<string> {
  const stops = [{ ...from, depart }, to];
  const id = await submitInquiry(app, { ...inquiry(app), stops });
  await must(app, 'mutation($id: UUID!) { acceptOnBehalf(id: $id) { id } }', { id }, admin);
  return id;
}
const readTimes = async (id: string) =>
  (
    await must<{ order: { start: string; end: string } }>(
      app,
      'query($id: UUID!) { order(id: $id) { start end } }',
      { id },
      admin,
    )
  ).order;
const move = (id: string, to: string) =>
  must(
    app,
    'mutation($id: UUID!, $start: DateTime!) { updateOrder(id: $id, input: { start: $start }) { id } }',
    { id, start: to },
    admin,
  );
const readHistory = async (id: string) =>
  (
    await must<{ orderHistory: { action: string; changes: string }[] }>(
      app,
      'query($id: UUID!) { orderHistory(id: $id) { action changes } }',
      { id },
      admin,
    )
  ).orderHistory;

test('an overlap is asked about, and goes on with a reason that the history keeps', async () => {
  const first = await acceptedOrder(app, admin, 100);
  const second = await acceptedOrder(app, admin, 101);
  expect(askedAbout(await start(first, mari, setra))).toBe('not asked');
  const asked = await start(second, mari, setra, { overlapReason: '  ' });
  expect(askedAbout(asked)).toEqual(['Mari: Tallinn - Paide - Tartu', 'Setra: Tallinn - Paide - Tartu']);
  const { start: from, end: to } = await readTimes(first);
  expect(asked.errors?.[0]?.extensions.details?.overlaps).toMatchObject([
    { start: from, end: to },
    { start: from, end: to },
  ]);
  expect(askedAbout(await start(second, mari, volvo, { overlapReason: 'Jaan sõidab teise poole' }))).toBe('not asked');

  const started = (await readHistory(second)).find(({ action }) => action === 'startJob');
  expect(JSON.parse(started?.changes ?? '{}')).toMatchObject({
    drivers: [[], [{ id: mari.id, name: 'Mari' }]],
    overlap: [null, { reason: 'Jaan sõidab teise poole', overlaps: [{ who: 'Mari', start: from, end: to }] }],
  });

  const update = 'mutation($id: UUID!, $input: AssignmentInput!) { updateJob(id: $id, input: $input) { id } }';
  const change = (input: object) => app.graphql<{ startJob: object }>(update, { id: second, input }, admin);
  // The admin was already asked about the earlier crew.
  expect(askedAbout(await change({ driver: mari.id, bus: volvo, otherDrivers: [jaan.id] }))).toBe('not asked');
  expect(askedAbout(await change({ driver: mari.id, bus: volvo, otherBuses: [setra] }))).toEqual([
    'Setra: Tallinn - Paide - Tartu',
  ]);
});

test('touching ends in one town are no overlap; a declined driver and a deleted order take nobody', async () => {
  const first = await acceptedOrder(app, admin, 200);
  await start(first, mari, setra);
  const { start: from, end } = await readTimes(first);
  const touching = await tripBetween(tartu, paide, end);
  expect(askedAbout(await start(touching, mari, setra))).toBe('not asked');
  const earlier = await tripBetween(paide, tallinn, new Date(Date.parse(from) - 7_200_000).toISOString());
  const times = await readTimes(earlier);
  const lengthMs = Date.parse(times.end) - Date.parse(times.start);
  await move(earlier, new Date(Date.parse(from) - lengthMs).toISOString());
  expect(await readTimes(earlier)).toMatchObject({ end: from });
  expect(askedAbout(await start(earlier, mari, setra))).toBe('not asked');

  const remove = (id: string) => must(app, 'mutation($id: UUID!) { deleteOrder(id: $id) }', { id }, admin);
  await remove(touching);
  const overlapping = await acceptedOrder(app, admin, 201);
  expect(askedAbout(await start(overlapping, mari, volvo))).toEqual(['Mari: Tallinn - Paide - Tartu']);
  await remove(first);
  expect(askedAbout(await start(overlapping, mari, volvo))).toBe('not asked');

  await app.deps.db.dataSource.query(`update driver_assignment set confirmation = 'declined'`);
  const afterDecline = await acceptedOrder(app, admin, 201);
  expect(askedAbout(await start(afterDecline, mari, setra))).toBe('not asked');
});

test('a way between two trips that is too far is asked about, warned of, and kept with its reason', async () => {
  const rakvere = { lat: 59.3464, lng: 26.3558, city: 'Rakvere', address: 'Rakvere' };
  const day = new Date(app.clock.now().getTime() + 150 * 3_600_000);
  const first = await tripBetween(tallinn, paide, day.toISOString());
  await start(first, mari, setra);
  const { end } = await readTimes(first);
  const next = await tripBetween(rakvere, tallinn, new Date(Date.parse(end) + 12 * 60_000).toISOString());
  const asked = await start(next, mari, setra);
  expect(askedAbout(asked)).toEqual([
    expect.stringMatching(/^Mari: \d\d km, 12 min \(Tallinn - Paide\)$/),
    expect.stringMatching(/^Setra: \d\d km, 12 min \(Tallinn - Paide\)$/),
  ]);
  expect(asked.errors?.[0]?.message).toMatch(/ei jõua eelmiselt reisilt/);

  interface Check {
    checkAssignment: {
      drivers: { driverId: string; warnings: string[] }[];
      buses: { busId: string; warnings: string[] }[];
    };
  }
  const { checkAssignment } = await must<Check>(
    app,
    `query($orderId: UUID!) { checkAssignment(orderId: $orderId, busIds: [], crewed: false) {
      drivers { driverId warnings } buses { busId warnings } } }`,
    { orderId: next },
    admin,
  );
  const warned = expect.stringMatching(/^ei jõua kohale: \d\d km, 12 min \(Tallinn - Paide\)$/);
  expect(checkAssignment.drivers.find(({ driverId }) => driverId === mari.id)?.warnings).toEqual([warned]);
  expect(checkAssignment.drivers.find(({ driverId }) => driverId === jaan.id)?.warnings).toEqual([]);
  expect(checkAssignment.buses.find(({ busId }) => busId === setra)?.warnings).toContainEqual(warned);

  expect(askedAbout(await start(next, mari, setra, { overlapReason: 'Ootavad pool tundi' }))).toBe('not asked');
  const started = (await readHistory(next)).find(({ action }) => action === 'startJob');
  expect(JSON.parse(started?.changes ?? '{}')).toMatchObject({
    overlap: [
      null,
      { reason: 'Ootavad pool tundi', overlaps: [{ who: 'Mari', way: { minutes: 12 } }, { who: 'Setra' }] },
    ],
  });
});

test('an arrangement takes its driver and bus, except on days that it does not run', async () => {
  // The evening before the trip: it lasts over midnight, into the trip.
  const date = new Date(app.clock.now().getTime() + 276 * 3_600_000).toISOString().slice(0, 10);
  const arrangement = await createArrangement(app, admin, {
    name: 'Öine liin',
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    firstDay: date,
    lastDay: date,
    depart: '23:30',
    durationMin: 1439,
    driver: jaan.id,
    bus: volvo,
  });
  const order = await acceptedOrder(app, admin, 300);
  expect(askedAbout(await start(order, jaan, volvo))).toEqual(['Jaan: Öine liin', 'Volvo: Öine liin']);
  await createException(app, admin, arrangement, date, { runs: false });
  expect(askedAbout(await start(order, jaan, volvo))).toBe('not asked');
});

test('a trip that is moved onto another is not asked about, but the history tells', async () => {
  const first = await acceptedOrder(app, admin, 700);
  const second = await acceptedOrder(app, admin, 740);
  for (const id of [first, second]) expect(askedAbout(await start(id, mari, setra))).toBe('not asked');
  await move(second, (await readTimes(first)).start);
  const [latest] = await readHistory(second);
  expect(JSON.parse(latest?.changes ?? '{}')).toMatchObject({
    overlap: [null, { reason: 'reis muutus pärast määramist', overlaps: [{ who: 'Mari' }, { who: 'Setra' }] }],
  });
});

test('a hidden driver or bus cannot be chosen again; those in use stay and can be read', async () => {
  const peeter = await createPerson(app, admin, { firstname: 'Peeter' });
  const iveco = await createBus(app, admin, 'Iveco');
  const first = await acceptedOrder(app, admin, 800);
  const second = await acceptedOrder(app, admin, 900);
  await start(first, peeter, iveco);
  await must(
    app,
    'mutation($id: UUID!) { setUserHidden(id: $id, hidden: true, confirmed: true) { id } }',
    { id: peeter.id },
    admin,
  );
  await must(
    app,
    'mutation($id: UUID!) { setBusHidden(id: $id, hidden: true, confirmed: true) { id } }',
    { id: iveco },
    admin,
  );
  const { updateJob } = await must<{ updateJob: object }>(
    app,
    `mutation($id: UUID!, $input: AssignmentInput!) { updateJob(id: $id, input: $input) {
      job { drivers { driver { firstname hidden } } buses { name hidden } } } }`,
    { id: first, input: { driver: peeter.id, otherDrivers: [jaan.id], bus: iveco } },
    admin,
  );
  expect(updateJob).toEqual({
    job: {
      drivers: [{ driver: { firstname: 'Peeter', hidden: true } }, { driver: { firstname: 'Jaan', hidden: false } }],
      buses: [{ name: 'Iveco', hidden: true }],
    },
  });
  const refused = async (driver: Person, bus: string) => {
    const error = (await start(second, driver, bus)).errors?.[0];
    return [error?.extensions.field, error?.message];
  };
  expect(await refused(peeter, setra)).toEqual(['driver', 'Juhti ei saa valida, sest ta on peidetud']);
  expect(await refused(mari, iveco)).toEqual(['bus', 'Bussi ei saa valida, sest ta on peidetud']);
});

test('of two admins who assign the same people at the same moment, the second must confirm', async () => {
  const neoplan = await createBus(app, admin, 'Neoplan');
  const peeter = await createPerson(app, admin);
  const updateJob = startJobDocument.replaceAll('startJob', 'updateJob');
  // The same people, chosen in opposite order: no deadlock either.
  const picks = [
    { driver: mari.id, otherDrivers: [jaan.id], bus: setra, otherBuses: [volvo] },
    { driver: jaan.id, otherDrivers: [mari.id], bus: volvo, otherBuses: [setra] },
  ];
  for (let round = 0; round < 4; round += 1) {
    const orders = await Promise.all([0, 1].map((hour) => acceptedOrder(app, admin, 400 + round * 24 + hour)));
    // Jobs that begin take their numbers one after the other; those that are changed meet only at their people.
    const changed = round % 2 === 1;
    if (changed) for (const id of orders) await start(id, peeter, neoplan, { overlapReason: 'Ootab kindlat juhti' });
    const replies = await Promise.all(
      orders.map((id, index) =>
        app.graphql(changed ? updateJob : startJobDocument, { id, input: picks[index] }, admin),
      ),
    );
    expect(replies.map(({ errors }) => errors?.[0]?.extensions.code ?? 'assigned').sort()).toEqual([
      'OVERLAP',
      'assigned',
    ]);
  }
});

/** An accepted order; offers and their e-mails are not what it is about. */
async function accepted(inHours: number): Promise<string> {
  const id = await submitInquiry(app, inquiry(app, inHours));
  await must(app, 'mutation($id: UUID!) { acceptOnBehalf(id: $id) { id } }', { id }, admin);
  return id;
}

test('of a trip that is moved while another of that time gets the same driver and bus, one of the two hears, four times', async () => {
  const ikarus = await createBus(app, admin, 'Ikarus');
  const toomas = await createPerson(app, admin, { firstname: 'Toomas' });
  const updateJob = startJobDocument.replaceAll('startJob', 'updateJob');
  const silent: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    const moved = await accepted(2000 + round * 48);
    const other = await accepted(2024 + round * 48);
    await start(moved, mari, setra);
    await start(other, toomas, ikarus);
    const { start: to } = await readTimes(other);
    const [, assigned] = await Promise.all([
      move(moved, to),
      app.graphql(updateJob, { id: other, input: { driver: mari.id, bus: setra, hoursReason: 'Test' } }, admin),
    ]);
    const asked = assigned.errors?.[0]?.extensions.code === 'OVERLAP';
    const [latest] = await readHistory(moved);
    const noted = 'overlap' in (JSON.parse(latest?.changes ?? '{}') as object);
    if (!asked && !noted) silent.push(round);
  }
  expect(silent).toEqual([]);
}, 120_000);
