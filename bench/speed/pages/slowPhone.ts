import { devices } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';

/** Opens a page of a new profile on a phone with a slow 4G. `rate`: how many times slower its processor is. */
export async function openSlowPhone(
  chrome: Browser,
  rate: number,
  cookies: { name: string; value: string; url: string }[] = [],
): Promise<Page> {
  const context = await chrome.newContext({
    locale: 'et-EE',
    viewport: { width: 412, height: 823 },
    // The first page of a visit is drawn for a phone by it (server/edge/http/drawn/windowWidth.ts).
    userAgent: devices['Pixel 7'].userAgent,
  });
  await context.addCookies(cookies);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_638_400 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  return page;
}
