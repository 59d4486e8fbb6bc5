import { selectListing } from '../orders/lifecycle/listing';
import { query, sql } from '../platform/sql';
import type { Database } from '../platform/database/database';
import { openTestDatabase } from '../testing/databases/testDatabase';
import { OrderListing1764800000000 } from './1764800000000-orderListing';
import { migrations } from '.';

let database: Database;
const before = migrations.slice(0, migrations.indexOf(OrderListing1764800000000));

beforeAll(async () => {
  database = await openTestDatabase({ entities: [], migrations: before });
});
afterAll(() => database.close());

const ids = [1, 2, 3].map((n) => `00000000-0000-7000-8000-00000000000${n}`);
const [job, deleted, asked] = ids;

/** As the portal wrote it before: keys, tally and number on the order's row. */
const orders = `
  insert into "order" (id, status, version, created_at, starts_at, ends_at, duration_s, distance_m, estimated_by, passengers, full_name,
    email, phone, company, deleted_at, search, list_company, list_price, list_driver, list_trip_number, change_number, changed_at)
  values ($1, 'job', 4, '2026-10-01', '2026-12-01', '2026-12-02', 60, 1000, 'test', 12, 'Mari Õun', 'm@x.example', '+3725550000', 'Žiguli OÜ',
      null, fold('Töö Mari Õun Žiguli OÜ m@x.example +3725550000 12 1 01.12.2026 02:00 17 Jaan Tamm Setra 540,00'),
      estonian_order('Žiguli OÜ'), 54000, estonian_order('Jaan Tamm'), 17, 41, '2026-10-09'),
    ($2, 'accepted', 3, '2026-10-01', '2026-12-01', '2026-12-02', 60, 1000, 'test', 12, 'Jüri', 'j@x.example', '+3725550000', null,
      '2026-10-10', fold('Kinnitatud pakkumine Jüri j@x.example +3725550000 12 1 01.12.2026 02:00'), estonian_order('Jüri'), -1, '', -1, 42,
      '2026-10-10'),
    ($3, 'new', 1, '2026-10-01', '2026-12-01', '2026-12-02', 60, 1000, 'test', 12, 'Ants', 'a@x.example', '+3725550000', null,
      null, fold('Päring Ants a@x.example +3725550000 12 1 01.12.2026 02:00'), estonian_order('Ants'), -1, '', -1, null, null)`;

const theirs = [
  `insert into "user" (id, username, firstname, lastname, role, password_hash) values ('${job}', 'jaan', 'Jaan', 'Tamm', 'driver', '-')`,
  `insert into bus (id, name) values ('${job}', 'Setra')`,
  `insert into offer (id, order_id, price, vat_rate, status, sent_at) values ('${job}', '${job}', 54000, 24, 'accepted', '2026-10-02')`,
  `insert into job (id, order_id, trip_number) values ('${job}', '${job}', 17)`,
  `insert into driver_assignment (id, job_id, driver_id, position, during, key_hash)
   values ('${job}', '${job}', '${job}', 0, '[2026-12-01,2026-12-02)', '-')`,
  `insert into bus_assignment (id, job_id, bus_id, position, during) values ('${job}', '${job}', '${job}', 0, '[2026-12-01,2026-12-02)')`,
  `insert into feedback (id, job_id, driver_id, went_well, hours, updated_at) values ('${job}', '${job}', '${job}', true, '{9}', '2026-12-03')`,
  `insert into order_event (id, order_id, at, action, actor, to_status, version) values ('${asked}', '${job}', '2026-10-09', 'startJob', 'admin', 'job', 4)`,
];

test('listings, numbers and marks of feedback come over as if they had always been written where they are now', async () => {
  const { dataSource } = database;
  await dataSource.query(orders, ids);
  for (const statement of theirs) await dataSource.query(statement);
  const runner = dataSource.createQueryRunner();
  await new OrderListing1764800000000().up(runner);
  await runner.release();

  const rewritten = await query(dataSource.manager, sql`${selectListing(ids)} returning l.order_id`);
  expect(rewritten).toEqual([]);
  expect(await dataSource.query('select order_id as id, deleted from order_listing order by 1')).toEqual([
    { id: job, deleted: false },
    { id: deleted, deleted: true },
    { id: asked, deleted: false },
  ]);
  const numbers =
    'select order_id as id, number, event_id as event, changed_at as at from accounting_change order by number';
  expect(await dataSource.query(numbers)).toEqual([
    { id: job, number: 41, event: asked, at: new Date('2026-10-09') },
    { id: deleted, number: 42, event: deleted, at: new Date('2026-10-10') },
  ]);
  expect(await dataSource.query('select reported from driver_assignment')).toEqual([{ reported: true }]);
});
