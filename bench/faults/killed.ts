import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { rm } from 'node:fs/promises';
import { databaseFolder } from '../../server/platform/database/dataFolder';
import { readPostmaster } from '../../server/platform/database/embedded/postmaster';
import { readMails } from '../../server/testing/testMails';
import { signIn } from '../http';
import type { Fault, Row, Server } from './harness';
import { scratch, startServer, until } from './harness';
import { emails, missing, nothingYet, startLoad, summary, total } from './load';
import { makeCluster } from './postgres';

type Victim = 'portal' | 'database' | 'both';

/** The number of rounds of each, together a hundred on the embedded database. */
const rounds: Record<Victim, number> = { portal: 34, database: 33, both: 33 };

/** kill -9 of the PostgreSQL that a portal has brought along. */
export function killDatabase(dataDir: string): void {
  const postmaster = readPostmaster(databaseFolder(dataDir));
  if (postmaster !== undefined) process.kill(postmaster.pid, 'SIGKILL');
}

/** Processes of a data folder: the portal's own have left it by then. */
export const processesOf = (dataDir: string): string[] =>
  execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(dataDir));

async function killedOn(kind: string, victim: Victim, settings: Record<string, string> = {}): Promise<Row> {
  const dataDir = scratch();
  const done = nothingYet();
  let server: Server | undefined;
  const start = async () => {
    if (server?.alive()) return server;
    server = await startServer({ DATA_DIR: dataDir, ...settings });
    await server.ready();
    return server;
  };
  for (let round = 0; round < rounds[victim]; round += 1) {
    const { url, kill, ready } = await start();
    const before = total(done);
    const token = await signIn(url);
    const load = startLoad({ url: () => url, token: () => token, done, mails: () => readMails(dataDir) });
    await until(() => total(done) >= before + 15, 60);
    // Not at the same point each time.
    await sleep(Math.random() * 400);
    if (victim !== 'portal') killDatabase(dataDir);
    if (victim !== 'database') await kill();
    await load.stop();
    // It comes back by itself.
    if (victim === 'database') await ready();
  }
  const { url, stop } = await start();
  const lost = await missing(url, await signIn(url), done);
  // On a server database a email whose sender died is sent again only when its time is over: another copy might send it.
  await until(async () => emails(await readMails(dataDir), done).untold.length === 0, 240);
  const { untold, twice } = emails(await readMails(dataDir), done);
  const code = await stop();
  // Nothing stays behind of one that is killed, even when nobody starts it again.
  server = undefined;
  await (await start()).kill();
  await until(() => processesOf(dataDir).length === 0, 15);
  const left = processesOf(dataDir);
  await rm(dataDir, { recursive: true });
  return {
    tried: `kill -9 under mixed load, ${rounds[victim]} rounds, ${kind}`,
    acknowledged: summary(done),
    lost: `${lost.length} actions, ${untold.length} emails; ${twice} emails came twice; ${left.length} processes left${[
      ...lost,
      ...untold,
      ...left,
    ]
      .slice(0, 3)
      .map((what) => `; ${what}`)
      .join('')}`,
    holds: lost.length + untold.length + left.length === 0 && code === 0,
  };
}

export const killed: Fault = {
  title: 'kill -9',
  async run() {
    const rows = [
      await killedOn('the portal, embedded database', 'portal'),
      await killedOn('the embedded database', 'database'),
      await killedOn('both at once', 'both'),
    ];
    const cluster = await makeCluster();
    if (!cluster) return rows;
    try {
      rows.push(
        await killedOn('the portal on a PostgreSQL server', 'portal', {
          DATABASE_URL: await cluster.database('killed'),
        }),
      );
    } finally {
      await cluster.remove();
    }
    return rows;
  },
};
