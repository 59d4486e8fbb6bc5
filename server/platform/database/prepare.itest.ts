import { openTestDatabase } from '../../testing/databases/testDatabase';
import type { Database } from './database';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase({ entities: [], migrations: [] });
  await database.dataSource.query('create table thing (id int primary key, writer int not null)');
  await database.dataSource.query('insert into thing values (1, 1)');
});
afterAll(() => database.close());

const read = 'select * from thing where id = $1';
const findPrepared = 'select name from pg_prepared_statements where statement = $1';

test('a statement that a transaction asks again is prepared, and a changed table costs one try', async () => {
  let runs = 0;
  const readTwice = () =>
    database.transaction(async (manager) => {
      runs += 1;
      await manager.query(read, [1]);
      const rows = await manager.query<unknown[]>(read, [1]);
      const prepared = await manager.query<unknown[]>(findPrepared, [read]);
      return { rows, prepared: prepared.length };
    });

  await database.dataSource.query(read, [1]);
  await database.dataSource.query(read, [1]);
  expect(await database.dataSource.query(read, [2])).toEqual([]);
  expect(await database.dataSource.query(findPrepared, [read])).toEqual([]);
  expect(await readTwice()).toEqual({ rows: [{ id: 1, writer: 1 }], prepared: 1 });

  await database.dataSource.query('alter table thing alter writer type text');
  runs = 0;
  expect((await readTwice()).rows).toEqual([{ id: 1, writer: '1' }]);
  expect(runs).toBe(2);
});
