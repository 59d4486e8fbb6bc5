import { existsSync } from 'node:fs';
import path from 'node:path';
import type { DataSourceOptions } from 'typeorm';
import type { DatabaseLog } from './database';
import { databaseFolder, rollingDump } from './dumps';
import { startEmbedded } from './embedded';
import { lockFolder } from './folderLock';

/** What the connections lead to: a PostgreSQL somewhere, or our own embedded one. */
export interface DatabaseServer {
  embedded: boolean;
  connection: Partial<Extract<DataSourceOptions, { type: 'postgres' }>>;
  dump(now: Date): Promise<string>;
  stop(): Promise<void>;
}

/** A PostgreSQL server that others look after. */
export function remoteServer(url: string): DatabaseServer {
  return {
    embedded: false,
    // keepAlive: a server that vanished without a word is noticed.
    connection: { url, poolSize: 10, applicationName: 'charter', extra: { keepAlive: true } },
    dump: () => Promise.reject(new Error('Only the embedded database is dumped here; use pg_dump')),
    stop: () => Promise.resolve(),
  };
}

/**
 * Starts the embedded database of a data folder, or one in memory. Throws when another process uses the folder:
 * PGlite itself would let two processes write over each other.
 */
export async function embeddedServer(options: { dataDir?: string; dump?: string; log: DatabaseLog }): Promise<DatabaseServer> {
  const { dump, log } = options;
  const dataDir = options.dataDir === undefined ? undefined : path.resolve(options.dataDir);
  const unlock = dataDir === undefined ? () => undefined : lockFolder(dataDir);
  const folder = dataDir === undefined ? undefined : databaseFolder(dataDir);
  if (folder !== undefined && !existsSync(folder)) log('info', 'making a new embedded database', { folder });
  const database = await startEmbedded({ folder, dump, log }).catch((error: unknown) => {
    unlock();
    throw error;
  });
  return {
    embedded: true,
    connection: {
      host: database.host,
      port: database.port,
      username: 'postgres',
      database: 'postgres',
      // PGlite is one session: on a single connection two transactions can never mix.
      poolSize: 1,
      extra: { idleTimeoutMillis: 0 },
    },
    dump: async (now) => {
      if (dataDir === undefined) throw new Error('A database in memory has no folder for dumps');
      return rollingDump(dataDir, now, (file) => database.dump(file));
    },
    stop: async () => {
      await database.stop();
      unlock();
    },
  };
}
