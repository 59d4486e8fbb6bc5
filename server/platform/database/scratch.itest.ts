import { openTestDatabase } from '../../testing/databases/testDatabase';
import type { Database } from './database';
import { useScratchDatabase } from './scratch';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase({ entities: [], migrations: [] });
});
afterAll(() => database.close());

const listScratch = async () => {
  const rows = await database.dataSource.query<{ name: string }[]>(
    `select datname as name from pg_database where starts_with(datname, 'charter_scratch_')`,
  );
  return rows.map(({ name }) => name);
};

test('two at once leave each other alone, and both are gone afterwards', async () => {
  const before = await listScratch();
  const names = await useScratchDatabase(database.dataSource, () =>
    useScratchDatabase(database.dataSource, async () => (await listScratch()).filter((name) => !before.includes(name))),
  );
  expect(names.length).toBeGreaterThanOrEqual(2);
  expect(await listScratch()).not.toEqual(expect.arrayContaining(names));
});

test('drops what a killed process left, also by the name of an older version', async () => {
  const left = ['charter_scratch_0123456789abcdef', 'charter_scratch_1700000000_0123abcd'];
  for (const name of left) await database.dataSource.query(`create database ${name} template template0`);
  await useScratchDatabase(database.dataSource, () => Promise.resolve());
  expect((await listScratch()).filter((name) => left.includes(name))).toEqual([]);
});
