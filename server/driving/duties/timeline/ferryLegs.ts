import type { FerryLeg } from '../../../engines/hours';
import { findCrossings, rememberByPlaces } from '../../../maps';
import type { DepotPlace, TimelineStop } from './timelineSources';

const recallCrossings = rememberByPlaces((from: DepotPlace, to: DepotPlace) => findCrossings(from, to));

/**
 * The ferries of a trip, by our own router, which knows the islands without a road. The order has the duration of a
 * leg, perhaps from another router; the ferry, and the wait for it, lie at their share of it. The crossing says whether
 * a driver can lie down aboard (server/maps/embedded/passages.json).
 */
export function listFerryLegs(stops: TimelineStop[]): FerryLeg[] {
  return stops.slice(1).flatMap((stop, index): FerryLeg[] => {
    const former = stops[index];
    if (!former || former.depart === null || stop.arrive === null || stop.arrive <= former.depart) return [];
    const { depart } = former;
    const way = recallCrossings(former, stop);
    const minutesPerSecond = (stop.arrive - depart) / way.durationS;
    return way.crossings.map(({ beginS, endS, waitS, berth }) => ({
      start: depart + Math.ceil(beginS * minutesPerSecond),
      end: depart + Math.floor(endS * minutesPerSecond),
      wait: Math.floor(waitS * minutesPerSecond),
      berth,
    }));
  });
}
