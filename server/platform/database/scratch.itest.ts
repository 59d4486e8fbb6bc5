import { openTestDatabase } from '../../testing/databases/testDatabase';
import type { Database } from './database';
import type { DatabaseServer } from './databaseServer';
import { useScratchDatabase } from './scratch';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase({ entities: [], migrations: [] });
});
afterAll(() => database.close());

const readName = ({ connection }: DatabaseServer) => new URL(String(connection.url)).pathname.slice(1);

/** Those of these names that are there; tests beside this one make others. */
async function listPresent(names: readonly string[]): Promise<string[]> {
  const rows = await database.dataSource.query<{ name: string }[]>(
    'select datname as name from pg_database where datname = any($1) order by datname',
    [names],
  );
  return rows.map(({ name }) => name);
}

test('two at once leave each other alone, and both are gone afterwards', async () => {
  const names = await useScratchDatabase(database.dataSource, (outer) =>
    useScratchDatabase(database.dataSource, async (inner) => {
      const both = [readName(outer), readName(inner)].sort();
      expect(await listPresent(both)).toEqual(both);
      return both;
    }),
  );
  expect(await listPresent(names)).toEqual([]);
});

test('drops what a killed process left, also by the name of an older version', async () => {
  const left = ['charter_scratch_0123456789abcdef', 'charter_scratch_1700000000_0123abcd'];
  for (const name of left) await database.dataSource.query(`create database ${name} template template0`);
  await useScratchDatabase(database.dataSource, () => Promise.resolve());
  expect(await listPresent(left)).toEqual([]);
});
