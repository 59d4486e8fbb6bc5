import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { readMails } from '../../server/testing/testMails';
import { signIn } from '../http';
import type { Fault, Row } from './harness';
import { scratch, startServer, until } from './harness';
import { emails, missing, nothingYet, replies, startLoad, summary, total } from './load';
import { makeCluster } from './postgres';

const rounds = 6;

/** PostgreSQL crashes or is stopped under load, is away for some seconds, and comes back; the server lives on. */
export const databaseStops: Fault = {
  title: 'PostgreSQL stopped and started',
  async run(): Promise<Row[]> {
    const cluster = await makeCluster();
    if (!cluster) return [];
    const dataDir = scratch();
    const done = nothingYet();
    try {
      const server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: await cluster.database('stopped') });
      await server.ready();
      const token = await signIn(server.url);
      const load = startLoad({ url: () => server.url, token: () => token, done, mails: () => readMails(dataDir) });
      for (let round = 0; round < rounds; round += 1) {
        const before = total(done);
        await until(() => total(done) >= before + 20, 60);
        await cluster.stop(round % 2 === 0 ? 'immediate' : 'fast');
        await sleep(2000);
        await cluster.start();
        await server.ready();
      }
      await load.stop();
      const lost = await missing(server.url, token, done);
      await until(async () => emails(await readMails(dataDir), done).untold.length === 0, 240);
      const { untold, twice } = emails(await readMails(dataDir), done);
      const lived = server.alive();
      const code = await server.stop();
      const failures = [...done.statuses.keys()].filter((status) => status >= 500 && status !== 503);
      return [
        {
          tried: `PostgreSQL stopped (crash and 'fast' in turn) and started under mixed load, ${rounds} rounds; replies ${replies(done)}`,
          acknowledged: summary(done),
          lost: `${lost.length} actions, ${untold.length} emails; ${twice} emails came twice${lived ? '' : '; the server ended'}`,
          holds: lived && code === 0 && lost.length + untold.length + failures.length === 0,
        },
      ];
    } finally {
      await cluster.remove();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};
