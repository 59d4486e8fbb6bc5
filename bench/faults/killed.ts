import { setTimeout as sleep } from 'node:timers/promises';
import { rm } from 'node:fs/promises';
import { readMails } from '../../server/testing/testMails';
import { signIn } from '../http';
import type { Fault, Row, Server } from './harness';
import { scratch, startServer, until } from './harness';
import { letters, missing, nothingYet, startLoad, summary, total } from './load';
import { makeCluster } from './postgres';

const rounds = 20;

async function killedOn(kind: string, settings: Record<string, string>): Promise<Row> {
  const dataDir = scratch();
  const done = nothingYet();
  let server: Server | undefined;
  const start = async () => {
    server = await startServer({ DATA_DIR: dataDir, ...settings });
    await server.ready();
    return server;
  };
  for (let round = 0; round < rounds; round += 1) {
    const { url, kill } = await start();
    const before = total(done);
    const token = await signIn(url);
    const load = startLoad({ url: () => url, token: () => token, done, mails: () => readMails(dataDir) });
    await until(() => total(done) >= before + 15, 60);
    // Not at the same point each time.
    await sleep(Math.random() * 400);
    await kill();
    await load.stop();
  }
  const { url, stop } = await start();
  const lost = await missing(url, await signIn(url), done);
  // On a server database a letter whose sender died is sent again only when its time is over: another copy might send it.
  await until(async () => letters(await readMails(dataDir), done).untold.length === 0, 240);
  const { untold, twice } = letters(await readMails(dataDir), done);
  const code = await stop();
  await rm(dataDir, { recursive: true });
  return {
    tried: `kill -9 under mixed load, ${rounds} rounds, ${kind}`,
    acknowledged: summary(done),
    lost: `${lost.length} acts, ${untold.length} letters; ${twice} letters came twice${[...lost, ...untold]
      .slice(0, 3)
      .map((what) => `; ${what}`)
      .join('')}`,
    holds: lost.length + untold.length === 0 && code === 0,
  };
}

export const killed: Fault = {
  title: 'kill -9',
  async run() {
    const rows = [await killedOn('embedded database', {})];
    const cluster = await makeCluster();
    if (!cluster) return rows;
    try {
      rows.push(await killedOn('PostgreSQL', { DATABASE_URL: await cluster.database('killed') }));
    } finally {
      await cluster.remove();
    }
    return rows;
  },
};
