import { setImmediate as turn } from 'node:timers/promises';

/** So long may one piece of work keep everybody else waiting, in ms. */
const longestMs = 15;

/** For work that takes long and cannot be waited for: call the function between its steps; others are served when it is time. */
export function breather(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < longestMs) return;
    await turn();
    since = performance.now();
  };
}
