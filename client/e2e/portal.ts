import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { test as base, expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { freePort } from '../../server/testing/processes/ports';
import { roundRobin } from './roundRobin';
import type { TestMail } from '../../server/testing/testMails';
import { findMail } from '../../server/testing/testMails';
import { makeFolder, order, password, startServer, stopServer } from './filledFolder';

export { expect, password };

const run = promisify(execFile);

export const logistician = 'logistik@bussiveod.example';

export interface Portal {
  url: string;
  dataDir: string;
  /** Waits for a real e-mail, written by the server, and parses it. */
  mail(to: string, words: string): Promise<TestMail>;
  /** Moves the server's clock; what it carries out is done by then. */
  setNow(moment: Date): Promise<void>;
  /** Kills the server as a power cut would, and starts it again. */
  restart(): Promise<void>;
  /** Calls an operation as the admin, for what a journey needs but is not about. */
  graphql<T>(query: string, variables?: object): Promise<T>;
}

/** Each journey has its own server, on its own embedded database. */
export const test = base.extend<{
  settings: Record<string, string>;
  refusals: boolean;
  cutsNetwork: boolean;
  portal: Portal;
  console: void;
}>({
  /** Settings of the server beside the usual ones. */
  settings: [{}, { option: true }],
  /** The journey is refused something: the browser complains of such replies by itself. */
  refusals: [false, { option: true }],
  /** The journey cuts the network: the browser complains by itself of requests that were on their way. */
  cutsNetwork: [false, { option: true }],
  portal: async ({ page, settings }, use) => {
    const dataDir = makeFolder('charter-e2e-');
    // On E2E_COPIES_ON, an empty database, two servers share the journey by turns.
    const database = process.env.E2E_COPIES_ON;
    const ports = await Promise.all((database === undefined ? [1] : [1, 2]).map(() => freePort()));
    const targets = ports.map((port) => `http://localhost:${port}`);
    const proxy = database === undefined ? undefined : await roundRobin(targets);
    const url = proxy?.url ?? targets.join();
    const filled = process.env.E2E_FILLED;
    // Some 1,200 files: Node's own copy takes a multiple of the processor.
    if (database === undefined && filled !== undefined && settings.E2E_FIRST_RUN !== 'on')
      await run('cp', ['-a', `${filled}/.`, dataDir]);
    const start = (port: number) =>
      startServer(
        {
          PORT: String(port),
          PUBLIC_URL: url,
          DATA_DIR: dataDir,
          LOGISTICS_EMAIL: logistician,
          COMPANY_PHONE: '+372 5555 0000',
          ...(database !== undefined && { DATABASE_URL: database }),
        },
        settings,
      );
    const children = await Promise.all(ports.map(start));
    let token: string | undefined;
    const post = async (path: string, body: object): Promise<unknown> => {
      const response = await fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify(body),
      });
      return response.json();
    };
    await use({
      url,
      dataDir,
      mail: (to, words) => findMail(dataDir, to, words),
      async setNow(moment) {
        // Sessions end by the same clock.
        token = undefined;
        for (const child of children) await order(child, { now: moment.toISOString() });
      },
      async restart() {
        for (const [index, port] of ports.entries()) {
          const child = children[index];
          child?.kill('SIGKILL');
          if (child) await once(child, 'exit');
          children[index] = await start(port);
        }
      },
      async graphql<T>(query: string, variables: object = {}) {
        if (!token) {
          const { content } = (await post('/api/login', { username: 'admin', password })) as {
            content: { token: string };
          };
          token = content.token;
        }
        const { data, errors } = (await post('/graphql', { query, variables })) as {
          data: T;
          errors?: { message: string }[];
        };
        if (errors) throw new Error(errors[0]?.message);
        return data;
      },
    });
    // Pages ask for news by themselves: they close before the server does.
    await page.close();
    proxy?.close();
    await Promise.all(children.map(stopServer));
    await rm(dataDir, { recursive: true });
  },
  // Every journey also holds that no page complains in the console.
  console: [
    async ({ page, refusals, cutsNetwork }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (refusals && /status of 40[01]/.test(message.text())) return;
        if (cutsNetwork && message.text().includes('ERR_INTERNET_DISCONNECTED')) return;
        if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`);
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await use();
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** The link in a mail that leads to this page of ours; a journey ends where there is none. */
export function linkIn({ links }: Pick<TestMail, 'links'>, path: string): URL {
  const link = links.find(({ pathname }) => pathname === `/portal${path}`);
  if (!link) throw new Error(`the mail has no link to ${path}`);
  return link;
}

/** Opens a section of the page that is folded to begin with. */
export const unfold = (page: Page, title: string): Promise<void> =>
  page.getByRole('button', { name: title, exact: true, expanded: false }).click();

/** Forgets who is signed in. It leaves the page first: an open page of the office would complain of refusals. */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}

/** Signs in by the page for that, as people do. */
export async function signInByForm(page: Page, portal: Portal, username: string, typed = password): Promise<void> {
  await openAlthoughLeaving(page, `${portal.url}/portal/login`);
  await page.getByLabel('Kasutajanimi').fill(username);
  await page.getByLabel('Parool').fill(typed);
  await page.getByRole('button', { name: 'Sisene' }).click();
  await page.waitForURL('**/portal/platform');
}

/** Signs in without opening the page for that, and opens another one: the dashboard, or the one at `path`. */
export async function signIn(page: Page, portal: Portal, username: string, path = '/platform'): Promise<void> {
  const form = { username, password };
  const reply = await page.request.post(`${portal.url}/portal/login`, { form, maxRedirects: 0 });
  expect(reply.status()).toBe(303);
  await openAlthoughLeaving(page, `${portal.url}/portal${path}`);
}

/** An open page of the back office that hears that nobody is signed in leaves by itself, maybe at this very moment. */
const openAlthoughLeaving = (page: Page, url: string): Promise<void> => expect(() => page.goto(url)).toPass();

/** Presses Tab until the focus is there; the way is never long. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let tries = 0; tries < 80; tries += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/** Entries of the navigation that stand in a group of a wide screen. */
const groups: Readonly<Record<string, string>> = {
  Tagasiside: 'Reisid',
  Arhiiv: 'Reisid',
  Kliendid: 'Müük',
  Arved: 'Müük',
  'Juhid / bussid': 'Ressursid',
  'Juhi aruanded': 'Ressursid',
};

/** The link of an entry of the navigation, whose group is opened where it has one. */
export async function findEntry(page: Page, name: string): Promise<Locator> {
  const bar = page.getByRole('navigation', { name: 'Peamenüü' });
  const link = bar.getByRole('link', { name, exact: true });
  const group = groups[name];
  if (group !== undefined && !(await link.isVisible())) await bar.getByRole('button', { name: group }).click();
  return link;
}
