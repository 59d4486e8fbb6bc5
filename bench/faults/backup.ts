import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { tableContents } from '../../server/platform/backup/tableContents.fixture';
import { openDatabase } from '../../server/platform/database/database';
import { readMails } from '../../server/testing/testMails';
import { admins, password as demoPassword } from '../../server/demo/company';
import { ask, signIn } from '../http';
import type { Fault, Row } from './harness';
import { scratch, startServer, until } from './harness';
import { missing, nothingYet, startLoad, summary, total } from './load';
import type { Cluster } from './postgres';
import { makeCluster } from './postgres';

/** A fingerprint of each table, each sequence and each index. */
async function contentsOf(settings: Settings): Promise<Map<string, string>> {
  const db = await openDatabase({
    url: settings.DATABASE_URL,
    dataDir: settings.DATA_DIR,
    entities: [],
    migrations: [],
    log: () => undefined,
  });
  return tableContents(db.dataSource).finally(() => db.close());
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
  const wrong = differing(before, after);
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
    tried: `npm run backup while it runs, npm run restore into an empty place, ${kind}: ${before.size} tables, indexes and sequences compared, ${rowsOf(before)} rows`,
    acknowledged: summary(done),
    lost: `${wrong.length} differ ${wrong.join()}, ${lost.length} actions${refused ? '' : '; a place that is not empty was overwritten'}`,
    holds: wrong.length + lost.length === 0 && refused && done.photos.size > 0,
  };
}

const differing = (one: Map<string, string>, other: Map<string, string>): string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter((name) => one.get(name) !== other.get(name));

/** The demo company, with all that it has, from its embedded database to a PostgreSQL server and back into an embedded one. */
async function thereAndBack(demo: Settings, there: Settings, back: Settings): Promise<Row> {
  const server = await startServer(demo, { program: 'demo/main' });
  await server.ready();
  await until(() => existsSync(join(demo.DATA_DIR, 'demo.txt')), 60);
  await server.stop();
  const before = await contentsOf(demo);
  const files = ['there', 'back'].map((name) => join(demo.DATA_DIR, `${name}.backup`));
  command('backup', files[0] ?? '', demo);
  command('restore', files[0] ?? '', there);
  const remote = await contentsOf(there);
  command('backup', files[1] ?? '', there);
  command('restore', files[1] ?? '', back);
  const wrong = [...differing(before, remote), ...differing(before, await contentsOf(back))];
  const again = await startServer(back);
  await again.ready();
  const { data } = await ask(
    again.url,
    '{ archive(first: 1) { total } }',
    {},
    await signIn(again.url, admins[0].username, demoPassword),
  );
  await again.stop();
  return {
    tried: `the demo company from embedded to PostgreSQL and back: ${before.size} tables, indexes and sequences compared, ${rowsOf(before)} rows`,
    acknowledged: `${String((data?.archive as { total: number } | undefined)?.total)} orders in the archive afterwards`,
    lost: `${wrong.length} differ ${wrong.join()}`,
    holds: wrong.length === 0 && data?.archive !== undefined,
  };
}

const rowsOf = (contents: Map<string, string>): number =>
  [...contents.values()].reduce((sum, each) => sum + Number(/^(\d+) rows/.exec(each)?.[1] ?? 0), 0);

export const backup: Fault = {
  title: 'backup and restore',
  async run(): Promise<Row[]> {
    const folders = Array.from({ length: 7 }, scratch);
    const [one = '', two = '', three = '', four = '', five = '', six = '', seven = ''] = folders;
    const rows: Row[] = [];
    let cluster: Cluster | undefined;
    try {
      rows.push(await backedUp('embedded database', { DATA_DIR: one }, { DATA_DIR: two }));
      cluster = await makeCluster();
      if (!cluster) return rows;
      const [from, to] = [await cluster.database('one'), await cluster.database('two')];
      const remote = { DATA_DIR: three, DATABASE_URL: from };
      rows.push(
        await backedUp('PostgreSQL', remote, { DATA_DIR: four, DATABASE_URL: to }),
        await backedUp(
          'from embedded to PostgreSQL',
          { DATA_DIR: two },
          { DATA_DIR: four, DATABASE_URL: await cluster.database('three') },
        ),
        await backedUp('from PostgreSQL to embedded', remote, { DATA_DIR: five }),
        await thereAndBack(
          { DATA_DIR: six },
          { DATA_DIR: four, DATABASE_URL: await cluster.database('demo') },
          { DATA_DIR: seven },
        ),
      );
      return rows;
    } finally {
      await cluster?.remove();
      for (const folder of folders) await rm(folder, { recursive: true, force: true });
    }
  },
};
