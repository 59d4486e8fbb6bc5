import type { Locator } from '@playwright/test';

/**
 * Presses the middle of something as a mouse does. Playwright's `click` asks the page within its events what is hit, and
 * has it laid out for that: up to 40 ms of each on a slow machine, which no user waits for. So this asks before.
 * Errors: it is nowhere, or something else lies over it.
 */
export async function press(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${String(target)} is nowhere`);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const isOnTop = await target.evaluate(
    (element, { x, y }) => element.contains(document.elementFromPoint(x, y)),
    middle,
  );
  if (!isOnTop) throw new Error(`something lies over ${String(target)}`);
  const { mouse } = target.page();
  await mouse.move(middle.x, middle.y);
  await mouse.down();
  await mouse.up();
}
