import type { Locator, Page } from '@playwright/test';
import { largeText, lostText, setStyles, walkWithTab } from '../accessibility/reach';
import { smallTargets } from '../accessibility/targets';
import { expect } from '../portal';
import { findViolations } from '../violations';

/**
 * Holds that everybody can use the screen of the phone: each control has a name, 56 pixels and a place in the order of Tab, and at
 * 200 % on the narrowest phone no text is lost.
 */
export async function expectReachable(page: Page): Promise<void> {
  const screen = await page.getByRole('heading', { level: 1 }).first().textContent();
  const walk = await walkWithTab(page);
  expect({ ...walk, stops: walk.stops > 1 }, `${screen}`).toEqual({ stops: true, faults: [], missed: [] });
  expect(await smallTargets(page, 56), `${screen}`).toEqual([]);
  expect(await findViolations(page, 'light'), `${screen}`).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  await setStyles(page, largeText);
  expect(await lostText(page), `${screen} at 200 %`).toEqual([]);
  await setStyles(page, '');
  await page.setViewportSize({ width: 390, height: 844 });
}

/** Presses by the keyboard alone, as a switch does. */
export async function pressByKey(control: Locator): Promise<void> {
  // An act rests a moment after the one before it.
  await expect(control).toBeEnabled();
  await control.focus();
  await control.press('Enter');
}
