import { findCountryOfStop } from '../../../maps';
import type { TimelineStop } from './timelineSources';

/**
 * Minutes in a row that a trip surely spends outside its first country: from the arrival at a stop abroad to the
 * departure from the last one before it stops at home again. The way to the border does not count, because the crossing
 * is unknown.
 */
export function countMinutesAbroad(stops: readonly TimelineStop[]): number {
  const [first] = stops;
  if (!first) return 0;
  const home = findCountryOfStop(first);
  let longest = 0;
  let since: number | undefined;
  for (const { arrive, depart, ...place } of stops) {
    if (findCountryOfStop(place) === home) {
      since = undefined;
      continue;
    }
    since ??= arrive ?? depart ?? undefined;
    const until = depart ?? arrive;
    if (since !== undefined && until !== null) longest = Math.max(longest, until - since);
  }
  return longest;
}
