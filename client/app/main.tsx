import { loadTexts, readAskedLanguage, readLanguage, rememberLanguage } from '../i18n/language';

const NO_FRAME_MS = 500;

const { search } = window.location;
const asked = readAskedLanguage(search);
if (asked) rememberLanguage(asked);

// Fonts load while scripts do. Text that is drawn before its font arrives would wrap again.
for (const family of ['Inter Variable', 'Schibsted Grotesk Variable']) void document.fonts.load(`1em '${family}'`);

/** The picture of the HTML comes first: scripts before the first frame would delay it. A hidden page has no frames. */
const waitForFrame = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, NO_FRAME_MS);
  });

/** Unlike a timer it waits for nothing else, and unlike a promise it lets the browser do what it must. */
const waitForTask = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });

/**
 * Runs the files that the HTML names (prerender.tsx), one a task, each after its dependencies. Run as one they would
 * keep a slow phone from scrolling for a quarter of a second. Some wait for texts.
 */
async function runOneByOne(): Promise<void> {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]:not([data-later])')) {
    await import(/* @vite-ignore */ href);
    await waitForTask();
  }
}

// The texts come before everything else: pages keep them in constants. The HTML names them and what follows, so that none
// waits for another on its way.
void waitForFrame()
  .then(() => loadTexts(readLanguage(search, document.cookie)))
  .then(runOneByOne)
  .then(() => (document.getElementById('inquiry') ? import('./inquiry') : import('./start')));
