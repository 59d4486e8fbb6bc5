import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { openDatabase, type Database, type DatabaseOptions } from '../platform/database/database';
import { systemClock } from '../platform/time';
import { dumpOnce } from './dumpOnce';

/** The server that the tests run on, TEST_DATABASE_URL; undefined: on the embedded database. */
export const testServerUrl = process.env.TEST_DATABASE_URL;

type TestDatabaseOptions = Pick<DatabaseOptions, 'entities' | 'migrations'> & Partial<DatabaseOptions>;

/**
 * A migrated database that nobody else uses: in memory, or a new one on the test server, which `close` drops.
 * Open one for each test file; it takes about a second.
 */
export async function openTestDatabase(options: TestDatabaseOptions): Promise<Database> {
  const defaults = { log: () => undefined, now: systemClock.now };
  if (testServerUrl === undefined) return openDatabase({ ...defaults, initialDump: await emptyDatabase(), ...options });

  const own = await createServerDatabase(testServerUrl);
  const database = await openDatabase({ ...defaults, url: own.url, ...options }).catch(async (error: unknown) => {
    await own.drop();
    throw error;
  });
  return {
    ...database,
    close: async () => {
      await database.close();
      await own.drop();
    },
  };
}

/** A new, empty database on a PostgreSQL server. */
export async function createServerDatabase(serverUrl: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await runOn(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => runOn(serverUrl, `drop database ${name} with (force)`) };
}

async function runOn(url: string, sql: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** A dump of an empty embedded database: to begin with it takes a second, to make one anew takes three. */
export const emptyDatabase = (): Promise<string> =>
  dumpOnce('empty', [], async (dataDir) => {
    const defaults = { entities: [], migrations: [], log: () => undefined, now: systemClock.now };
    const database = await openDatabase({ ...defaults, dataDir });
    return { dump: database.dump, close: database.close };
  });
