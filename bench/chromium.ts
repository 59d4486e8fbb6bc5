import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { installedChromium, wholeChromium } from '../client/e2e/installedChromium';

/**
 * V8 leaves the positions of a script out until somebody wants a stack. Playwright has every console message and error
 * reported, with stacks: the whole of React was then parsed a second time, 65 ms on a slow phone, which no user waits for.
 */
const positionsAtOnce = '--js-flags=--no-enable-lazy-source-positions';

/** A browser that asks nobody but the page's server. */
export const openChromium = (): Promise<Browser> => launch(installedChromium);

/**
 * The same with the rest of a browser. The headless shell says of a press that changes nothing on the screen that it was
 * shown with the next change, 0.2 s later.
 */
export const openWholeChromium = (): Promise<Browser> => launch(wholeChromium ?? installedChromium);

const launch = (program: string | undefined): Promise<Browser> =>
  chromium.launch({
    ...(program && { executablePath: program }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', positionsAtOnce],
  });
