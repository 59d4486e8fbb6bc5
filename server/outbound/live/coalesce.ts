import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Returns a function that runs `work` at once, and never twice at a time. Calls during a run lead to one more run, `gapMs` after it at
 * the earliest. A failure goes to `failed`; later calls run the work again.
 */
export function coalesce(gapMs: number, work: () => Promise<unknown>, failed: (error: unknown) => void): () => void {
  let isWanted = false;
  let isRunning = false;
  const run = async (): Promise<void> => {
    isRunning = true;
    while (isWanted) {
      isWanted = false;
      await work().catch(failed);
      await sleep(gapMs, undefined, { ref: false });
    }
    isRunning = false;
  };
  return () => {
    isWanted = true;
    if (!isRunning) void run();
  };
}
