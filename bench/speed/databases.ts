import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { entities } from '../../server/model/entities';
import { migrations } from '../../server/migrations';
import { openDatabase } from '../../server/platform/database/database';
import { fill } from './fill';
import type { Filling } from './fill';
import { root } from './processes';

/** Settings that make a server use a filled database. */
export type DatabaseSettings = Record<'DATABASE_URL' | 'DATA_DIR', string>;

/** A user of this server may make databases. */
const serverUrl = process.env.BENCH_DATABASE_URL ?? 'postgres://charter:charter@127.0.0.1:5432/postgres';
export const folder = join(root, 'bench/data');

/**
 * Filled databases are kept, because to fill one is slow, as long as they are filled in the same way; the server migrates
 * an older one when it starts.
 */
const way = createHash('sha1')
  .update(readFileSync(join(__dirname, 'fill.ts')))
  .digest('hex')
  .slice(0, 6);
const nameOf = ({ past, open }: Filling) => `bench_${past}_${open}_${way}`;

/** A database on PostgreSQL with the number of orders that the filling gives. */
export async function onPostgres(filling: Filling): Promise<DatabaseSettings> {
  const name = nameOf(filling);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  if (!(await exists(name))) {
    await onServer(`create database ${name}`);
    await fillAt({ url: url.href }, filling).catch(async (error: unknown) => {
      await onServer(`drop database ${name} with (force)`);
      throw error;
    });
  }
  const dataDir = join(folder, 'postgres');
  mkdirSync(dataDir, { recursive: true });
  return { DATABASE_URL: url.href, DATA_DIR: dataDir };
}

/** The ids of orders that can be changed. */
export async function listOpenOrders(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select id from "order" where status in ('accepted', 'job') and ends_at > now() order by id`,
  );
  return rows.map(({ id }) => id);
}

/** An embedded database with the number of orders that the filling gives. */
export async function embedded(filling: Filling): Promise<DatabaseSettings> {
  const dataDir = join(folder, nameOf(filling));
  if (!existsSync(join(dataDir, 'filled'))) {
    rmSync(dataDir, { recursive: true, force: true });
    mkdirSync(dataDir, { recursive: true });
    await fillAt({ dataDir }, filling);
    mkdirSync(join(dataDir, 'filled'));
  }
  return { DATABASE_URL: '', DATA_DIR: dataDir };
}

async function fillAt(place: { url?: string; dataDir?: string }, filling: Filling): Promise<void> {
  console.log(`filling ${JSON.stringify(place)} with ${filling.past} orders of the past`);
  const database = await openDatabase({ ...place, entities, migrations, log: () => undefined });
  try {
    await fill(database.dataSource, filling);
  } finally {
    await database.close();
  }
}

const exists = async (name: string) => (await onServer('select 1 from pg_database where datname = $1', [name])) > 0;

async function onServer(sql: string, parameters?: string[]): Promise<number> {
  const client = new Client(serverUrl);
  await client.connect();
  try {
    return (await client.query(sql, parameters)).rowCount ?? 0;
  } finally {
    await client.end();
  }
}
