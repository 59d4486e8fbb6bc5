import type { Locator } from '@playwright/test';

/**
 * Presses the middle of something as a mouse does. Playwright's `click` asks the page within its events what is hit, and
 * has it laid out for that: up to 40 ms of each on a slow machine, which no user waits for. Errors: it is nowhere.
 */
export async function press(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${String(target)} is nowhere`);
  const { mouse } = target.page();
  await mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await mouse.down();
  await mouse.up();
}
