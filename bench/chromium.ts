import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';

const installed = '/usr/bin/chromium';

/** Debian's own Chromium where it is installed, else the one that Playwright brought; it asks nobody but the page's server. */
export const openChromium = (): Promise<Browser> =>
  chromium.launch({
    ...(existsSync(installed) && { executablePath: installed }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
