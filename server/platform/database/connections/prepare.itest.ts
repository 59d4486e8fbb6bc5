import { Client } from 'pg';
import { openTestDatabase } from '../../../testing/databases/testDatabase';
import { ONE_PLAN } from '../../sql';
import type { Database } from '../database';

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

test('a marked read is prepared outside a transaction, and a changed table costs its reader nothing', async () => {
  const marked = `${ONE_PLAN} select writer, id from thing where id = $1`;
  const readMarked = () => database.dataSource.query<unknown[]>(marked, [1]);
  await readMarked();
  await readMarked();
  expect(await database.dataSource.query(findPrepared, [marked])).toHaveLength(1);

  await database.dataSource.query('alter table thing alter writer type int using writer::int');
  expect(await readMarked()).toEqual([{ writer: 1, id: 1 }]);
});

test('reads of ever other columns leave names for the statements of transactions', async () => {
  const readTwice = async (text: string) => {
    await database.dataSource.query(text, [1]);
    await database.dataSource.query(text, [1]);
  };
  for (let nth = 0; nth < 70; nth += 1) await readTwice(`${ONE_PLAN} select ${nth} as nth from thing where id = $1`);
  const [{ count }] = await database.dataSource.query<[{ count: number }]>(
    `select count(*)::int as count from pg_prepared_statements where statement like $1`,
    [`${ONE_PLAN}%`],
  );
  expect(count).toBe(24);
});

test("pg's own results hold no rows, and callers get all of theirs", async () => {
  const asked = jest.spyOn(Client.prototype, 'query');
  const rows = await database.dataSource.query<unknown[]>('select id from thing where id > $1', [0]);
  expect(rows).toEqual([{ id: 1 }]);
  expect(await Promise.all(asked.mock.results.map(({ value }) => value as unknown))).toEqual([
    expect.objectContaining({ rows: [], rowCount: 1, command: 'SELECT' }),
  ]);
  asked.mockRestore();
  const update = 'update thing set id = id where id = $1 returning id';
  expect(await database.dataSource.query(update, [1])).toEqual([[{ id: 1 }], 1]);
  await database.dataSource.query('select 1; select 2');
});
