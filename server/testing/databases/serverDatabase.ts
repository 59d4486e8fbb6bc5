import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

export interface ServerDatabase {
  url: string;
  drop(): Promise<void>;
}

/**
 * A new database on a PostgreSQL server: empty, or a copy of `template`, which nobody may be using. `inFiles`: the
 * files are copied, a quarter of the work of writing each page to the log; only for servers that sync no files, from
 * PostgreSQL 15 on.
 */
export async function createServerDatabase(
  serverUrl: string,
  template = 'template1',
  inFiles = false,
): Promise<ServerDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await runOn(serverUrl, `create database ${name} template ${template}${inFiles ? ' strategy file_copy' : ''}`);
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
