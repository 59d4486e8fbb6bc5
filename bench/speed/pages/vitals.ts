import type { Browser, BrowserContext, Page } from '@playwright/test';

/** The vitals of a page so far, in milliseconds; `cls` has no unit. */
export interface Vitals {
  lcp: number;
  inp: number;
  cls: number;
  /** The longest task of the main thread, and what all took beyond 50 ms. */
  longest: number;
  blocked: number;
}

interface Slowness {
  /** How many times slower the processor is. */
  processor: number;
  /** Slow 4G as Lighthouse has it. */
  slowNetwork: boolean;
}

/** Runs in the page. */
const observe = `
  globalThis.vitals = { lcp: 0, inp: 0, cls: 0, longest: 0, blocked: 0 };
  const watch = (type, see, more) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true, ...more });
  watch('largest-contentful-paint', ({ startTime }) => (vitals.lcp = startTime));
  watch('layout-shift', ({ value, hadRecentInput }) => (vitals.cls += hadRecentInput ? 0 : value));
  watch('longtask', ({ duration }) => {
    vitals.longest = Math.max(vitals.longest, duration);
    vitals.blocked += duration - 50;
  });
  watch('event', ({ duration, interactionId }) => (vitals.inp = interactionId ? Math.max(vitals.inp, duration) : vitals.inp),
    { durationThreshold: 16 });
`;

export const readVitals = (page: Page): Promise<Vitals> => page.evaluate<Vitals>('vitals');

/** Opens a slow tab that notes its vitals. */
export async function openTab(
  chrome: Browser,
  options: NonNullable<Parameters<Browser['newContext']>[0]>,
  { processor, slowNetwork }: Slowness,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await chrome.newContext({ locale: 'et-EE', ...options });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  if (slowNetwork)
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 1_638_400 / 8,
      uploadThroughput: 750_000 / 8,
    });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: processor });
  await page.addInitScript({ content: observe });
  return { context, page };
}

/** Resolves once the page is painted as it stands now. */
export const waitUntilDrawn = (page: Page): Promise<void> =>
  page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn())))');

/** Call before the page is opened: `isThere` is an expression of the page. */
export const noteThere = (page: Page, isThere: string): Promise<unknown> =>
  page.addInitScript({ content: toNote('thereAt', isThere) });

/** A script that sets `name` to the promise of the moment when the expression is first true and drawn; half a minute at most. */
export const toNote = (name: string, isTrue: string): string => `
  globalThis.${name} = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(${JSON.stringify(`never true: ${isTrue}`)})), 30_000);
    // After the frame, and before the timers that wait.
    const { port1, port2 } = new MessageChannel();
    port2.onmessage = () => resolve(performance.now());
    const drawn = () => requestAnimationFrame(() => port1.postMessage(0));
    const observer = new MutationObserver(() => {
      if (!(${isTrue})) return;
      observer.disconnect();
      drawn();
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  });
`;
