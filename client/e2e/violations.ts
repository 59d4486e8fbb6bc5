import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './portal';

/** Holds that what the page shows can be used by everybody (WCAG 2.2 AA by axe): light and dark, on a phone and a screen. */
export async function expectNoViolations(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      // At its end the page lies beside what is pinned to the bottom, and nothing is half hidden under that.
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await settled(page);
      const found = await findViolations(page, colorScheme);
      expect(found, `${page.url()} ${colorScheme} ${width}`).toEqual([]);
    }
  }
}

/** Violations that axe finds on the page as it is now. */
export async function findViolations(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({
      resultTypes: ['violations'],
      // Off by itself; of WCAG 2.2 (2.5.8). The office's calendar and plan are dense, and have the keyboard.
      rules: { 'target-size': { enabled: colorScheme === 'light' && !page.url().includes('/portal/platform') } },
    })
    // Only seen, and axe takes those beyond the edge of the map for seen as well.
    .exclude('.leaflet-towns-pane')
    // Not ours to mend: CodeMirror scrolls with the cursor of its hidden field, and GraphiQL's tabs hold buttons.
    .exclude('.CodeMirror')
    .exclude('.graphiql-tab');
  // In the dark only the colours are other ones.
  const { violations } = await (colorScheme === 'dark' ? axe.withRules('color-contrast') : axe).analyze();
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
