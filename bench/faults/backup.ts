import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { openDatabase } from '../../server/platform/database/database';
import { readMails } from '../../server/testing/testMails';
import { signIn } from '../http';
import type { Fault, Row } from './harness';
import { scratch, startServer, until } from './harness';
import { missing, nothingYet, startLoad, summary, total } from './load';
import type { Cluster } from './postgres';
import { makeCluster } from './postgres';

type Query = (sql: string) => Promise<Record<string, unknown>[]>;

/** A fingerprint of each table. Not of the queue's note of when it last tidied up: it does that after the backup too. */
async function contents(query: Query): Promise<Map<string, string>> {
  const tables = await query(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'pgboss') and not (schemaname = 'pgboss' and tablename = 'version') order by 1`,
  );
  const found = new Map<string, string>();
  for (const { name } of tables) {
    const [row] = await query(
      `select count(*)::int as rows, md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) as sum from ${String(name)} t`,
    );
    found.set(String(name), `${String(row?.rows)} rows, ${String(row?.sum)}`);
  }
  return found;
}

async function contentsOf(settings: Settings): Promise<Map<string, string>> {
  if (settings.DATABASE_URL !== undefined) {
    const client = new Client(settings.DATABASE_URL);
    await client.connect();
    return contents(async (sql) => (await client.query<Record<string, unknown>>(sql)).rows).finally(() => client.end());
  }
  const db = await openDatabase({
    dataDir: settings.DATA_DIR,
    entities: [],
    migrations: [],
    log: () => undefined,
    now: () => new Date(),
  });
  return contents((sql) => db.dataSource.query(sql)).finally(() => db.close());
}

interface Settings extends Record<string, string> {
  DATA_DIR: string;
}

/** What `npm run backup -- FILE` and `npm run restore -- FILE` run. Throws when it fails. */
const command = (name: 'backup' | 'restore', file: string, settings: Settings): void =>
  void execFileSync(process.execPath, [join(__dirname, `../../build/server/${name}.js`), file], {
    env: { ...process.env, LOG_LEVEL: 'warn', ...settings },
    stdio: 'pipe',
  });

async function backedUp(kind: string, from: Settings, to: Settings): Promise<Row> {
  const done = nothingYet();
  const file = join(from.DATA_DIR, 'backup.file');
  const server = await startServer(from);
  await server.ready();
  const token = await signIn(server.url);
  const load = startLoad({ url: () => server.url, token: () => token, done, mails: () => readMails(from.DATA_DIR) });
  await until(() => total(done) >= 60, 90);
  await load.stop();
  // What waits to be sent would be sent between backup and comparison.
  await until(async () => (await readMails(from.DATA_DIR)).length >= 2 * done.submitted.size + done.answered.size, 60);
  command('backup', file, from);
  await server.stop();
  command('restore', file, to);

  const [before, after] = [await contentsOf(from), await contentsOf(to)];
  const differing = [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => before.get(name) !== after.get(name),
  );
  const rows = [...before.values()].reduce((sum, each) => sum + Number.parseInt(each), 0);
  let refused = false;
  try {
    command('restore', file, to);
  } catch {
    refused = true;
  }
  const restored = await startServer(to);
  await restored.ready();
  const lost = await missing(restored.url, await signIn(restored.url), done);
  await restored.stop();
  return {
    tried: `npm run backup while it runs, npm run restore into an empty place, ${kind}: ${before.size} tables, ${rows} rows compared`,
    acknowledged: summary(done),
    lost: `${differing.length} tables differ${differing.map((name) => ` ${name}`).join()}, ${lost.length} acts${refused ? '' : '; a place that is not empty was overwritten'}`,
    holds: differing.length + lost.length === 0 && refused && done.photos.size > 0,
  };
}

export const backup: Fault = {
  title: 'backup and restore',
  async run(): Promise<Row[]> {
    const folders = Array.from({ length: 4 }, scratch);
    const [one = '', two = '', three = '', four = ''] = folders;
    const rows: Row[] = [];
    let cluster: Cluster | undefined;
    try {
      rows.push(await backedUp('embedded database', { DATA_DIR: one }, { DATA_DIR: two }));
      cluster = await makeCluster();
      if (!cluster) return rows;
      const [from, to] = [await cluster.database('one'), await cluster.database('two')];
      rows.push(
        await backedUp('PostgreSQL', { DATA_DIR: three, DATABASE_URL: from }, { DATA_DIR: four, DATABASE_URL: to }),
      );
      return rows;
    } finally {
      await cluster?.remove();
      for (const folder of folders) await rm(folder, { recursive: true, force: true });
    }
  },
};
