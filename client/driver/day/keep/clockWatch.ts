/** Two clocks read at once: the phone's, which a person can set, and the browser's, which only runs on. Milliseconds. */
export interface ClockReading {
  date: number;
  running: number;
}

/** Less is no correction by hand. */
const LEAST_MS = 60_000;

/**
 * The milliseconds by which the phone's clock was set back between two readings, else 0. A clock that was set forward looks like a
 * phone that slept, whose running clock may stand still; the next reply of the server measures that one.
 */
export function findSetBack(former: ClockReading, now: ClockReading): number {
  const missing = now.running - former.running - (now.date - former.date);
  return missing >= LEAST_MS ? missing : 0;
}
