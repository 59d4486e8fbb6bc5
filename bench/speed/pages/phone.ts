import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { BrowserContext } from '@playwright/test';
import { wholeChromium } from '../../../client/e2e/installedChromium';
import { signIn } from '../../http';
import type { Result } from '../result';
import { milliseconds } from '../result';
import { judgePage } from './lighthouse';
import { openMailedLinks } from './mailedLinks';

const STARTS = 5;
const MOST_MS = 1000;

/** The driver's day: from a closed browser without a network to the trip, and Lighthouse's slow phone. */
export async function phone(): Promise<Result[]> {
  const world = await openMailedLinks();
  const folder = mkdtempSync(join(tmpdir(), 'charter-phone-'));
  try {
    const { origin } = new URL(world.pages['the sign-in']);
    const token = await signIn(origin, 'mati');
    const address = `${origin}/portal/day/`;
    await keepDay(folder, address, token);
    const starts: number[] = [];
    for (let nth = 0; nth < STARTS; nth += 1) starts.push(await startOffline(folder, address));
    const median = starts.sort((one, other) => one - other)[Math.floor(STARTS / 2)] ?? Infinity;
    const cold: Result = {
      what: 'the driver’s day without a network, browser just started, processor 4 times slower: until the trip stands there',
      against: '-',
      mustReach: milliseconds(MOST_MS),
      measured: milliseconds(median),
      reached: median <= MOST_MS,
    };
    const judged = ['performance', 'accessibility', 'best-practices'] as const;
    return [cold, ...(await judgePage('the driver’s day', address, { cookie: `session=${token}`, judged }))];
  } finally {
    await rm(folder, { recursive: true, force: true });
    await world.stop();
  }
}

const open = (folder: string, isOffline: boolean): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, {
    ...(wholeChromium && { executablePath: wholeChromium }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    viewport: { width: 412, height: 823 },
    locale: 'et-EE',
    offline: isOffline,
  });

async function keepDay(folder: string, address: string, token: string): Promise<void> {
  const context = await open(folder, false);
  await context.addCookies([{ name: 'session', value: token, url: new URL(address).origin }]);
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole('heading', { name: /Tallinn/ }).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForTimeout(1000);
  await context.close();
}

/** Milliseconds from the navigation to the heading of the trip. */
async function startOffline(folder: string, address: string): Promise<number> {
  const context = await open(folder, true);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript({ content: observe });
  await page.goto(address);
  await page.getByRole('heading', { name: /Tallinn/ }).waitFor();
  const at = Number(
    await page.evaluate(
      'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(tripAt))))',
    ),
  );
  await context.close();
  return at;
}

/** Runs in the page. */
const observe = `
  new MutationObserver(() => {
    if (!globalThis.tripAt && document.querySelector('h1')?.textContent.includes('Tallinn'))
      requestAnimationFrame(() => (globalThis.tripAt ??= performance.now()));
  }).observe(document, { childList: true, subtree: true, characterData: true });
`;
