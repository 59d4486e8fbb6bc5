import { readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { rm } from 'node:fs/promises';
import { toDatabaseFolder } from '../../server/platform/database/dataFolder';
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

/** The number of kills during the first start. */
const BIRTHS = 20;

/** kill -9 of the PostgreSQL that a portal has brought along. */
export function killDatabase(dataDir: string): void {
  const postmaster = readPostmaster(toDatabaseFolder(dataDir));
  if (postmaster !== undefined) process.kill(postmaster.pid, 'SIGKILL');
}

/** Processes that work in a data folder, were started for it, or name it: also those that only do so by what they inherited. */
export const processesOf = (dataDir: string): string[] =>
  readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid) && Number(pid) !== process.pid)
    .map((pid) => [pid, readProcess(pid)] as const)
    .filter(([, text]) => text.includes(dataDir))
    .map(([pid, text]) => `${pid} ${text.slice(0, 80)}`);

function readProcess(pid: string): string {
  try {
    const [args, environment] = ['cmdline', 'environ'].map((file) => readFileSync(`/proc/${pid}/${file}`, 'utf8'));
    return [args, readlinkSync(`/proc/${pid}/cwd`), environment].join(' ').replaceAll('\0', ' ');
  } catch {
    // It has ended meanwhile.
    return '';
  }
}

async function killedOn(
  kind: string,
  victim: Victim,
  size: number | undefined,
  settings: Record<string, string> = {},
): Promise<Row> {
  const times = size ?? rounds[victim];
  const dataDir = scratch();
  const done = nothingYet();
  let longestMs = 0;
  let server: Server | undefined;
  const start = async () => {
    if (server?.alive()) return server;
    server = await startServer({ DATA_DIR: dataDir, ...settings });
    await server.ready();
    return server;
  };
  for (let round = 0; round < times; round += 1) {
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
    // Every other time the next portal begins at once, beside what is still ending.
    else if (round % 2 === 0) {
      const from = performance.now();
      await until(() => processesOf(dataDir).length === 0, 15);
      longestMs = Math.max(longestMs, performance.now() - from);
    }
  }
  const { url, stop } = await start();
  const lost = await missing(url, await signIn(url), done);
  // On a server database an e-mail whose sender died is sent again only when its time is over: another copy might send it.
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
    tried: `kill -9 under mixed load, ${times} rounds, ${kind}`,
    acknowledged: summary(done),
    lost: `${lost.length} actions, ${untold.length} emails; ${twice} emails came twice; ${left.length} processes left, the last one gone after ${(longestMs / 1000).toFixed(1)} s at most${[
      ...lost,
      ...untold,
      ...left,
    ]
      .slice(0, 3)
      .map((what) => `; ${what}`)
      .join('')}`,
    holds: lost.length + untold.length + left.length === 0 && longestMs < 10_000 && code === 0,
  };
}

/** kill -9 before a new data folder is a database: while it is made, or while its tables are. */
async function killedAtBirth(times: number): Promise<Row> {
  const dataDir = scratch();
  let left = 0;
  for (let round = 0; round < times; round += 1) {
    const server = await startServer({ DATA_DIR: dataDir });
    await sleep(Math.random() * 4000);
    await server.kill();
    await until(() => processesOf(dataDir).length === 0, 15);
    left += processesOf(dataDir).length;
    // Begun again each other time, gone on with in between.
    if (round % 2 === 1) await rm(dataDir, { recursive: true });
  }
  const server = await startServer({ DATA_DIR: dataDir });
  await server.ready();
  await signIn(server.url);
  const code = await server.stop();
  await rm(dataDir, { recursive: true });
  return {
    tried: `kill -9 within 4 s of the first start, ${times} times`,
    acknowledged: 'then it starts, and the administrator signs in',
    lost: `${left} processes left`,
    holds: left === 0 && code === 0,
  };
}

export const killed: Fault = {
  title: 'kill -9',
  async run(size) {
    const rows = [
      await killedAtBirth(size ?? BIRTHS),
      await killedOn('the portal, embedded database', 'portal', size),
      await killedOn('the embedded database', 'database', size),
      await killedOn('both at once', 'both', size),
    ];
    const cluster = await makeCluster();
    if (!cluster) return rows;
    try {
      rows.push(
        await killedOn('the portal on a PostgreSQL server', 'portal', size, {
          DATABASE_URL: await cluster.database('killed'),
        }),
      );
    } finally {
      await cluster.remove();
    }
    return rows;
  },
};
