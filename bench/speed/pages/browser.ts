import type { Browser, Page } from '@playwright/test';
import { openChromium } from '../../chromium';
import { signIn } from '../../http';
import { onPostgres } from '../databases';
import { noteUsable, scriptLimits, scriptsBeforeUsable } from '../../../client/e2e/scriptWeight';
import { openMailedLinks } from './mailedLinks';
import { ourServer, run } from '../processes';
import { openSlowPhone } from './slowPhone';
import type { Result } from '../result';
import { milliseconds } from '../result';

interface Measured {
  /** KiB of JavaScript, gzip, that came before the page could be used. */
  script: number;
  /** Milliseconds; CLS has no unit. */
  lcp: number;
  inp: number;
  cls: number;
}

interface Visit {
  /** Below our server, or an address of another. */
  path: string;
  /** An expression of the page: whether it can be used. */
  isUsable: string;
  /** Waits until the page can be used. */
  usable(page: Page): Promise<void>;
  /** The first action of a user on the page. */
  action(page: Page): Promise<void>;
}

const inquiry: Visit = {
  path: '/portal/inquery',
  isUsable: `document.querySelector('#root:not([inert]) [role=combobox]')`,
  usable: (page) => page.getByRole('combobox').first().fill('Tal', { timeout: 60_000 }),
  action: async (page) => {
    const field = page.getByRole('combobox').first();
    await field.pressSequentially('linn', { delay: 100 });
    await page.getByRole('option').first().click();
  },
};
const dashboard: Visit = {
  path: '/portal/platform',
  // Its rows, not the replies that come along with the page.
  isUsable: `document.querySelector('#root:not([inert])')?.textContent.includes('Selts nr')`,
  usable: (page) =>
    page
      .getByText(/^Selts nr/)
      .first()
      .waitFor({ timeout: 60_000 }),
  action: async (page) => {
    await page.getByRole('searchbox').first().pressSequentially('selts', { delay: 100 });
    await page
      .getByText(/^Selts nr/)
      .first()
      .click();
  },
};

const offer: Visit = {
  path: '',
  isUsable: `document.querySelector('form [type=submit]')`,
  usable: (page) => page.getByLabel('Täisnimi').fill('Mari', { timeout: 60_000 }),
  action: (page) => page.getByLabel('Täisnimi').pressSequentially(' Maasikas', { delay: 100 }),
};

/** Pages that customers open on a phone must be there in a second. */
const limits = { lcp: { stranger: 1000, office: 2000 }, inp: 100, cls: 0.05 };

/** Measures bytes of JavaScript and the three vitals on a slow 4G with a quarter of the processor. */
export async function browser(): Promise<Result[]> {
  const server = await run(ourServer(await onPostgres({ past: 1000, open: 200 })));
  const links = await openMailedLinks();
  const chrome = await openChromium();
  try {
    const token = await signIn(server.url);
    const results: Result[] = [];
    const offerLink = { ...offer, path: links.pages['the offer'] };
    for (const [name, visit, script, who] of [
      ['/portal/inquery', inquiry, scriptLimits.inquiry, 'stranger'],
      ['the offer', offerLink, scriptLimits.drawn, 'stranger'],
      ['the dashboard', dashboard, scriptLimits.dashboard, 'office'],
    ] as const) {
      const of = await measure(chrome, server.url, token, visit);
      const most = { ...limits, lcp: limits.lcp[who] };
      const vital = (key: keyof typeof most, measured: string): Result => ({
        what: `${key.toUpperCase()} of ${name}, slow 4G, processor 4 times slower`,
        against: '-',
        mustReach: key === 'cls' ? String(most.cls) : milliseconds(most[key]),
        measured,
        reached: of[key] <= most[key],
      });
      results.push(
        {
          what: `JavaScript before ${name} can be used`,
          against: '-',
          mustReach: `${script} KiB gzip`,
          measured: `${of.script.toFixed(0)} KiB`,
          reached: of.script <= script,
        },
        vital('lcp', milliseconds(of.lcp)),
        vital('inp', milliseconds(of.inp)),
        vital('cls', of.cls.toFixed(3)),
      );
    }
    return results;
  } finally {
    await chrome.close();
    await links.stop();
    await server.stop();
  }
}

async function measure(
  chrome: Browser,
  url: string,
  token: string,
  { path, isUsable, usable, action }: Visit,
): Promise<Measured> {
  const page = await openSlowPhone(chrome, 4, [{ name: 'session', value: token, url }]);
  await noteUsable(page, isUsable);
  await page.addInitScript({ content: observe });
  await page.goto(new URL(path, url).href);
  await usable(page);
  await action(page);
  await page.waitForTimeout(1000);
  const vitals = await page.evaluate<Omit<Measured, 'script'>>('vitals');
  const script = await scriptsBeforeUsable(page);
  await page.context().close();
  return { script, ...vitals };
}

/** Runs in the page. */
const observe = `
  globalThis.vitals = { lcp: 0, inp: 0, cls: 0 };
  const watch = (type, see, more) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true, ...more });
  watch('largest-contentful-paint', ({ startTime }) => (vitals.lcp = startTime));
  watch('layout-shift', ({ value, hadRecentInput }) => (vitals.cls += hadRecentInput ? 0 : value));
  watch('event', ({ duration, interactionId }) => (vitals.inp = interactionId ? Math.max(vitals.inp, duration) : vitals.inp),
    { durationThreshold: 16 });
`;
