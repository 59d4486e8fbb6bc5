import type { Browser, Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { admins, PASSWORD } from '../../../server/demo/data/company';
import { openChromium } from '../../chromium';
import { ask, signIn } from '../../http';
import { median } from '../ask';
import { root, run } from '../processes';
import type { Result } from '../result';
import { milliseconds } from '../result';
import { keepCoreBusy } from './busy';
import { noteThere, openTab, readVitals, toNote } from './vitals';
import type { Vitals } from './vitals';

// Pages of the office with the data of the demo company, on a machine that is slowed down on purpose. `PAGES=archive,plan`
// measures some of them and writes no results.

const RUNS = 5;
const limits = { firstVisit: 2500, fromDashboard: 800, inp: 80, cls: 0.02 };
/** A user points at a link for this long before the press. */
const HOVER_MS = 150;

interface OfficePage {
  path: string;
  /** An expression of the page: whether what it is opened for is there. */
  isThere: string;
  /** The entry of the navigation that leads to the page or its tabs; a row of the dashboard otherwise. */
  entry?: string;
  /** The first actions of a user there. */
  act?: (page: Page) => Promise<void>;
}

const rowsAreThere = `document.querySelectorAll('main [role=gridcell] a, main li a').length > 3`;

const listPages = (orderId: string): Record<string, OfficePage> => ({
  order: {
    path: `/platform/query/${orderId}`,
    isThere: `document.querySelector('main h1')?.textContent.includes(' - ') && document.querySelectorAll('main section').length > 3`,
    act: async (page) => {
      await page.getByRole('textbox', { name: 'Hind' }).first().pressSequentially('54', { delay: 100 });
      await page.getByRole('textbox').last().click();
    },
  },
  plan: {
    path: '/platform/plan',
    isThere: `document.querySelectorAll('main [role=gridcell] button').length > 3`,
    entry: '/platform/plan',
    act: async (page) => {
      await page.getByRole('searchbox').or(page.getByRole('textbox')).first().pressSequentially('tar', { delay: 100 });
      await page.locator('main [role=gridcell] button').first().click();
    },
  },
  prices: {
    path: '/platform/settings/prices',
    isThere: `document.querySelectorAll('main input').length > 2`,
    entry: '/platform/settings',
  },
  resources: { path: '/platform/resources', isThere: rowsAreThere, entry: '/platform/resources' },
  archive: { path: '/platform/archive', isThere: rowsAreThere, entry: '/platform/archive' },
  hours: {
    path: '/platform/driverReports/hours',
    isThere: `document.querySelectorAll('main ul li').length > 2`,
    entry: '/platform/driverReports',
  },
});

const dashboard: OfficePage = {
  path: '/platform',
  isThere: rowsAreThere,
  act: async (page) => {
    await page.getByRole('searchbox').first().pressSequentially('tar', { delay: 100 });
    await page.locator('main [role=columnheader]').nth(1).click();
    await page.locator('main [role=gridcell] a').first().click();
  },
};

/** Pages of which only the layout shift is measured. */
const others = [
  'feedback',
  'schedule',
  'arrangements',
  'arrangements/new',
  'driverReports',
  'settings',
  'settings/cancellation',
  'settings/access',
  'settings/system',
  'integrations',
  'import',
  'keeping',
  'start',
  'createUser',
  'createBus',
  'addFoodPackage',
];

interface World {
  chrome: Browser;
  url: string;
  token: string;
}

export async function office(): Promise<Result[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'charter-office-'));
  const server = await run({
    args: ['-r', join(__dirname, '../stall.cjs'), join(root, 'build/server/demo/main.js')],
    env: { DATA_DIR: dataDir, LOG_LEVEL: 'error', NODE_ENV: 'production', ADDRESS_SERVICE_URL: 'off' },
  });
  const chrome = await openChromium();
  try {
    const token = await signIn(server.url, admins[0].username, PASSWORD);
    const world = { chrome, url: server.url, token };
    const { data } = await ask(server.url, '{ newOrders { id } }', {}, token);
    const [order] = (data as { newOrders: { id: string }[] }).newOrders;
    if (!order) throw new Error('the demo has no inquiry');
    const pages = listPages(order.id.toUpperCase());
    const wanted = process.env.PAGES?.split(',');
    if (wanted) {
      const some = Object.fromEntries(Object.entries(pages).filter(([name]) => wanted.includes(name)));
      const measured = await measureAll(world, some, 'a quiet machine', [4]);
      return [
        ...measured,
        ...(await measureShifts(
          world,
          Object.values(some).map(({ path }) => path),
        )),
      ];
    }
    const results = await measureAll(world, pages, 'a quiet machine');
    const stopLoop = keepCoreBusy();
    const busy = await measureAll(world, pages, 'one core busy').finally(stopLoop);
    return [...results, ...(await measureShifts(world, listPaths(pages))), ...busy];
  } finally {
    await chrome.close();
    await server.stop();
    rmSync(dataDir, { recursive: true });
  }
}

async function measureAll(
  world: World,
  pages: Record<string, OfficePage>,
  machine: string,
  processors = [4, 6],
): Promise<Result[]> {
  const results: Result[] = [];
  for (const processor of processors) {
    const where = `processor ${processor} times slower, ${machine}`;
    const must = processor === 4 ? limits : undefined;
    for (const [name, page] of Object.entries(pages)) {
      const first = await repeat(() => visit(world, page, processor));
      results.push(timeOf(`LCP of ${name}, first visit, slow 4G, ${where}`, first, must?.firstVisit));
      const next = await repeat(() => follow(world, page, processor));
      results.push(timeOf(`${name} from the dashboard, slow 4G, ${where}`, next, must?.fromDashboard));
    }
    for (const [name, page] of Object.entries(processors.length > 1 ? { dashboard, ...pages } : pages)) {
      if (!page.act) continue;
      const inp = await repeat(() => measureInp(world, page, processor));
      results.push(timeOf(`INP of ${name}, ${where}`, inp, must?.inp));
    }
  }
  return results;
}

async function repeat(measure: () => Promise<number>): Promise<number> {
  const values: number[] = [];
  for (let run = 0; run < RUNS; run += 1) values.push(await measure());
  return median(values);
}

/** `limit`: undefined for a figure without a goal. */
const timeOf = (what: string, measured: number, limit = Infinity): Result => ({
  what,
  against: '-',
  mustReach: limit === Infinity ? '-' : milliseconds(limit),
  measured: milliseconds(measured),
  reached: measured <= limit,
});

/** Opens the page as the first of a session. The larger of LCP and the moment when its content is there. */
async function visit(world: World, { path, isThere }: OfficePage, processor: number): Promise<number> {
  const { context, page } = await openSignedIn(world, processor, true);
  await noteThere(page, isThere);
  await page.goto(`${world.url}/portal${path}`);
  const there = await page.evaluate<number>('thereAt');
  await page.waitForTimeout(1500);
  const { lcp } = await readVitals(page);
  await context.close();
  return Math.max(there, lcp);
}

/** Goes from the dashboard, once it has been there for some seconds, by pointing and pressing. From the press to the content. */
async function follow(world: World, { path, isThere, entry }: OfficePage, processor: number): Promise<number> {
  const { context, page } = await openSignedIn(world, processor, true);
  await noteThere(page, dashboard.isThere);
  await page.goto(`${world.url}/portal/platform`);
  await page.evaluate('thereAt');
  await page.waitForTimeout(6000);
  if (entry) {
    const inBar = page.locator(`header a[href$="${entry}"]`).first();
    // Some entries stand in a group, which is opened first.
    if (!(await inBar.isVisible())) {
      const group = await inBar.evaluate((link) => link.closest('ul')?.id);
      await page.locator(`header button[aria-controls="${group}"]`).click();
    }
    if (entry !== path) {
      await inBar.click();
      await page.waitForTimeout(4000);
    }
  }
  const link = page.locator(entry ? `a[href$="${path}"]` : 'main [role=gridcell] a[href*="/query/"]').first();
  await link.hover();
  await page.waitForTimeout(HOVER_MS);
  const isOpen = `location.pathname.includes(${JSON.stringify(entry ? path : '/query/')}) && ${isThere}`;
  await page.evaluate(`addEventListener('click', () => {
    globalThis.pressedAt = performance.now();
    ${toNote('followedAt', isOpen)}
  }, { capture: true, once: true })`);
  await link.click();
  const took = await page.evaluate<number>('followedAt.then((at) => at - pressedAt)');
  await context.close();
  return took;
}

async function measureInp(world: World, { path, isThere, act }: OfficePage, processor: number): Promise<number> {
  const { context, page } = await openSignedIn(world, processor, false);
  await noteThere(page, isThere);
  await page.goto(`${world.url}/portal${path}`);
  await page.evaluate('thereAt');
  await page.waitForTimeout(4000);
  await act?.(page);
  await page.waitForTimeout(1500);
  const { inp } = await readVitals(page);
  await context.close();
  return inp;
}

const listPaths = (pages: Record<string, OfficePage>): string[] => [
  dashboard.path,
  ...Object.values(pages).map(({ path }) => path),
  ...others.map((path) => `/platform/${path}`),
];

/** The worst of the pages, on a phone and on a wide screen. */
async function measureShifts(world: World, paths: readonly string[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const width of [390, 1440]) {
    const shifts: { path: string; cls: number }[] = [];
    for (const path of paths) {
      const { context, page } = await openSignedIn(world, 6, false, width);
      await page.goto(`${world.url}/portal${path}`);
      await page.waitForTimeout(6000);
      shifts.push({ path, cls: (await readVitals(page)).cls });
      await context.close();
    }
    const [worst] = shifts.toSorted((one, other) => other.cls - one.cls);
    const cls: Vitals['cls'] = worst?.cls ?? NaN;
    results.push({
      what: `layout shift of the worst of ${paths.length} office pages, ${width} px, processor 6 times slower`,
      against: '-',
      mustReach: String(limits.cls),
      measured: `${cls.toFixed(3)} (${worst?.path})`,
      reached: cls <= limits.cls,
    });
  }
  return results;
}

async function openSignedIn({ chrome, url, token }: World, processor: number, slowNetwork: boolean, width = 1440) {
  const tab = await openTab(chrome, { viewport: { width, height: 900 } }, { processor, slowNetwork });
  await tab.context.addCookies([{ name: 'session', value: token, url }]);
  return tab;
}
