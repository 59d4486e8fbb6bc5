import type { Browser, Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { openSlowPhone } from './slowPhone';

/** How long a page makes its user wait. Milliseconds; the shift has no unit, scripts are KiB of gzip. */
export interface Slowness {
  /** The sum of what each long task had beyond 50 ms. */
  blocked: number;
  longest: number;
  lcp: number;
  inp: number;
  shift: number;
  /** Scripts that came before the field or button of the visit was there, and in all. */
  scriptBefore: number;
  script: number;
}

export interface SlowVisit {
  address: string;
  /** How many times slower the processor is. */
  rate: 4 | 6;
  /** A selector: the first thing that one can use. */
  first: string;
  /** An action of the user; without it the page is left to itself. */
  action?: (page: Page) => Promise<void>;
  cookies?: { name: string; value: string; url: string }[];
}

/** Medians of this many visits, each by a new browser profile. */
const VISITS = 5;

/** Opens the page on a phone with a slow 4G and a slowed processor, five times. Returns the medians. */
export async function measureSlowness(chrome: Browser, visit: SlowVisit): Promise<Slowness> {
  const visits: Slowness[] = [];
  for (let nth = 0; nth < VISITS; nth += 1) visits.push(await open(chrome, visit));
  const median = (key: keyof Slowness): number =>
    visits.map((of) => of[key]).sort((one, other) => one - other)[Math.floor(VISITS / 2)] ?? 0;
  return {
    blocked: median('blocked'),
    longest: median('longest'),
    lcp: median('lcp'),
    inp: median('inp'),
    shift: median('shift'),
    scriptBefore: median('scriptBefore'),
    script: median('script'),
  };
}

async function open(chrome: Browser, { address, rate, first, action, cookies }: SlowVisit): Promise<Slowness> {
  const page = await openSlowPhone(chrome, rate, cookies);
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.push(
        response.body().then(
          (body) => gzipSync(body).length,
          () => 0,
        ),
      );
  });
  await page.addInitScript({ content: observe(first) });
  await page.goto(address, { waitUntil: 'load' });
  // The work that it does while idle counts too.
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(2000);
  if (action) {
    await bringPlaywright(page);
    await action(page);
  }
  await page.waitForTimeout(1500);
  const seen = await page.evaluate<Omit<Slowness, 'script' | 'scriptBefore'> & { before: string[] }>('slowness');
  const bodies = await Promise.all(scripts);
  const before = await Promise.all(
    seen.before.map(async (name) => gzipSync(Buffer.from(await (await fetch(name)).arrayBuffer())).length),
  );
  await page.context().close();
  const sum = (sizes: readonly number[]): number => sizes.reduce((all, size) => all + size, 0) / 1024;
  const { blocked, longest, lcp, inp, shift } = seen;
  return { blocked, longest, lcp, inp, shift, script: sum(bodies), scriptBefore: sum(before) };
}

/** Playwright brings its script into the page for the first action. That takes 55 ms there, which no user waits for. */
async function bringPlaywright(page: Page): Promise<void> {
  const before = await page.evaluate<object>('({ ...slowness })');
  await page.locator('body').count();
  await page.waitForTimeout(500);
  await page.evaluate((seen) => Object.assign((globalThis as unknown as { slowness: object }).slowness, seen), before);
}

/** Runs in the page. */
const observe = (first: string): string => `
  globalThis.slowness = { blocked: 0, longest: 0, lcp: 0, inp: 0, shift: 0, before: [] };
  const watch = (type, see, more) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true, ...more });
  // As Lighthouse counts: before the first picture there is nothing to answer.
  watch('longtask', ({ startTime, duration }) => {
    const [picture] = performance.getEntriesByName('first-contentful-paint');
    if (!picture || startTime < picture.startTime) return;
    slowness.blocked += Math.max(0, duration - 50);
    slowness.longest = Math.max(slowness.longest, duration);
  });
  watch('largest-contentful-paint', ({ startTime }) => (slowness.lcp = startTime));
  watch('layout-shift', ({ value, hadRecentInput }) => (slowness.shift += hadRecentInput ? 0 : value));
  watch('event', ({ duration, interactionId }) => {
    if (interactionId) slowness.inp = Math.max(slowness.inp, duration);
  }, { durationThreshold: 16 });
  new MutationObserver((_, observer) => {
    if (!document.querySelector(${JSON.stringify(first)})) return;
    observer.disconnect();
    const now = performance.now();
    slowness.before = performance.getEntriesByType('resource')
      .filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd > 0 && responseEnd <= now)
      .map(({ name }) => name);
  }).observe(document, { subtree: true, childList: true });
`;
