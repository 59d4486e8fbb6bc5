import { setTimeout as sleep } from 'node:timers/promises';
import {
  createBus,
  createPerson,
  inquiry,
  must,
  startJobDocument,
  startedJob,
  submitInquiry,
} from '../testing/builders';
import type { Person } from '../testing/builders';
import type { Reply, TestApp } from '../testing/testApp';
import { startTestApp } from '../testing/testApp';

// Impossible input gets an error at its field; it is no failure of the server.

let app: TestApp;
let admin: string;
let driver: Person;
let bus: string;
beforeAll(async () => {
  app = await startTestApp();
  app.clock.set('2026-11-20T08:00:00Z');
  admin = await app.login('admin');
  driver = await createPerson(app, admin, { firstname: 'Mari' });
  bus = await createBus(app, admin);
});
afterAll(() => app.stop());

const unstorable = 'Tekstis on märk, mida ei saa salvestada';
const half = 'Õie \ud83d';
const refusal = ({ status, errors }: Reply<unknown>) => ({
  status: status < 500,
  code: errors?.[0]?.extensions.code,
  field: errors?.[0]?.extensions.field,
});
const submit = 'mutation($input: InquiryInput!) { submitInquiry(input: $input) }';

test('half an emoji is refused where it stands', async () => {
  const alone = await app.graphql(submit, { input: { ...inquiry(app), fullName: half } });
  expect(alone.errors?.[0]).toMatchObject({
    message: unstorable,
    extensions: { code: 'BAD_USER_INPUT', field: 'fullName' },
  });
  expect(alone.status).toBe(400);
  const [stop, ...others] = inquiry(app).stops as object[];
  const inside = await app.graphql(submit, { input: { ...inquiry(app), stops: [{ ...stop, city: half }, ...others] } });
  expect(inside.errors?.[0]?.extensions.field).toBe('stops.0.city');
  const notes = 'mutation($id: UUID!, $notes: OrderNotesInput!) { updateNotes(id: $id, notes: $notes) { id } }';
  const id = await submitInquiry(app, inquiry(app));
  expect(refusal(await app.graphql(notes, { id, notes: { driverNotes: half } }, admin))).toEqual({
    status: true,
    code: 'BAD_USER_INPUT',
    field: 'driverNotes',
  });
  // A whole one is kept.
  await must(app, notes, { id, notes: { driverNotes: 'Õie 😀' } }, admin);
});

test('half an emoji in a call of /fn is refused, also inside JSON text', async () => {
  const { stops } = inquiry(app) as { stops: { lat: number; lng: number; depart: string }[] };
  const call = (more: object) =>
    app.fetch('/api/fn/postQuery', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        passengers: 20,
        fullname: 'Õie',
        email: 'oie@rahvatants.example',
        phone: '55512345',
        ...more,
      }),
    });
  const waypoints = stops.map(({ lat, lng, depart }) => ({ lat, lng, depart, city_name: half, pretty_name: 'x' }));
  for (const more of [{ fullname: half }, { waypoints: JSON.stringify(waypoints) }]) {
    const response = await call(more);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(unstorable);
  }
});

test.each([
  ['archive', 'query($a: Int) { archive(first: $a) { total } }'],
  ['archive', 'query($a: Boolean) { archive(descending: $a) { total } }'],
  ['archive', 'query($a: ArchiveSort) { archive(sort: $a) { total } }'],
  ['arrangements', 'query($a: Boolean) { arrangements(active: $a) { id } }'],
  ['updateRoute', 'mutation($a: Boolean) { updateRoute(id: "ID", stops: [], notifyByEmail: $a) { id } }'],
  ['rejectOnBehalf', 'mutation($a: RejectReason) { rejectOnBehalf(id: "ID", reason: $a) { id } }'],
])('null for an argument of %s that has a default is refused', async (_, document) => {
  const text = document.replace('ID', '019ab000-0000-7000-8000-00000000abcd');
  for (let times = 0; times < 2; times += 1) {
    const { errors, status } = await app.graphql(text, { a: null }, admin);
    expect([status, errors?.[0]?.extensions.code]).toEqual([200, 'BAD_USER_INPUT']);
    expect(errors?.[0]?.message).toMatch(/^Argument "\w+" of non-null type/);
  }
});

test('a name that is longer in lower case is refused at its field', async () => {
  const create = 'mutation($input: UserInput!) { createUser(input: $input, password: "kuldne-rattapump") { id } }';
  const user = (username: string) => ({ input: { username, firstname: 'İsa', role: 'driver' } });
  const { errors } = await app.graphql(create, user('İ'.repeat(15)), admin);
  expect(errors?.[0]).toMatchObject({
    message: 'Kasutajanimi: 1 kuni 20 tähemärki, ilma tühikuteta',
    extensions: { field: 'username' },
  });
  await must(app, create, user('İ'.repeat(10)), admin);
});

test('a line break in a name is refused', async () => {
  const create = 'mutation($input: UserInput!) { createUser(input: $input, password: "kuldne-rattapump") { id } }';
  for (const field of ['firstname', 'lastname']) {
    const input = { username: 'reavahe', firstname: 'Mari', role: 'driver', [field]: 'Mari\r\nMaasikas' };
    expect((await app.graphql(create, { input }, admin)).errors?.[0]?.extensions.field).toBe(field);
  }
});

test('hours are bounded by the day and by the trip', async () => {
  const report = async (id: string, hours: number[]) => {
    const document =
      'mutation($id: UUID!, $driver: UUID, $hours: [Float!]!) { submitFeedback(orderId: $id, driverId: $driver, input: { wentWell: true, hours: $hours }) }';
    const { errors } = await app.graphql(document, { id, driver: driver.id, hours }, admin);
    return errors?.[0] ? [errors[0].extensions.field, errors[0].message] : 'ok';
  };
  const oneDay = await startedJob(app, admin, driver.id, bus, 24);
  app.clock.set('2026-11-23T08:00:00Z');
  expect(await report(oneDay, Array<number>(31).fill(24))).toEqual([
    'hours',
    'Päevi on liiga palju: reisil oli neid 1',
  ]);
  expect(await report(oneDay, [25])).toEqual(['hours', 'Päevas on kuni 24 tundi']);
  expect(await report(oneDay, [26])).toEqual(['hours', 'Päevas on kuni 24 tundi, kella keeramise päeval kuni 25']);
  // Home after midnight; days of nothing are left out.
  expect(await report(oneDay, [15, 1.5, 0, 0])).toBe('ok');
  const rows: { hours: number[] }[] = await app.deps.db.dataSource.query('select hours from feedback');
  expect(rows).toEqual([{ hours: [15, 1.5] }]);
  const { order } = await must<{ order: { job: { feedback: { id: string }[] } } }>(
    app,
    `{ order(id: "${oneDay}") { job { feedback { id } } } }`,
    {},
    admin,
  );
  const edit =
    'mutation($id: UUID!, $hours: [Float!]!) { editFeedback(id: $id, input: { wentWell: true, hours: $hours }) }';
  const edited = await app.graphql(edit, { id: order.job.feedback[0]?.id, hours: [1, 2, 3] }, admin);
  expect(edited.errors?.[0]?.extensions.field).toBe('hours');
});

test('a bus that is deleted while a job takes it: one of both gets an error text', async () => {
  for (let round = 0; round < 10; round += 1) {
    const taken = await createBus(app, admin, `Setra ${round}`);
    const other = await createPerson(app, admin);
    const id = await submitInquiry(app, inquiry(app, 24 * (30 + round)));
    await must(app, 'mutation($id: UUID!) { acceptOnBehalf(id: $id) { id } }', { id }, admin);
    const wait = sleep(round * 3);
    const replies = await Promise.all([
      app.graphql(startJobDocument, { id, input: { driver: other.id, bus: taken } }, admin),
      wait.then(() => app.graphql('mutation($id: UUID!) { deleteBus(id: $id) }', { id: taken }, admin)),
    ]);
    for (const { errors } of replies)
      expect(['CONFLICT', 'BAD_USER_INPUT', undefined]).toContain(errors?.[0]?.extensions.code);
  }
});

test('a database that takes no changes is replied to with 503, also by /readyz', async () => {
  const { dataSource } = app.deps.db;
  const [row]: { name: string }[] = await dataSource.query('select current_database() as name');
  await dataSource.query(`alter database "${row?.name}" set default_transaction_read_only = on`);
  await dataSource.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await dataSource.query('set default_transaction_read_only = on');
  const { status, errors } = await app.graphql(submit, { input: inquiry(app) });
  expect([status, errors?.[0]?.extensions.code]).toEqual([503, 'UNAVAILABLE']);
  expect((await app.fetch('/readyz')).status).toBe(503);
  expect((await app.fetch('/healthz')).status).toBe(200);
});
