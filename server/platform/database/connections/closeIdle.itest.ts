import { openTestDatabase } from '../../../testing/databases/testDatabase';
import type { Database } from '../database';

let database: Database;
beforeAll(async () => (database = await openTestDatabase({ entities: [], migrations: [] })));
afterAll(() => database.close());

/** The processes of PostgreSQL that serve this database. */
const ask = async () => {
  const [{ pid = 0 } = {}] = await database.dataSource.query<{ pid: number }[]>('select pg_backend_pid() as pid');
  return pid;
};

test('connections that nobody uses are closed, and those in use go on', async () => {
  const before = await Promise.all([ask(), ask(), ask()]);
  expect(new Set(before).size).toBe(3);
  await database.transaction(async (manager) => {
    const [held] = await manager.query<{ pid: number }[]>('select pg_backend_pid() as pid');
    await database.closeIdle();
    const after = await Promise.all([ask(), ask(), ask()]);
    expect(after.filter((pid) => before.includes(pid))).toEqual([]);
    // The transaction still has its connection.
    expect(await manager.query('select pg_backend_pid() as pid')).toEqual([held]);
    expect(before).toContain(held?.pid);
  });
});
