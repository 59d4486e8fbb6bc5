import {
  createBus,
  createPerson,
  inquiry,
  jobOn,
  must,
  paide,
  submitInquiry,
  tallinn,
  tartu,
} from '../../../testing/builders';
import type { TestApp } from '../../../testing/testApp';
import { startTestApp } from '../../../testing/testApp';
import { suggestPlans } from './planSuggestions';

let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await startTestApp();
  app.clock.set('2027-10-04T08:00:00Z');
  admin = await app.login('admin');
});
afterAll(() => app.stop());

const sql = <Row = unknown>(text: string, values: unknown[] = []): Promise<Row[]> =>
  app.deps.db.dataSource.query(text, values);

/** `afterMinutes`: after an hour a trip is looked at again in any case. */
async function suggest(orderId: string, afterMinutes = 61): Promise<string | null | undefined> {
  app.clock.set(new Date(app.clock.now().getTime() + afterMinutes * 60_000).toISOString());
  await suggestPlans(app.deps);
  const [found] = await sql<{ driver: string | null }>(
    `select (select u.firstname from "user" u where u.id = s.driver_id) as driver from plan_suggestion s where s.order_id = $1`,
    [orderId],
  );
  return found?.driver;
}

test('the driver with the fewest trips that week is suggested, but never one whom the law does not allow the trip', async () => {
  const bus = await createBus(app, admin, 'Scania');
  await createBus(app, admin, 'Irizar');
  const names = ['Urmas', 'Ain', 'Aivo', 'Ago', 'Arvo', 'Peep'];
  const drivers: string[] = [];
  for (const firstname of names) drivers.push((await createPerson(app, admin, { firstname })).id);
  const [urmas = ''] = drivers;
  // All but the last would have an evening and then the night.
  const evening = ['2027-10-06T15:00:00Z', '2027-10-06T18:00:00Z'] as [string, string];
  for (const driver of drivers.slice(0, -1)) await jobOn(app, admin, evening, { driver, bus });
  const stops = [{ ...tallinn, depart: '2027-10-07T03:00:00Z' }, { ...paide, depart: '2027-10-07T05:00:00Z' }, tartu];
  const night = await submitInquiry(app, { ...inquiry(app), stops });
  await must(app, 'mutation($id: UUID!) { acceptOnBehalf(id: $id) { id } }', { id: night }, admin);
  expect(await suggest(night)).toBe('Peep');
  // Two trips of the week, by day: the others come first, and none of them may drive.
  const peep = drivers.at(-1) ?? '';
  await jobOn(app, admin, ['2027-10-08T08:00:00Z', '2027-10-08T10:00:00Z'], { driver: peep, bus });
  await jobOn(app, admin, ['2027-10-09T08:00:00Z', '2027-10-09T10:00:00Z'], { driver: peep, bus });
  expect(await suggest(night)).toBe('Peep');
  await sql(
    `insert into absence (id, driver_id, first_day, last_day, kind) values ($1, $1, '2027-10-05', '2027-10-12', 'leave')`,
    [peep],
  );
  expect(await suggest(night)).toBeNull();
  await sql(`delete from job j using driver_assignment a where a.job_id = j.id and a.driver_id = $1`, [urmas]);
  await sql('delete from absence where driver_id = $1', [peep]);
  expect(await suggest(night)).toBe('Urmas');
});

test('a trip is looked at again after a quarter of an hour when something changed that matters, and after an hour', async () => {
  const bus = await createBus(app, admin, 'Setra');
  const { id: driver } = await createPerson(app, admin, { firstname: 'Kalju' });
  const start = '2027-11-10T08:00:00Z';
  const trip = await submitInquiry(app, { ...inquiry(app), stops: [{ ...tallinn, depart: start }, tartu] });
  await must(app, 'mutation($id: UUID!) { acceptOnBehalf(id: $id) { id } }', { id: trip }, admin);
  await sql(
    `insert into absence (id, driver_id, first_day, last_day, kind)
     select id, id, '2027-11-09', '2027-11-12', 'leave' from "user" where role = 'driver' and id <> $1`,
    [driver],
  );
  expect(await suggest(trip)).toBe('Kalju');

  // The database notes changes by its own clock, which is a year behind.
  await sql(
    `insert into absence (id, driver_id, first_day, last_day, kind) values ($1, $1, '2027-11-09', '2027-11-12', 'leave')`,
    [driver],
  );
  expect(await suggest(trip, 40)).toBe('Kalju');
  await noteChange(['customers', 'mails', 'newOrders'], 0);
  expect(await suggest(trip, 1)).toBe('Kalju');
  await noteChange(['jobs', 'archive'], 0);
  expect(await suggest(trip, 1)).toBeNull();

  await sql('delete from absence where driver_id = $1', [driver]);
  await noteChange(['duties'], 1);
  expect(await suggest(trip, 14)).toBeNull();
  expect(await suggest(trip, 2)).toBe('Kalju');
  await jobOn(app, admin, [start, '2027-11-10T10:00:00Z'], { driver, bus });
  expect(await suggest(trip, 59)).toBe('Kalju');
  expect(await suggest(trip, 2)).toBeNull();
});

test('a suggestion stays through a change of notes, and a change of the trip makes a new one', async () => {
  await createBus(app, admin, 'Volvo');
  await createPerson(app, admin, { firstname: 'Meelis' });
  const stops = [{ ...tallinn, depart: '2027-11-24T08:00:00Z' }, tartu];
  const id = await submitInquiry(app, { ...inquiry(app), stops });
  await must(app, 'mutation($id: UUID!) { acceptOnBehalf(id: $id) { id } }', { id }, admin);
  const fits = await suggest(id);
  expect(fits).toEqual(expect.any(String));
  const read = async () => {
    const [row] = await sql<{ isCurrent: boolean; lookedAt: Date }>(
      `select s.order_version = o.version as "isCurrent", s.looked_at as "lookedAt"
       from plan_suggestion s join "order" o on o.id = s.order_id where o.id = $1`,
      [id],
    );
    return row;
  };
  const looked = await read();
  expect(looked?.isCurrent).toBe(true);

  await must(
    app,
    'mutation($id: UUID!) { updateNotes(id: $id, notes: { driverNotes: "Uks 3" }) { id } }',
    { id },
    admin,
  );
  expect((await read())?.isCurrent).toBe(false);
  expect(await suggest(id, 1)).toBe(fits);
  expect(await read()).toEqual(looked);

  await must(app, 'mutation($id: UUID!) { updateNotes(id: $id, notes: { driverNotes: "" }) { id } }', { id }, admin);
  await must(app, 'mutation($id: UUID!) { updateOrder(id: $id, input: { passengers: 51 }) { id } }', { id }, admin);
  await suggest(id, 1);
  const again = await read();
  expect(again?.isCurrent).toBe(true);
  expect(again?.lookedAt).not.toEqual(looked?.lookedAt);
});

/** As the portal notes a change, `afterMinutes` from now. */
const noteChange = (lists: string[], afterMinutes: number) =>
  sql('insert into live_change (transaction, lists, at) values (pg_current_xact_id()::text::bigint, $1, $2)', [
    lists,
    new Date(app.clock.now().getTime() + afterMinutes * 60_000),
  ]);
