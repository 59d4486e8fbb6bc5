import { setTimeout as sleep } from 'node:timers/promises';
import { openTestDatabase } from '../../testing/databases/testDatabase';
import type { Database } from './database';
import { isDatabaseAway } from './databaseErrors';

const ACQUIRE_TIMEOUT_MS = 5000;
let database: Database;

beforeAll(async () => {
  database = await openTestDatabase({ entities: [], migrations: [], acquireTimeoutMs: ACQUIRE_TIMEOUT_MS });
  await database.dataSource.query('create table note (id int primary key, writer int not null)');
});
beforeEach(() => database.dataSource.query('truncate note'));
afterAll(() => database.close());

test('transactions at once never mix: one rolls back, another keeps', async () => {
  const writers = [0, 1, 2, 3, 4, 5, 6, 7];
  const writeThree = (writer: number): Promise<void> =>
    database.transaction(async (manager) => {
      for (const n of [1, 2, 3]) {
        await manager.query('insert into note values ($1, $2)', [writer * 10 + n, writer]);
        await sleep(5);
      }
      const [seen] = await manager.query<{ own: string }[]>('select count(*) own from note where writer = $1', [
        writer,
      ]);
      expect(seen?.own).toBe('3');
      if (writer % 2 === 1) throw new Error('taken back');
    });
  const results = await Promise.allSettled(writers.map(writeThree));

  expect(results.map((result) => result.status === 'fulfilled')).toEqual(writers.map((writer) => writer % 2 === 0));
  const left = await database.dataSource.query<unknown[]>(
    'select writer, count(*)::int count from note group by 1 order by 1',
  );
  expect(left).toEqual([0, 2, 4, 6].map((writer) => ({ writer, count: 3 })));
});

test('one connection more than there are is refused by the time limit, and the transactions go on', async () => {
  const connections = 10;
  const began = performance.now();
  const allHeld: Promise<unknown>[] = [];
  let refusal: unknown;
  const hold = Array.from({ length: connections }, (_, writer) =>
    database.transaction(async (manager) => {
      await manager.query('insert into note values ($1, $1)', [writer]);
      allHeld.push(Promise.resolve());
      while (allHeld.length < connections) await sleep(5);
      if (writer === 0) refusal = await database.ping().catch((error: unknown) => error);
      else while (refusal === undefined) await sleep(5);
    }),
  );
  await Promise.all(hold);

  expect(isDatabaseAway(refusal)).toBe(true);
  expect(performance.now() - began).toBeGreaterThanOrEqual(ACQUIRE_TIMEOUT_MS - 50);
  const [row] = await database.dataSource.query<{ count: number }[]>('select count(*)::int count from note');
  expect(row?.count).toBe(connections);
});

test.each(['40001', '40P01'])('a transaction that failed with %s is run again from its start', async (code) => {
  let runs = 0;
  await database.transaction(async (manager) => {
    runs += 1;
    await manager.query('insert into note values (1, 1)');
    if (runs < 3) await manager.query(`do $$ begin raise exception 'try again' using errcode = '${code}'; end $$`);
  });
  expect(runs).toBe(3);
  await expect(database.dataSource.query('select * from note')).resolves.toEqual([{ id: 1, writer: 1 }]);
});

test('it is not run again without end, nor after any other error', async () => {
  let runs = 0;
  const failWith = (code: string): Promise<void> =>
    database.transaction(async (manager) => {
      runs += 1;
      await manager.query(`do $$ begin raise exception 'no' using errcode = '${code}'; end $$`);
    });
  await expect(failWith('40001')).rejects.toMatchObject({ code: '40001' });
  expect(runs).toBe(5);
  await expect(failWith('23505')).rejects.toMatchObject({ code: '23505' });
  expect(runs).toBe(6);
});

test('two transactions that block each other both succeed', async () => {
  await database.dataSource.query('insert into note values (1, 0), (2, 0)');
  let runs = 0;
  const both = [
    [1, 2],
    [2, 1],
  ].map(([first, second]) =>
    database.transaction(async (manager) => {
      runs += 1;
      await manager.query('update note set writer = writer + 1 where id = $1', [first]);
      await sleep(50);
      await manager.query('update note set writer = writer + 1 where id = $1', [second]);
    }),
  );
  await Promise.all(both);
  expect(runs).toBeGreaterThan(2);
  const writers = await database.dataSource.query<{ writer: number }[]>('select writer from note');
  expect(writers).toEqual([{ writer: 2 }, { writer: 2 }]);
});

test('a connection that the server ends, in a query, between two or idle, is an error of that work only', async () => {
  const endAllOthers =
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
  const interrupted = database.transaction(async (manager) => {
    await manager.query('insert into note values (1, 1)');
    await database.dataSource.query(endAllOthers);
    await sleep(50);
    await manager.query('insert into note values (2, 1)');
  });
  const error: unknown = await interrupted.catch((caught: unknown) => caught);
  expect(isDatabaseAway(error)).toBe(true);

  const slow = database.dataSource.query('select pg_sleep(20)').catch((caught: unknown) => caught);
  await sleep(100);
  await database.dataSource.query(endAllOthers);
  expect(isDatabaseAway(await slow)).toBe(true);

  // A connection of the pool that died idle may be handed out once, until its end is noticed.
  const refusal = (): Promise<unknown> => database.ping().catch((caught: unknown) => caught);
  for (let latest = await refusal(); latest !== undefined; latest = await refusal())
    expect(isDatabaseAway(latest)).toBe(true);
  await expect(database.dataSource.query('select * from note')).resolves.toEqual([]);
});
