import type { Browser, Locator, Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { admins, PASSWORD } from '../../../server/demo/data/company';
import { openWholeChromium } from '../../chromium';
import { ask, signIn } from '../../http';
import { median } from '../ask';
import { ourServer, run } from '../processes';
import type { Result } from '../result';
import { milliseconds } from '../result';
import { keepCoreBusy } from './busy';
import { press } from './press';
import { noteThere, openTab, readVitals, toNote } from './vitals';

// Pages of the office with the data of the demo company, on a machine that is slowed down on purpose. `PAGES=archive,plan`
// measures some of them and writes no results.

/** Medians of five; a way from the dashboard takes twelve seconds, so that three must do. */
const RUNS = { visit: 5, follow: 3, act: 5 };
const limits = { firstVisit: 2500, fromDashboard: 800, inp: 80, cls: 0.02 };
/** A user points at a link for this long before the press; a page asks for the next one in that time. */
const HOVER_MS = 150;

async function point(link: Locator): Promise<void> {
  await link.hover();
  await link.page().waitForTimeout(HOVER_MS);
}

interface OfficePage {
  path: string;
  /** An expression of the page: whether what it is opened for is there. */
  isThere: string;
  /** The entry of the navigation that leads to the page or its tabs; a row of the dashboard otherwise. */
  entry?: string;
  /** The first actions of a user there. */
  act?: (page: Page) => Promise<void>;
}

/** The page with this heading has more of these than that. The former page may stay while the next is drawn. */
const has = (heading: string, selector: string, more: number): string =>
  `document.querySelector('main h1')?.textContent.startsWith('${heading}') && document.querySelectorAll('main ${selector}').length > ${more}`;

const listPages = (orderId: string): Record<string, OfficePage> => ({
  order: {
    path: `/platform/query/${orderId}`,
    isThere: `[...document.querySelectorAll('main h2')].some(({ textContent }) => textContent === 'Marsruut')`,
    act: async (page) => {
      await press(page.getByRole('textbox', { name: 'Hind' }).first());
      await page.keyboard.type('54', { delay: 100 });
      await press(page.getByRole('textbox').last());
    },
  },
  plan: {
    path: '/platform/plan',
    isThere: has('Plaan', '[role=gridcell] button', 3),
    entry: '/platform/plan',
    act: async (page) => {
      await press(page.getByRole('searchbox').or(page.getByRole('textbox')).first());
      await page.keyboard.type('tar', { delay: 100 });
      await press(page.locator('main [role=gridcell] button').first());
    },
  },
  prices: {
    path: '/platform/settings/prices',
    isThere: has('Hinnakiri', 'input', 2),
    entry: '/platform/settings',
  },
  resources: {
    path: '/platform/resources',
    isThere: has('Juhid', '[role=gridcell] a', 3),
    entry: '/platform/resources',
  },
  archive: { path: '/platform/archive', isThere: has('Arhiiv', '[role=gridcell] a', 3), entry: '/platform/archive' },
  hours: {
    path: '/platform/driverReports/hours',
    isThere: has('Sõidu- ja puhkeaeg', 'ul li', 2),
    entry: '/platform/driverReports',
  },
});

const dashboard: OfficePage = {
  path: '/platform',
  isThere: has('Tere', '[role=gridcell] a', 3),
  act: async (page) => {
    await press(page.getByRole('searchbox').first());
    await page.keyboard.type('tar', { delay: 100 });
    await press(page.locator('main [role=columnheader]').nth(1));
    await point(page.locator('main [role=gridcell] a').first());
    await press(page.locator('main [role=gridcell] a').first());
  },
};

/** Pages of which only the layout shift is measured. */
const others = [
  '/platform/feedback',
  '/platform/schedule',
  '/platform/arrangements',
  '/platform/arrangements/new',
  '/platform/driverReports',
  '/platform/settings',
  '/platform/settings/cancellation',
  '/platform/settings/access',
  '/platform/settings/system',
  '/platform/integrations',
  '/platform/import',
  '/platform/keeping',
  '/platform/start',
  '/platform/createUser',
  '/platform/createBus',
  '/platform/addFoodPackage',
];

interface World {
  chrome: Browser;
  url: string;
  token: string;
}

/** All that has a goal, within ten minutes. */
export const office = (): AsyncGenerator<Result> => measureOffice(4, true);

/** The same on slower machines, which has no goal. */
export const officeSlower = (): AsyncGenerator<Result> => measureOffice(6, false);

export async function* officeBusy(): AsyncGenerator<Result> {
  const stopLoop = keepCoreBusy();
  try {
    yield* measureOffice(4, false, ', one core kept busy');
  } finally {
    stopLoop();
  }
}

async function* measureOffice(processor: number, hasGoals: boolean, beside = ''): AsyncGenerator<Result> {
  const dataDir = mkdtempSync(join(tmpdir(), 'charter-office-'));
  const server = await run(ourServer({ DATA_DIR: dataDir }, 'demo/main.js'));
  const chrome = await openWholeChromium();
  try {
    const token = await signIn(server.url, admins[0].username, PASSWORD);
    const world = { chrome, url: server.url, token };
    const { data } = await ask(server.url, '{ newOrders { id } }', {}, token);
    const [order] = (data as { newOrders: { id: string }[] }).newOrders;
    if (!order) throw new Error('the demo has no inquiry');
    const wanted = process.env.PAGES?.split(',');
    const pages = Object.entries({ dashboard, ...listPages(order.id.toUpperCase()) }).filter(
      ([name]) => wanted?.includes(name) ?? true,
    );
    const where = `processor ${processor} times slower${beside}`;
    for (const [name, page] of pages) {
      const measure = async (what: string, times: number, once: () => Promise<number>, goal: number) => {
        const result = await repeat(`${what}, ${where}`, times, once, hasGoals ? goal : undefined);
        // A visit that failed leaves its page open, which would slow down the next ones.
        await Promise.all(chrome.contexts().map((context) => context.close()));
        return result;
      };
      if (page !== dashboard) {
        const first = `LCP of ${name}, first visit, slow 4G`;
        yield await measure(first, RUNS.visit, () => visit(world, page, processor), limits.firstVisit);
        const next = `${name} from the dashboard, slow 4G`;
        yield await measure(next, RUNS.follow, () => follow(world, page, processor), limits.fromDashboard);
      }
      if (page.act)
        yield await measure(`INP of ${name}`, RUNS.act, () => measureInp(world, page, processor), limits.inp);
    }
    if (hasGoals) yield* measureShifts(world, [...pages.map(([, { path }]) => path), ...(wanted ? [] : others)]);
  } finally {
    await chrome.close();
    await server.stop();
    rmSync(dataDir, { recursive: true });
  }
}

/** The median. `goal`: undefined for a figure without one. A page that does not come is a row, and the others are measured. */
async function repeat(what: string, times: number, once: () => Promise<number>, goal?: number): Promise<Result> {
  const mustReach = goal === undefined ? '-' : milliseconds(goal);
  const values: number[] = [];
  try {
    while (values.length < times) values.push(await once());
  } catch (failure) {
    return { what, against: '-', mustReach, measured: String(failure).split('\n')[0] ?? '', reached: false };
  }
  const measured = median(values);
  return { what, against: '-', mustReach, measured: milliseconds(measured), reached: measured <= (goal ?? Infinity) };
}

/** Opens the page as the first of a session. The larger of LCP and the moment when its content is there. */
async function visit(world: World, { path, isThere }: OfficePage, processor: number): Promise<number> {
  const { context, page } = await openSignedIn(world, processor, true);
  await noteThere(page, isThere);
  await page.goto(`${world.url}/portal${path}`);
  const there = await page.evaluate<number>('thereAt');
  await page.waitForTimeout(1000);
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
  await point(link);
  const isOpen = `location.pathname.includes(${JSON.stringify(entry ? path : '/query/')}) && ${isThere}`;
  await page.evaluate(`addEventListener('click', () => {
    globalThis.pressedAt = performance.now();
    ${toNote('followedAt', isOpen)}
  }, { capture: true, once: true })`);
  await press(link);
  const took = await page.evaluate<number>('followedAt.then((at) => at - pressedAt)');
  await context.close();
  return took;
}

async function measureInp(world: World, { path, isThere, act }: OfficePage, processor: number): Promise<number> {
  const { context, page } = await openSignedIn(world, processor, false);
  await noteThere(page, isThere);
  await page.goto(`${world.url}/portal${path}`);
  await page.evaluate('thereAt');
  await page.waitForTimeout(3000);
  await act?.(page);
  await page.waitForTimeout(1000);
  const { inp } = await readVitals(page);
  await context.close();
  return inp;
}

/** The worst of the pages, on a phone and on a wide screen. Both are open at once: no clock runs here. */
async function* measureShifts(world: World, paths: readonly string[]): AsyncGenerator<Result> {
  const widths = [390, 1440];
  const shifts: { path: string; cls: number; width: number }[] = [];
  for (const path of paths)
    shifts.push(...(await Promise.all(widths.map((width) => measureShift(world, path, width)))));
  for (const width of widths) {
    const [worst] = shifts.filter((shift) => shift.width === width).toSorted((one, other) => other.cls - one.cls);
    if (!worst) continue;
    yield {
      what: `layout shift of the worst of ${paths.length} office pages, ${width} px, processor 6 times slower`,
      against: '-',
      mustReach: String(limits.cls),
      measured: `${worst.cls.toFixed(3)} (${worst.path})`,
      reached: worst.cls <= limits.cls,
    };
  }
}

async function measureShift(world: World, path: string, width: number) {
  const { context, page } = await openSignedIn(world, 6, false, width);
  await page.goto(`${world.url}/portal${path}`);
  // Parts that come while the browser is idle move nothing either.
  await page.waitForTimeout(5000);
  const { cls } = await readVitals(page);
  await context.close();
  return { path, width, cls };
}

async function openSignedIn({ chrome, url, token }: World, processor: number, slowNetwork: boolean, width = 1440) {
  const tab = await openTab(chrome, { viewport: { width, height: 900 } }, { processor, slowNetwork });
  await tab.context.addCookies([
    { name: 'session', value: token, url },
    // The page of the sign-in has noted it (client/app/enhance.ts).
    { name: 'width', value: String(width), url },
  ]);
  return tab;
}
