import type { Page } from '@playwright/test';

/** The most that a page may move by itself while it comes, on a phone with a sixth of the processor. */
export const SHIFT_LIMIT = 0.02;

/** Opens the page with a sixth of the processor and tells how much of it moved by itself, and what did. */
export async function measureShifts(page: Page, address: string): Promise<{ sum: number; moved: string[] }> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.addInitScript({ content: observe });
  await page.goto(address, { waitUntil: 'load' });
  await page.evaluate('quiet()');
  return page.evaluate<{ sum: number; moved: string[] }>('shifts');
}

/** Runs in the page. It is quiet once it has not changed for a while. */
const observe = `
  globalThis.shifts = { sum: 0, moved: [] };
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) {
      if (hadRecentInput) continue;
      shifts.sum += value;
      for (const { node, previousRect, currentRect } of sources)
        shifts.moved.push([value.toFixed(3), previousRect.y + ' -> ' + currentRect.y, node?.textContent?.slice(0, 40)].join(' '));
    }
  }).observe({ type: 'layout-shift', buffered: true });
  globalThis.quiet = () => new Promise((resolve) => {
    let timer = setTimeout(resolve, 900);
    new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(resolve, 900);
    }).observe(document, { subtree: true, childList: true });
    setTimeout(resolve, 8000);
  });
`;
