import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createServerDatabase } from '../../testing/databases/serverDatabase';
import { openTestDatabase, testServer } from '../../testing/databases/testDatabase';
import { openDatabase, type DatabaseOptions } from './database';

class First1700000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create table bus (id int)');
    await runner.query('select pg_sleep(0.3)'); // long enough for another copy to come by
    await runner.query('insert into bus values (1)');
  }
  async down(): Promise<void> {}
}

class Second1700000000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const name of ['btree_gist', 'citext', 'pg_trgm', 'unaccent']) await runner.query(`create extension ${name}`);
    await runner.query('insert into bus values (2)');
  }
  async down(): Promise<void> {}
}

class Broken1700000000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('insert into nowhere values (3)');
  }
  async down(): Promise<void> {}
}

const options = { entities: [], migrations: [First1700000000001, Second1700000000002], log: () => undefined };

test('all pending migrations run at opening, in order, with the extensions that they ask for', async () => {
  const database = await openTestDatabase(options);
  try {
    await expect(database.dataSource.query('select id from bus')).resolves.toEqual([{ id: 1 }, { id: 2 }]);
    const [row] = await database.dataSource.query<object[]>(
      "select unaccent('Jõhvi') folded, similarity('tartu', 'tartus') > 0.5 alike, 'A'::citext = 'a' same",
    );
    expect(row).toEqual({ folded: 'Johvi', alike: true, same: true });
    await expect(database.dataSource.query('select name from migration order by id')).resolves.toEqual([
      { name: 'First1700000000001' },
      { name: 'Second1700000000002' },
    ]);
  } finally {
    await database.close();
  }
});

test('a migration that fails leaves nothing of those before it, and the opening fails with its reason', async () => {
  const lines: string[] = [];
  const migrations = [...options.migrations, Broken1700000000003];
  const log: DatabaseOptions['log'] = (_level, message) => void lines.push(message);
  await expect(openTestDatabase({ ...options, migrations, log })).rejects.toThrow('relation "nowhere" does not exist');
  expect(lines).not.toContain('the database schema is up to date');
});

test('copies that start at once take turns: each migration ran once', async () => {
  const own = await createServerDatabase(testServer());
  const copies = await Promise.all([1, 2, 3].map(() => openDatabase({ ...options, url: own.url })));
  try {
    await expect(copies[0]?.dataSource.query('select id from bus')).resolves.toEqual([{ id: 1 }, { id: 2 }]);
    await expect(copies[2]?.dataSource.query('select count(*)::int count from migration')).resolves.toEqual([
      { count: 2 },
    ]);
  } finally {
    await Promise.all(copies.map((copy) => copy.close()));
    await own.drop();
  }
});

test('after a failed migration the database is as it was', async () => {
  const own = await createServerDatabase(testServer());
  try {
    const migrations = [...options.migrations, Broken1700000000003];
    await expect(openDatabase({ ...options, migrations, url: own.url })).rejects.toThrow('nowhere');
    const database = await openDatabase({ ...options, url: own.url });
    await expect(database.dataSource.query('select id from bus')).resolves.toEqual([{ id: 1 }, { id: 2 }]);
    await database.close();
  } finally {
    await own.drop();
  }
});
