import { startTransition, useEffect, useState } from 'react';

const AT_LATEST_MS = 1000;

/** Whether all that waited for the first page is drawn: what comes later need not wait. */
let hasBegun = false;
const waiting = new Set<() => void>();

/**
 * False until the browser has drawn the first page and is idle, true from then on: for parts that the first picture
 * does not need. Several waiting parts get a moment each, in the order in which they were drawn: all at once they would
 * keep a slow phone from answering a tap.
 */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(hasBegun);
  useEffect(() => {
    if (hasBegun) return;
    const ready = () => setIsIdle(true);
    if (waiting.size === 0) runWhenIdle(startNext);
    waiting.add(ready);
    return () => void waiting.delete(ready);
  }, []);
  return isIdle;
}

function startNext(): void {
  // Not into the midst of taking over a page drawn ahead: what is drawn otherwise than there, React draws all again, without
  // what was typed meanwhile (app/shell/Usable.tsx).
  // Nor before the rows that somebody waits for.
  if (document.querySelector('#root[inert], [data-drawing]')) return runWhenIdle(startNext);
  const [ready] = waiting;
  hasBegun = !ready;
  if (!ready) return;
  startTransition(ready);
  // Last: anyone who comes while it is drawn finds that somebody waits.
  runWhenIdle(() => {
    waiting.delete(ready);
    startNext();
  });
}

/** Resolves once the browser is idle, after a second at the latest. */
export const waitUntilIdle = (): Promise<void> => new Promise(runWhenIdle);

function runWhenIdle(task: () => void): void {
  // Safari has none.
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: AT_LATEST_MS });
  else setTimeout(task, AT_LATEST_MS / 5);
}
