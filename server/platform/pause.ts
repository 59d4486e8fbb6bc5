import { setTimeout as sleep } from 'node:timers/promises';

/** A wait that can be ended early. An `end` that comes before the `wait` ends that one too, so none is missed. */
export interface Pause {
  wait(milliseconds: number): Promise<void>;
  end(): void;
}

export function createPause(): Pause {
  let hasEnded = false;
  let current: AbortController | undefined;
  return {
    async wait(milliseconds) {
      current = new AbortController();
      if (!hasEnded) await sleep(milliseconds, undefined, { signal: current.signal }).catch(() => undefined);
      current = undefined;
      hasEnded = false;
    },
    end() {
      hasEnded = true;
      current?.abort();
    },
  };
}
