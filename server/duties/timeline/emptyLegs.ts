import { findRoute } from '../../maps/embedded/route';
import { samePlace, samePlaces } from '../../maps/samePlaces';
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
