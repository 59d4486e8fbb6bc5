import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Work that is asked for more often than it must be done: it runs at once, never twice at a time, and once more when it was
 * asked for meanwhile, at the earliest `gapMs` after it was done. A failure is told to `failed` and ends nothing.
 */
export function coalesced(gapMs: number, work: () => Promise<unknown>, failed: (error: unknown) => void): () => void {
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
