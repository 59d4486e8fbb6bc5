import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Client } from 'pg';
import { environmentWith } from '../config';

// PostgreSQL's own programs, which must be installed, of the server's version or newer.

/** Writes everything that a PostgreSQL database holds into a file. Throws what pg_dump says. */
export async function dumpServer(url: string, file: string): Promise<void> {
  await run('pg_dump', ['--format=custom', '--file', file], url);
}

/** Fills an empty PostgreSQL database from a file of `dumpServer`, whole or not at all. Throws when it is not empty. */
export async function restoreServer(url: string, file: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  const { rows } = await client
    .query<{ name: string }>(
      `select schemaname || '.' || tablename as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema') limit 1`,
    )
    .finally(() => client.end());
  if (rows[0]) throw new Error(`The database holds ${rows[0].name} already; restore into an empty one`);
  await run('pg_restore', ['--exit-on-error', '--single-transaction', '--no-owner', '--no-privileges', file], url);
}

async function run(program: string, args: string[], url: string): Promise<void> {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  // Not in the arguments: every user of the machine can read those.
  address.password = '';
  const child = spawn(program, [...args, '--dbname', address.href], {
    stdio: ['ignore', 'inherit', 'pipe'],
    env: environmentWith(password === '' ? {} : { PGPASSWORD: password }),
  });
  let said = '';
  child.stderr.on('data', (data: Buffer) => (said += data.toString()));
  const [code] = (await once(child, 'close').catch((error: Error) => {
    throw new Error(`${program} cannot be run: ${error.message}`);
  })) as [number | null];
  if (code !== 0) throw new Error(`${program} failed: ${said.trim()}`);
}
