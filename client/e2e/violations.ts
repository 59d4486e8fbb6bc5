import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './portal';

/** Holds that what the page shows can be used by everybody (WCAG 2.2 AA by axe): light and dark, on a phone and a screen. */
export async function expectNoViolations(page: Page): Promise<void> {
  for (const [width, colorScheme] of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    // At its end the page lies beside what is pinned to the bottom, and nothing is half hidden under that.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await settled(page);
    const found = await findViolations(page, colorScheme);
    expect(found, `${page.url()} ${colorScheme} ${width}`).toEqual([]);
  }
}

/** In this order the page is laid out once for each width. */
const looks = [
  [390, 'light'],
  [390, 'dark'],
  [1440, 'dark'],
  [1440, 'light'],
] as const;

/** Axe looks at everything, at the colours alone where only they changed, or at all but the colours. */
type Look = 'light' | 'dark' | 'words';

/** Violations that axe finds on the page as it is now. */
export async function findViolations(page: Page, look: Look): Promise<string[]> {
  // Axe is half a megabyte, which the builder sends twice for each look. A page that has it keeps it; one with frames, which
  // need it too, gets it each time.
  const hasAxe = page.frames().length === 1 && (await page.evaluate(() => 'axe' in window));
  const axe = new AxeBuilder({ page, ...(hasAxe && { axeSource: 'undefined' }) })
    .setLegacyMode()
    .options({
      reporter: 'no-passes',
      resultTypes: ['violations'],
      // Only the first element's markup is shown below.
      selectors: false,
      // Off by itself; of WCAG 2.2 (2.5.8). The office's calendar and plan are dense, and have the keyboard.
      rules: {
        'target-size': { enabled: look !== 'dark' && !page.url().includes('/portal/platform') },
        // Half of the work of axe.
        'color-contrast': { enabled: look !== 'words' },
      },
    })
    // Only seen, and axe takes those beyond the edge of the map for seen as well.
    .exclude('.leaflet-towns-pane')
    // Not ours to mend: CodeMirror scrolls with the cursor of its hidden field, and GraphiQL's tabs hold buttons.
    .exclude('.CodeMirror')
    .exclude('.graphiql-tab');
  const { violations } = await (look === 'dark' ? axe.withRules('color-contrast') : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** Waits until animations and transitions end; a skeleton shimmers for ever. */
export const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
