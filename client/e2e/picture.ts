import type { Page } from '@playwright/test';
import { test } from './portal';

/** Takes a picture of the whole page for people to look at, where they ask for some: `E2E_PICTURES=1 npm run e2e`, test-results/. */
export async function picture(page: Page, name: string): Promise<void> {
  if (process.env.E2E_PICTURES === undefined) return;
  await page.screenshot({ path: test.info().outputPath(`${name}.png`), fullPage: true });
}
