import type { Database } from '../platform/database/database';
import { openTestDatabase } from '../testing/databases/testDatabase';
import { RouteNotes1766840000000 } from './1766840000000-routeNotes';
import { migrations } from '.';

let database: Database;
const before = migrations.slice(0, migrations.indexOf(RouteNotes1766840000000));

beforeAll(async () => {
  database = await openTestDatabase({ entities: [], migrations: before });
});
afterAll(() => database.close());

const ids = [1, 2].map((n) => `00000000-0000-7000-8000-00000000000${n}`);
const sentence = 'Praam Virtsu–Kuivastu: ülesõit umbes 27 min, lisaks „ooteaeg“ umbes 20 min.';

test('notes that were stored as sentences stay sentences, and a new order has none', async () => {
  const { dataSource } = database;
  const insert = `
    insert into "order" (id, status, version, created_at, starts_at, ends_at, duration_s, distance_m, estimated_by, passengers, full_name, email, phone)
    values ($1, 'new', 1, '2026-10-01', '2026-12-01', '2026-12-02', 60, 1000, 'test', 12, 'Mari', 'm@x.example', '+3725550000')`;
  await dataSource.query(insert, [ids[0]]);
  await dataSource.query('update "order" set estimate_notes = $1', [[sentence]]);
  const runner = dataSource.createQueryRunner();
  await new RouteNotes1766840000000().up(runner);
  await runner.release();
  await dataSource.query(insert, [ids[1]]);

  const rows: { notes: unknown }[] = await dataSource.query('select estimate_notes as notes from "order" order by id');
  expect(rows.map(({ notes }) => notes)).toEqual([[sentence], []]);
});
