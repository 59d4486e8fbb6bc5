import type { Locator } from '@playwright/test';
import { waitUntilDrawn } from './vitals';

/** A person who has scrolled looks before the press. */
const LOOK_MS = 500;

/**
 * Into the middle. The window of a browser without a screen is lower than the page: below its end a letter counts as shown
 * only with the next change above it, up to a second later.
 */
async function scrollToMiddle(target: Locator): Promise<void> {
  const hasScrolled = await target.evaluate((element) => {
    const before = window.scrollY;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    return window.scrollY !== before;
  });
  if (hasScrolled) await target.page().waitForTimeout(LOOK_MS);
}

/** Its middle in the window; undefined where something else lies over it, or it was replaced meanwhile. */
const findMiddle = (target: Locator): Promise<{ x: number; y: number } | undefined> =>
  target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const middle = { x: left + width / 2, y: top + height / 2 };
    return element.contains(document.elementFromPoint(middle.x, middle.y)) ? middle : undefined;
  });

/**
 * Presses the middle of something as a hand does, which comes to rest before it presses. Playwright's `click` asks the page
 * within its events what is hit, and has it laid out for that: up to 40 ms of each on a slow machine, which no user waits
 * for. So this asks before. Errors: something else lies over it, or it is nowhere.
 */
export async function press(target: Locator): Promise<void> {
  const page = target.page();
  await scrollToMiddle(target);
  await waitUntilDrawn(page);
  const middle = await findMiddle(target);
  if (!middle) throw new Error(`something lies over ${String(target)}`);
  await page.mouse.move(middle.x, middle.y);
  await waitUntilDrawn(page);
  await page.mouse.down();
  await page.mouse.up();
}
