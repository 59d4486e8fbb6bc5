import { existsSync } from 'node:fs';

/**
 * Debian's own Chromium; undefined where it is not installed: then it is the one that Playwright brought. The headless shell takes a
 * quarter less of the processor: it draws the same pages without the rest of a browser.
 */
export const installedChromium = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((program) =>
  existsSync(program),
);

/** The same with the rest of a browser: the headless shell forgets service workers and shows no notices. */
export const wholeChromium = ['/usr/bin/chromium'].find((program) => existsSync(program));

export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  // A page of a journey is gone before an optimising compiler has paid for itself: a quarter of the browser's work.
  '--js-flags=--max-opt=1',
];
