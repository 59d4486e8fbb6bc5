import type { Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';

/** KiB of JavaScript, gzip, that a page may load: the dashboard before it can be used, others in all. */
export const scriptLimits = { inquiry: 120, dashboard: 315, drawn: 2 };

/** Call before the page is opened: the page notes as `name` when the expression `usable` first becomes true. */
export async function noteUsable(page: Page, usable: string, name = 'usableAt'): Promise<void> {
  await page.addInitScript({
    content: `
      globalThis.${name} = new Promise((resolve) => {
        new MutationObserver((_, observer) => {
          if (!(${usable})) return;
          resolve(performance.now());
          observer.disconnect();
        }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
      });
    `,
  });
}

/** JavaScript that the page had loaded when it could be used, in KiB of gzip. */
export const scriptsBeforeUsable = (page: Page, name = 'usableAt'): Promise<number> =>
  measureScripts(page, name, 'responseEnd <= moment');

/** JavaScript that the page has loaded in all, in KiB of gzip. */
export const scriptsInAll = (page: Page): Promise<number> => measureScripts(page, 'Promise.resolve()', 'true');

async function measureScripts(page: Page, until: string, counts: string): Promise<number> {
  const scripts = await page.evaluate<string[]>(`
    ${until}.then((moment) => performance.getEntriesByType('resource')
      .filter(({ name, responseEnd }) => name.endsWith('.js') && ${counts})
      .map(({ name }) => name))
  `);
  const bodies = await Promise.all(
    scripts.map(async (address) => Buffer.from(await (await fetch(address)).arrayBuffer())),
  );
  return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0) / 1024;
}
