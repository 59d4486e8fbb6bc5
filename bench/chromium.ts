import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { installedChromium } from '../client/e2e/installedChromium';

/** A browser that asks nobody but the page's server. */
export const openChromium = (): Promise<Browser> =>
  chromium.launch({
    ...(installedChromium && { executablePath: installedChromium }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
