import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Returns a function that runs `work` at once, and never twice at a time. Calls during a run lead to one more run, `gapMs` after it at
 * the earliest. A failure goes to `failed`; later calls run the work again.
 */
export function coalesce(gapMs: number, work: () => Promise<unknown>, failed: (error: unknown) => void): () => void {
  let wanted = false;
  let running = false;
  const run = async (): Promise<void> => {
    running = true;
    while (wanted) {
      wanted = false;
      await work().catch(failed);
      await sleep(gapMs, undefined, { ref: false });
    }
    running = false;
  };
  return () => {
    wanted = true;
    if (!running) void run();
  };
}
