import type { Database } from '../platform/database/database';
import { openTestDatabase } from '../testing/databases/testDatabase';
import { Declined1766870000000 } from './1766870000000-declined';
import { migrations } from '.';

let database: Database;
const before = migrations.slice(0, migrations.indexOf(Declined1766870000000));

beforeAll(async () => {
  database = await openTestDatabase({ entities: [], migrations: before });
});
afterAll(() => database.close());

test('assignments declined before the update are declined after it, in the history too', async () => {
  const runner = database.dataSource.createQueryRunner();
  // Rows as the tables held them; what they point to does not matter here.
  await runner.query(`set session_replication_role = replica`);
  await runner.query(
    `insert into driver_assignment (id, job_id, driver_id, position, during, key_hash, confirmation)
     select gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 0, 'empty', n::text, confirmation
     from unnest(array['accepted', 'rejected', 'waiting']) with ordinality as former(confirmation, n)`,
  );
  const changes = [
    { confirmation: ['waiting', 'rejected'] },
    { confirmation: ['rejected', 'waiting'] },
    { note: 'rejected' },
  ];
  for (const [version, change] of changes.entries())
    await runner.query(
      `insert into order_event (id, order_id, at, action, actor, version, to_status, changes)
       values (gen_random_uuid(), gen_random_uuid(), now(), 'confirmJob', 'driver', $1, 'job', $2)`,
      [version, JSON.stringify(change)],
    );
  await runner.query(`set session_replication_role = default`);
  await new Declined1766870000000().up(runner);

  expect(await runner.query('select confirmation from driver_assignment order by key_hash')).toEqual([
    { confirmation: 'accepted' },
    { confirmation: 'declined' },
    { confirmation: 'waiting' },
  ]);
  const events: { changes: object }[] = await runner.query('select changes from order_event order by version');
  expect(events.map((event) => event.changes)).toEqual([
    { confirmation: ['waiting', 'declined'] },
    { confirmation: ['declined', 'waiting'] },
    { note: 'rejected' },
  ]);
  await runner.release();
});
