import { rm } from 'node:fs/promises';
import { readMails } from '../../server/testing/testMails';
import { ask, post, signIn } from '../http';
import type { Fault, Row } from './harness';
import { scratch, startServer, until } from './harness';
import { emails, missing, nothingYet, replies, startLoad, summary, total } from './load';

const hour = 3_600_000;

/** The clock of the machine is set forward and back under load, as when somebody mends a wrong one. */
const jumps = [hour, -2 * hour, 26 * hour, -25 * hour, 40 * 24 * hour, -40 * 24 * hour];

export const clockJumps: Fault = {
  title: 'clock jumps',
  async run(): Promise<Row[]> {
    const dataDir = scratch();
    const done = nothingYet();
    const server = await startServer({ DATA_DIR: dataDir }, { clock: true });
    const wrong: string[] = [];
    try {
      await server.ready();
      let offset = 0;
      let token = await signIn(server.url);
      const load = startLoad({
        url: () => server.url,
        token: () => token,
        done,
        mails: () => readMails(dataDir),
        now: () => Date.now() + Math.max(0, offset),
      });
      for (const jump of jumps) {
        const before = total(done);
        await until(() => total(done) >= before + 15, 60);
        // Somebody mistypes a password before the clock is set: that must not keep them out for the length of the jump.
        for (let guess = 0; guess < 7; guess += 1)
          await post(`${server.url}/api/login`, { username: 'admin', password: 'vale parool' }).catch(() => undefined);
        offset += jump;
        await server.setNow(new Date(Date.now() + offset));
        const signedIn = await until(
          () =>
            signIn(server.url).then(
              (anew) => ((token = anew), true),
              () => false,
            ),
          30,
        );
        if (!signedIn) wrong.push(`nobody can sign in after ${jump / hour} h`);
        const { errors } = await ask(server.url, '{ newOrders { id } }', {}, token);
        if (errors) wrong.push(`${errors[0]?.message} after ${jump / hour} h`);
      }
      await load.stop();
      const lost = await missing(server.url, token, done);
      await until(async () => emails(await readMails(dataDir), done).untold.length === 0, 120);
      const { untold, twice } = emails(await readMails(dataDir), done);
      const code = await server.stop();
      return [
        {
          tried: `the clock jumps by ${jumps.map((jump) => `${jump / hour} h`).join(', ')} under mixed load; replies ${replies(done)}`,
          acknowledged: summary(done),
          lost: [`${lost.length} actions, ${untold.length} emails; ${twice} emails came twice`, ...wrong].join('; '),
          holds: code === 0 && lost.length + untold.length + twice + wrong.length === 0,
        },
      ];
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};
