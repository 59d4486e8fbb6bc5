import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { installedChromium } from '../client/e2e/installedChromium';

/**
 * V8 leaves the positions of a script out until somebody wants a stack. Playwright has every console message and error
 * reported, with stacks: the whole of React was then parsed a second time, 65 ms on a slow phone, which no user waits for.
 */
const positionsAtOnce = '--js-flags=--no-enable-lazy-source-positions';

/** A browser that asks nobody but the page's server. */
export const openChromium = (): Promise<Browser> =>
  chromium.launch({
    ...(installedChromium && { executablePath: installedChromium }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', positionsAtOnce],
  });
