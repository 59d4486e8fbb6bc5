import type { Person } from '../testing/builders';
import { acceptedOrder, createBus, createPerson, must, startJobDocument } from '../testing/builders';
import type { TestApp } from '../testing/testApp';
import { startTestApp } from '../testing/testApp';

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
}
const start = (id: string, driver: Person, bus: string, fields: object = {}) =>
  app.graphql<{ startJob: object }>(startJobDocument, { id, input: { driver: driver.id, bus, ...fields } }, admin);
const askedAbout = (reply: Awaited<ReturnType<typeof start>>) => {
  const extensions = reply.errors?.[0]?.extensions;
  if (extensions?.code !== 'OVERLAP') return reply.errors ?? 'not asked';
  return (extensions.details?.overlaps as Overlap[]).map(({ who, what }) => `${who}: ${what}`);
};
const timesOf = async (id: string) =>
  (
    await must<{ order: { start: string; end: string } }>(
      app,
      'query($id: UUID!) { order(id: $id) { start end } }',
      { id },
      admin,
    )
  ).order;

test('an overlap is asked about, and goes on with a reason that the history keeps', async () => {
  const first = await acceptedOrder(app, admin, 100);
  const second = await acceptedOrder(app, admin, 101);
  expect(askedAbout(await start(first, mari, setra))).toBe('not asked');
  const asked = await start(second, mari, setra, { overlapReason: '  ' });
  expect(askedAbout(asked)).toEqual(['Mari: Tallinn - Paide - Tartu', 'Setra: Tallinn - Paide - Tartu']);
  const { start: from, end: to } = await timesOf(first);
  expect(asked.errors?.[0]?.extensions.details?.overlaps).toMatchObject([
    { start: from, end: to },
    { start: from, end: to },
  ]);
  expect(askedAbout(await start(second, mari, volvo, { overlapReason: 'Jaan sõidab teise poole' }))).toBe('not asked');

  const { orderHistory } = await must<{ orderHistory: { action: string; changes: string }[] }>(
    app,
    'query($id: UUID!) { orderHistory(id: $id) { action changes } }',
    { id: second },
    admin,
  );
  const started = orderHistory.find(({ action }) => action === 'startJob');
  expect(JSON.parse(started?.changes ?? '{}')).toMatchObject({
    drivers: [[], [{ id: mari.id, name: 'Mari' }]],
    overlap: [null, { reason: 'Jaan sõidab teise poole', overlaps: [{ who: 'Mari', start: from, end: to }] }],
  });

  const update = 'mutation($id: UUID!, $input: AssignmentInput!) { updateJob(id: $id, input: $input) { id } }';
  const change = (input: object) => app.graphql<{ startJob: object }>(update, { id: second, input }, admin);
  // Who was there before was asked about then.
  expect(askedAbout(await change({ driver: mari.id, bus: volvo, extraDrivers: [jaan.id] }))).toBe('not asked');
  expect(askedAbout(await change({ driver: mari.id, bus: volvo, extraBuses: [setra] }))).toEqual([
    'Setra: Tallinn - Paide - Tartu',
  ]);
});

test('touching ends are no overlap; a declined driver and a deleted order take nobody', async () => {
  const first = await acceptedOrder(app, admin, 200);
  await start(first, mari, setra);
  const { end } = await timesOf(first);
  const hours = (Date.parse(end) - app.clock.now().getTime()) / 3_600_000;
  const touching = await acceptedOrder(app, admin, hours);
  await must(
    app,
    'mutation($id: UUID!, $start: DateTime!) { updateOrder(id: $id, input: { start: $start }) { id } }',
    { id: touching, start: end },
    admin,
  );
  expect(askedAbout(await start(touching, mari, setra))).toBe('not asked');

  const remove = (id: string) => must(app, 'mutation($id: UUID!) { deleteOrder(id: $id) }', { id }, admin);
  await remove(touching);
  const overlapping = await acceptedOrder(app, admin, 201);
  expect(askedAbout(await start(overlapping, mari, volvo))).toEqual(['Mari: Tallinn - Paide - Tartu']);
  await remove(first);
  expect(askedAbout(await start(overlapping, mari, volvo))).toBe('not asked');

  await app.deps.db.dataSource.query(`update driver_assignment set confirmation = 'rejected'`);
  const afterDecline = await acceptedOrder(app, admin, 201);
  expect(askedAbout(await start(afterDecline, mari, setra))).toBe('not asked');
});

test('a recurring service takes its driver and bus, except on days that it does not run', async () => {
  const departs = new Date(app.clock.now().getTime() + 300 * 3_600_000);
  const date = departs.toISOString().slice(0, 10);
  const { createArrangement } = await must<{ createArrangement: { id: string } }>(
    app,
    'mutation($input: ArrangementInput!) { createArrangement(input: $input) { id } }',
    {
      input: {
        name: 'Öine liin',
        weekdays: [1, 2, 3, 4, 5, 6, 7],
        firstDay: date,
        lastDay: date,
        depart: '00:30',
        durationMin: 1439,
        driver: jaan.id,
        bus: volvo,
      },
    },
    admin,
  );
  const order = await acceptedOrder(app, admin, 300);
  expect(askedAbout(await start(order, jaan, volvo))).toEqual(['Jaan: Öine liin', 'Volvo: Öine liin']);
  await must(
    app,
    'mutation($id: UUID!, $date: LocalDate!) { createArrangementException(arrangementId: $id, date: $date, input: { runs: false }) { id } }',
    { id: createArrangement.id, date },
    admin,
  );
  expect(askedAbout(await start(order, jaan, volvo))).toBe('not asked');
});

test('of two admins who assign the same driver at the same moment, the second is asked', async () => {
  for (let round = 0; round < 4; round += 1) {
    const orders = await Promise.all([0, 1].map((hour) => acceptedOrder(app, admin, 400 + round * 24 + hour)));
    // The same people, chosen in opposite order: no deadlock either.
    const picks = [
      { driver: mari.id, extraDrivers: [jaan.id], bus: setra, extraBuses: [volvo] },
      { driver: jaan.id, extraDrivers: [mari.id], bus: volvo, extraBuses: [setra] },
    ];
    const replies = await Promise.all(
      orders.map((id, index) => app.graphql(startJobDocument, { id, input: picks[index] }, admin)),
    );
    expect(replies.map(({ errors }) => errors?.[0]?.extensions.code ?? 'started').sort()).toEqual([
      'OVERLAP',
      'started',
    ]);
  }
});
