import { migrations } from '../../migrations';
import { openDatabase, type Database, type DatabaseOptions } from '../../platform/database/database';
import { createServerDatabase } from './serverDatabase';

/** Where the tests run on a server that others look after; undefined: on the embedded PostgreSQL. */
export const remoteServer = process.env.TEST_DATABASE_URL;

/** The server that the tests of this run share: see testCluster.ts. */
export const testServer = (): string => setting('TEST_SERVER');

/** The same where a test stands between it and the portal, or gives a wrong password. */
export const testServerOnPort = (): string => setting('TEST_SERVER_ON_PORT');

function setting(name: string): string {
  const url = process.env[name];
  if (url === undefined) throw new Error('Only integration tests (*.itest.ts) have a database');
  return url;
}

type TestDatabaseOptions = Pick<DatabaseOptions, 'entities' | 'migrations'> & Partial<DatabaseOptions>;

/**
 * A database that nobody else uses, which `close` drops. With all `migrations` of the portal it is a copy of one that was
 * migrated already, with the tables of the queue.
 */
export async function openTestDatabase(options: TestDatabaseOptions): Promise<Database> {
  const own = await createServerDatabase(
    testServer(),
    options.migrations === migrations ? process.env.TEST_TEMPLATE : undefined,
    remoteServer === undefined,
  );
  const defaults = { log: () => undefined };
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
