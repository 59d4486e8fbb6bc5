import { randomBytes } from 'node:crypto';
import type { DataSource, DataSourceOptions } from 'typeorm';
import type { DatabaseServer } from './databaseServer';

type PostgresOptions = Extract<DataSourceOptions, { type: 'postgres' }>;

const PREFIX = 'charter_scratch_';

/**
 * Makes an empty database on the same server, lets `work` use it, and drops it. Also drops those that a killed process left.
 * Throws what PostgreSQL says when the role may not create databases.
 */
export async function useScratchDatabase<T>(
  dataSource: DataSource,
  work: (server: DatabaseServer) => Promise<T>,
): Promise<T> {
  await dropLeft(dataSource);
  const name = PREFIX + randomBytes(8).toString('hex');
  await dataSource.query(`create database ${name} template template0`);
  try {
    return await work(serverWith(dataSource.options as PostgresOptions, name));
  } finally {
    await dataSource.query(`drop database if exists ${name} with (force)`);
  }
}

/** The server of `options` at another database. Its owner stops the server, not the user of the scratch database. */
function serverWith(options: PostgresOptions, database: string): DatabaseServer {
  const { url, host, port, username, password, applicationName } = options;
  const address = url === undefined ? { host, port, username, password, database } : { url: atDatabase(url, database) };
  return { embedded: true, connection: { ...address, applicationName, poolSize: 4 }, stop: () => Promise.resolve() };
}

function atDatabase(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}

async function dropLeft(dataSource: DataSource): Promise<void> {
  const left = (await dataSource.query(
    `select datname as name from pg_database d where starts_with(datname, $1)
     and not exists (select from pg_stat_activity a where a.datname = d.datname)`,
    [PREFIX],
  )) as { name: string }[];
  for (const { name } of left) await dataSource.query(`drop database if exists ${name}`);
}
