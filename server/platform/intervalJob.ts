import type { Logger } from './log/logger';
import { systemClock } from './time';

/** The last run of an interval job in this copy of the portal. */
export interface IntervalJobRun {
  startedAt: Date;
  tookMs: number;
  /** Why it failed; null when it did not. */
  error: string | null;
}

/** Work that is repeated while the server runs. */
export interface IntervalJob<Name extends string = string> {
  name: Name;
  everyMs: number;
  /** Undefined before the first run has ended. */
  lastRun(): IntervalJobRun | undefined;
  start(): void;
  /** Waits for the run under way. */
  stop(): Promise<void>;
}

/** Repeats `work` every `everyMs`. A failed run is logged, as `what`, and does not end the job. */
export function createIntervalJob<Name extends string>({
  name,
  what,
  everyMs,
  log,
  work,
}: {
  name: Name;
  what: string;
  everyMs: number;
  log: Logger;
  work: () => Promise<unknown>;
}): IntervalJob<Name> {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let last: IntervalJobRun | undefined;
  const run = async (): Promise<void> => {
    const startedAt = systemClock.now();
    const began = performance.now();
    let reason: string | null = null;
    try {
      await work();
    } catch (error) {
      log.error(`failed: ${what}`, { error });
      reason = error instanceof Error ? error.message : String(error);
    }
    last = { startedAt, tookMs: Math.round(performance.now() - began), error: reason };
  };
  return {
    name,
    everyMs,
    lastRun: () => last,
    start: () => {
      timer ??= setInterval(() => {
        running ??= run().finally(() => (running = undefined));
      }, everyMs);
    },
    stop: async () => {
      clearInterval(timer);
      timer = undefined;
      await running;
    },
  };
}
