import type { FerryLeg } from '../../../engines/hours';
import { findCrossings, samePlaces } from '../../../maps';
import type { DepotPlace, TimelineStop } from './sources';

const crossings = samePlaces((from: DepotPlace, to: DepotPlace) => findCrossings(from, to));

/**
 * The ferries of a trip, by our own router: it knows which islands no road leads to. How long a leg takes stands on the order,
 * where another may have said it; the ferry, and the wait for it, lie at their part of that. What a driver
 * can lie down on aboard stands beside the crossing (server/maps/embedded/passages.json).
 */
export function ferryLegs(stops: TimelineStop[]): FerryLeg[] {
  return stops.slice(1).flatMap((stop, index): FerryLeg[] => {
    const former = stops[index];
    if (!former || former.depart === null || stop.arrive === null || stop.arrive <= former.depart) return [];
    const { depart } = former;
    const way = crossings(former, stop);
    const minutesPerSecond = (stop.arrive - depart) / way.durationS;
    return way.crossings.map(({ beginS, endS, waitS, berth }) => ({
      start: depart + Math.ceil(beginS * minutesPerSecond),
      end: depart + Math.floor(endS * minutesPerSecond),
      wait: Math.floor(waitS * minutesPerSecond),
      berth,
    }));
  });
}
