import { findCrossings, findRoute, samePlace, samePlaces } from '../../../maps';
import type { Place } from './sources';

/**
 * Minutes of an empty drive by our own router, which is asked for each pair once: nobody pays for it, and nobody on the
 * network is waited for inside a transaction.
 */
export const emptyMinutes = samePlaces((from: Place, to: Place): number => {
  if (samePlace(from, to)) return 0;
  const [leg] = findRoute([from, to]).legs;
  return Math.ceil((leg?.durationS ?? 0) / 60);
});

/** How much of an empty drive is waiting for a ferry and being on it: nobody drives then. */
export const ferryMinutes = samePlaces((from: Place, to: Place): number => {
  const seconds = findCrossings(from, to).crossings.map(({ beginS, endS, waitS }) => endS - beginS + waitS);
  return Math.round(seconds.reduce((sum, one) => sum + one, 0) / 60);
});
