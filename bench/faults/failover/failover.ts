import { rm } from 'node:fs/promises';
import { createId } from '../../../server/platform/ids';
import { freePort } from '../../../server/testing/processes/ports';
import { readMails } from '../../../server/testing/testMails';
import { openChromium } from '../../chromium';
import { ask, password, signIn } from '../../http';
import type { Fault, Row } from '../harness';
import { scratch, startServer, until } from '../harness';
import { emails, inquiryInput, missing, nothingYet, replies, startLoad, submitDocument, summary, total } from '../load';
import { listLacks, startMachines } from './machines';

const COPIES = 3;
const ROUNDS = 4;
/** Seconds until the first change is acknowledged again. */
const BACK_WITHIN_S = 15;

/** Three copies behind a proxy; the primary of their database is killed under load, and the standby takes over. */
export const failover: Fault = {
  title: 'the primary of a PostgreSQL cluster killed',
  async run(): Promise<Row[]> {
    const lacks = listLacks();
    if (lacks.length > 0) {
      console.log(`  left out: it needs ${lacks.join(', ')}`);
      return [];
    }
    const machines = await startMachines();
    const chrome = await openChromium();
    const dataDir = scratch();
    const done = nothingYet();
    const [http, https] = [await freePort(), await freePort()];
    const url = `http://127.0.0.1:${http}`;
    const publicUrl = `https://localhost:${https}`;
    const settings = { DATA_DIR: dataDir, DATABASE_URL: machines.databaseUrl, PUBLIC_URL: publicUrl, TRUST_PROXY: '2' };
    const copies = await Promise.all(Array.from({ length: COPIES }, () => startServer(settings)));
    try {
      await Promise.all(copies.map((copy) => copy.ready()));
      await machines.startProxy(
        copies.map((copy) => copy.url),
        { http, https },
      );
      const token = await signIn(url);
      const context = await chrome.newContext({ ignoreHTTPSErrors: true, locale: 'et-EE' });
      const page = await context.newPage();
      await page.goto(`${publicUrl}/portal/login`);
      await page.getByLabel('Kasutajanimi').fill('admin');
      await page.getByLabel('Parool').fill(password);
      await page.getByRole('button', { name: 'Sisene' }).click();
      // A new company is led to its first steps.
      await page.waitForURL('**/portal/platform/**');
      await page.goto(`${publicUrl}/portal/platform`);
      let loads = 0;
      page.on('load', () => (loads += 1));

      const load = startLoad({ url: () => url, token: () => token, done, mails: () => readMails(dataDir) });
      const backS: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        await machines.waitForStandby();
        const before = total(done);
        await until(() => total(done) >= before + 30, 120);
        const switchOn = await machines.killPrimary();
        const from = performance.now();
        // Replies to what began before the death do not count: the next change must begin after it.
        while (!(await isWritten(url)) && performance.now() - from < 120_000);
        backS.push((performance.now() - from) / 1000);
        await switchOn();
      }
      await load.stop();
      const name = `Pärast ${createId().slice(0, 8)}`;
      await ask(url, submitDocument, { input: { ...inquiryInput(createId()), fullName: name } });
      const isHeard = await page
        .getByText(name)
        .first()
        .waitFor({ timeout: 60_000 })
        .then(
          () => true,
          () => false,
        );
      const lost = await missing(url, token, done);
      await until(async () => emails(await readMails(dataDir), done).untold.length === 0, 240);
      const { untold, twice } = emails(await readMails(dataDir), done);
      const alive = copies.filter((copy) => copy.alive()).length;
      const longestS = Math.max(...backS);
      return [
        {
          tried: `${COPIES} copies behind a proxy and a pooler: the primary killed under mixed load, ${ROUNDS} rounds; replies ${replies(done)}`,
          acknowledged: summary(done),
          lost: `${lost.length} actions, ${untold.length} emails; ${twice} emails came twice; ${alive} copies alive`,
          holds: lost.length + untold.length + twice === 0 && alive === COPIES,
        },
        {
          tried: 'the standby takes over',
          acknowledged: `changes are taken again after ${backS.map((each) => each.toFixed(1)).join(', ')} s`,
          lost: '-',
          holds: longestS <= BACK_WITHIN_S,
        },
        {
          tried: 'a page that was open all the time',
          acknowledged: isHeard ? 'shows the next inquiry by itself' : 'shows no news',
          lost: loads === 0 ? '-' : `it was loaded ${loads} times again`,
          holds: isHeard,
        },
      ];
    } finally {
      await chrome.close();
      await Promise.all(copies.map((copy) => copy.kill()));
      await machines.remove();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

/** Whether an inquiry is taken. One without a reply in three seconds is asked again, as a customer would. */
async function isWritten(url: string): Promise<boolean> {
  const id = createId();
  const asked = ask(url, submitDocument, { input: inquiryInput(id) }).then(
    ({ status, errors }) => status === 200 && !errors,
    () => false,
  );
  const late = new Promise<boolean>((given) => setTimeout(() => given(false), 3000));
  const isTaken = await Promise.race([asked, late]);
  if (!isTaken) await new Promise((rest) => setTimeout(rest, 100));
  return isTaken;
}
