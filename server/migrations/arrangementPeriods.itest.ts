import fc from '../testing/propertyTests';
import type { Database } from '../platform/database/database';
import { openTestDatabase } from '../testing/databases/testDatabase';
import { ArrangementPeriods1764600000000 } from './1764600000000-arrangementPeriods';
import { migrations } from '.';

let database: Database;
const drivers = [1, 2, 3].map((n) => `00000000-0000-7000-8000-00000000000${n}`);
const before = migrations.slice(0, migrations.indexOf(ArrangementPeriods1764600000000));

beforeAll(async () => {
  database = await openTestDatabase({ entities: [], migrations: before });
  await database.dataSource.query(
    `insert into "user" (id, username, firstname, role, password_hash)
     select id, 'juht' || n, 'Juht', 'driver', '-' from unnest($1::uuid[]) with ordinality as u(id, n)`,
    [drivers],
  );
});
afterAll(() => database.close());

const driver = fc.constantFrom(...drivers);
const day = fc.integer({ min: 1, max: 31 }).map((date) => `2026-10-${String(date).padStart(2, '0')}`);
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '30'))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`);

/** A service as it was stored: one state for all days, and who took over at which moment. */
const service = fc.record({
  depart: time,
  takeovers: fc.array(fc.record({ since: fc.tuple(day, time).map(([date, at]) => `${date}T${at}:00Z`), driver }), {
    maxLength: 5,
  }),
  exceptions: fc.uniqueArray(fc.record({ date: day, depart: fc.option(time), driver: fc.option(driver) }), {
    maxLength: 8,
    selector: ({ date }) => date,
  }),
  deleted: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
});

const columns = `arrangement_id, exception_id, name, description, date::text, driver_id, bus_id, depart, duration_min,
  departs_at, arrives_at, runs`;
const allDays = (): Promise<object[]> =>
  database.dataSource.query(
    `select ${columns} from service_day('2026-09-01', '2026-12-01') order by arrangement_id, date`,
  );

test('no day of any service changes when services become periods, also where a driver took over within a day', async () => {
  const { dataSource } = database;
  const services = fc.sample(service, 120);
  for (const [index, { depart, takeovers, exceptions, deleted }] of services.entries()) {
    const id = `00000000-0000-7000-9000-${String(index).padStart(12, '0')}`;
    await dataSource.query(
      `insert into arrangement (id, name, weekdays, first_day, last_day, depart, duration_min, created_at, deleted_at)
       values ($1, 'Liin', '{1,2,3,4,5,6,7}', '2026-10-01', '2026-10-31', $2, 60, now(), case when $3 then now() end)`,
      [id, depart, deleted],
    );
    for (const { since, driver } of [{ since: null, driver: drivers[0] }, ...takeovers])
      await dataSource.query('insert into arrangement_driver values (gen_random_uuid(), $1, $2, $3)', [
        id,
        driver,
        since,
      ]);
    for (const { date, depart, driver } of exceptions)
      await dataSource.query(
        `insert into arrangement_exception (id, arrangement_id, date, depart, driver_id) values (gen_random_uuid(), $1, $2, $3, $4)`,
        [id, date, depart, driver],
      );
  }
  const days = await allDays();
  expect(days.length).toBeGreaterThan(2000);

  const runner = dataSource.createQueryRunner();
  await new ArrangementPeriods1764600000000().up(runner);
  await runner.release();
  expect(await allDays()).toEqual(days);
  expect(
    await dataSource.query('select 1 from arrangement where deleted_at is not null and deleted_from is null'),
  ).toEqual([]);
});
