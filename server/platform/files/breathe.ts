import { setImmediate as turn } from 'node:timers/promises';

/** The longest time that one piece of work may keep all other work waiting, in milliseconds. */
const LONGEST_MS = 15;

/** For work that takes long and cannot be waited for: call the function between its steps; others are served when it is time. */
export function createBreather(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < LONGEST_MS) return;
    await turn();
    since = performance.now();
  };
}
