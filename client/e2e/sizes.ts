import type { Page } from '@playwright/test';
import { test } from './portal';

/** A phone, a tablet, two screens. */
export const sizes = [
  [390, 844],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const;

/** Runs `work` at each size on the open page. Work that starts over must open its page itself. */
export async function atSizes(page: Page, work: (width: number) => Promise<void>): Promise<void> {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await test.step(`at ${width} px`, () => work(width));
  }
}
