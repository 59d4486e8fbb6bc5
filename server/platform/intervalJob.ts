import type { Logger } from './log/logger';
import { addMs, systemClock } from './time';

/** The clock's jobs of a minute are then spread over half of it. */
const APART_MS = 1_000;

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
  nextRunAt(): Date;
  /** Runs first after `delayMs` and one interval. */
  start(delayMs?: number): void;
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
  let beginsAt = systemClock.now();
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
    nextRunAt: () => addMs(last?.startedAt ?? beginsAt, everyMs),
    start: (delayMs = 0) => {
      beginsAt = addMs(systemClock.now(), delayMs);
      timer ??= setTimeout(() => {
        timer = setInterval(() => {
          running ??= run().finally(() => (running = undefined));
        }, everyMs);
      }, delayMs);
    },
    stop: async () => {
      clearInterval(timer);
      timer = undefined;
      await running;
    },
  };
}

/**
 * Starts the jobs one after another, so that they do not run all at once: each would need a connection to the database,
 * and requests would wait for them.
 */
export function startApart(jobs: readonly IntervalJob[]): void {
  for (const [place, job] of jobs.entries()) job.start((place * APART_MS) % job.everyMs);
}
