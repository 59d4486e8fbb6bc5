import { findCrossings, findRoute, isSamePlace, rememberByPlaces } from '../../../maps';
import type { Aboard } from '../../../engines/hours';
import type { DepotPlace } from './timelineSources';

/**
 * Minutes of an empty drive by our own router, which is asked once for each pair. It costs nothing, and no transaction
 * waits for the network.
 */
export const estimateEmptyMinutes = rememberByPlaces((from: DepotPlace, to: DepotPlace): number => {
  if (isSamePlace(from, to)) return 0;
  const [leg] = findRoute([from, to]).legs;
  return Math.ceil((leg?.durationS ?? 0) / 60);
});

/** Where an empty drive waits for a ferry and is on it: nobody drives then. */
export const listPassages = rememberByPlaces((from: DepotPlace, to: DepotPlace): Aboard[] => {
  let aboardS = 0;
  return findCrossings(from, to).crossings.map(({ beginS, endS, waitS }) => {
    const after = Math.round((beginS - waitS - aboardS) / 60);
    aboardS += endS - beginS + waitS;
    return { after, minutes: Math.round((endS - beginS + waitS) / 60) };
  });
});
