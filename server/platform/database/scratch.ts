import { randomBytes } from 'node:crypto';
import type { DataSource, DataSourceOptions } from 'typeorm';
import type { DatabaseServer } from './databaseServer';

type PostgresOptions = Extract<DataSourceOptions, { type: 'postgres' }>;

/** The moment in seconds follows, by the clock of the database, and what tells databases of the same second apart. */
const PREFIX = 'charter_scratch_';
/** One that is younger may belong to another copy of the portal, which has not connected to it yet. */
const LEFT_AFTER_S = 3600;

/**
 * Makes an empty database on the same server, lets `work` use it, and drops it. Also drops those that a killed process left
 * over an hour ago. Throws what PostgreSQL says when the role may not create databases.
 */
export async function useScratchDatabase<T>(
  dataSource: DataSource,
  work: (server: DatabaseServer) => Promise<T>,
): Promise<T> {
  await dropLeft(dataSource);
  const [{ now }] = await dataSource.query<[{ now: string }]>('select floor(extract(epoch from now()))::text as now');
  const name = `${PREFIX}${now}_${randomBytes(4).toString('hex')}`;
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
     and coalesce(substring(datname from '_(\\d+)_')::bigint, 0) < extract(epoch from now()) - $2
     and not exists (select from pg_stat_activity a where a.datname = d.datname)`,
    [PREFIX, LEFT_AFTER_S],
  )) as { name: string }[];
  for (const { name } of left) await dataSource.query(`drop database if exists ${name}`);
}
