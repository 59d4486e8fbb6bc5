import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { tableContents } from '../../../server/platform/backup/tableContents.fixture';
import { openDatabase } from '../../../server/platform/database/database';
import { readMails } from '../../../server/testing/testMails';
import { admins, PASSWORD as demoPassword } from '../../../server/demo/data/company';
import { ask, signIn } from '../../http';
import type { Fault, Row } from '../harness';
import { backupKey, scratch, startServer, until } from '../harness';
import { missing, nothingYet, startLoad, summary, total } from '../load';
import type { Cluster } from '../postgres';
import { makeCluster } from '../postgres';

/** A fingerprint of each table, each sequence and each index. */
export async function contentsOf(settings: Settings): Promise<Map<string, string>> {
  const db = await openDatabase({
    url: settings.DATABASE_URL,
    dataDir: settings.DATA_DIR,
    entities: [],
    migrations: [],
    log: () => undefined,
  });
  return tableContents(db.dataSource).finally(() => db.close());
}

export interface Settings extends Record<string, string> {
  DATA_DIR: string;
}

/** Runs `npm run backup -- FILE` or `npm run restore -- FILE`. Throws when it fails. */
const command = (name: 'backup' | 'restore', file: string, settings: Settings): Promise<unknown> =>
  promisify(execFile)(process.execPath, [join(__dirname, `../../../build/server/${name}.js`), file], {
    env: { ...process.env, LOG_LEVEL: 'warn', BACKUP_KEY: backupKey, ...settings },
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
  // Waits until the queues are empty: they would send between backup and comparison.
  await until(async () => (await readMails(from.DATA_DIR)).length >= 2 * done.submitted.size + done.answered.size, 60);
  await silence(from.DATA_DIR);
  await command('backup', file, from);
  await server.stop();
  await command('restore', file, to);

  const before = await contentsOf(from);
  const after = await contentsOf(to);
  const wrong = differing(before, after);
  let refused = false;
  try {
    await command('restore', file, to);
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

/** Until no e-mail came for some seconds: those of an acceptance come besides, and the queue notes each after it was sent. */
async function silence(dataDir: string): Promise<void> {
  let [heard, now] = [-1, (await readMails(dataDir)).length];
  while (now > heard) {
    await sleep(5000);
    [heard, now] = [now, (await readMails(dataDir)).length];
  }
}

export const differing = (one: Map<string, string>, other: Map<string, string>): string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter((name) => one.get(name) !== other.get(name));

/** A backup of a moment in the middle of a load: all that was acknowledged before it is in it, and it fits together. */
async function underLoad(kind: string, from: Settings, to: Settings): Promise<Row> {
  const done = nothingYet();
  const file = join(from.DATA_DIR, 'moment.backup');
  const server = await startServer(from);
  await server.ready();
  const token = await signIn(server.url);
  const load = startLoad({ url: () => server.url, token: () => token, done, mails: () => readMails(from.DATA_DIR) });
  await until(() => total(done) >= 60, 90);
  // Prices and notes go on changing; what was asked for, accepted and made stays.
  const before = {
    ...nothingYet(),
    submitted: new Set(done.submitted),
    accepted: new Set(done.accepted),
    buses: new Set(done.buses),
    photos: new Set(done.photos),
  };
  await command('backup', file, from);
  const during = total(done) - total(before);
  await load.stop();
  await server.stop();
  await command('restore', file, to);
  const restored = await startServer(to);
  await restored.ready();
  const lost = await missing(restored.url, await signIn(restored.url), before);
  await restored.stop();
  const torn = await tornOrders(to);
  return {
    tried: `npm run backup in the middle of a load, restored, ${kind}: ${during} actions more by its end`,
    acknowledged: `${summary(before)} before it`,
    lost: `${lost.length} actions, ${torn} orders whose row and history differ`,
    holds: lost.length + torn === 0 && during > 0,
  };
}

/** Orders of which a part of a change is there, and a part is not. */
async function tornOrders({ DATABASE_URL, DATA_DIR }: Settings): Promise<number> {
  const none = { entities: [], migrations: [], log: () => undefined };
  const db = await openDatabase({ url: DATABASE_URL, dataDir: DATA_DIR, ...none });
  const [{ torn } = { torn: Number.NaN }]: { torn: number }[] = await db.dataSource
    .query(
      `select count(*)::int as torn from "order" o
       where o.version is distinct from (select max(version) from order_event e where e.order_id = o.id)
         or not exists (select from order_listing l where l.order_id = o.id and l.status = o.status)`,
    )
    .finally(() => db.close());
  return torn;
}

/** The demo company, with all that it has, from its embedded database to a PostgreSQL server and back into an embedded one. */
async function thereAndBack(demo: Settings, there: Settings, back: Settings): Promise<Row> {
  const server = await startServer(demo, { program: 'demo/main' });
  await server.ready();
  await until(() => existsSync(join(demo.DATA_DIR, 'demo.txt')), 60);
  await server.stop();
  const before = await contentsOf(demo);
  const files = ['there', 'back'].map((name) => join(demo.DATA_DIR, `${name}.backup`));
  await command('backup', files[0] ?? '', demo);
  await command('restore', files[0] ?? '', there);
  const remote = await contentsOf(there);
  await command('backup', files[1] ?? '', there);
  await command('restore', files[1] ?? '', back);
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
    const folders = Array.from({ length: 9 }, scratch);
    const [one = '', two = '', three = '', four = '', five = '', six = '', seven = '', eight = '', nine = ''] = folders;
    const rows: Row[] = [];
    let cluster: Cluster | undefined;
    try {
      rows.push(
        await backedUp('embedded database', { DATA_DIR: one }, { DATA_DIR: two }),
        await underLoad('embedded database', { DATA_DIR: eight }, { DATA_DIR: nine }),
      );
      cluster = await makeCluster();
      if (!cluster) return rows;
      const from = await cluster.database('one');
      const to = await cluster.database('two');
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
