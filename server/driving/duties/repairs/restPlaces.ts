import { findBounds } from '../../../engines/hours';
import type { PlanTrip, Repair, RestStop } from '../../../engines/hours';
import { findPointOnWay, listTownsOnWay } from '../../../maps';
import type { MapsProvider, PlaceOnWay } from '../../../maps';
import type { TimelineStop } from '../timeline/timelineSources';

/** A stop that a repair adds to a route. */
export interface AddedStop extends TimelineStop {
  address: string;
  /** The stop after which it lies, by its place in the route as it was. */
  after: number;
}

/** A route as a repair makes it: the stops that were there, and those that are added. */
export interface RepairedRoute {
  stops: TimelineStop[];
  added: AddedStop[];
}

/** No route has more (docs/product.md, 'Limits'). */
const MOST_STOPS = 10;
const LONGEST_STRETCH = 270;
const SHORTEST_PART = 15;
/** Departures are typed in steps of five minutes. */
const ROUNDING = 5;

export const listRestStops = (repair: Repair): RestStop[] =>
  repair.kind === 'both'
    ? repair.repairs.flatMap(listRestStops)
    : repair.kind === 'stop' || repair.kind === 'night'
      ? repair.stops
      : [];

/**
 * The route with the rest stops of a repair at towns on the way, or, `exact`, where the plan has them. How long it takes to each is
 * asked of the maps that plan routes. undefined: it would have too many stops.
 */
export async function buildRouteWithRests(
  maps: Pick<MapsProvider, 'route'>,
  stops: readonly TimelineStop[],
  { repair, exact }: { repair: Repair; exact: boolean },
): Promise<RepairedRoute | undefined> {
  const rests = listRestStops(repair);
  if (stops.length + rests.length > MOST_STOPS) return undefined;
  const planned = listOwnStops(repair.trip, rests, stops.length);
  const result: RepairedRoute = { stops: [], added: [] };
  let arrive: number | null = null;
  for (const [index, stop] of stops.entries()) {
    const stay = (stop.depart ?? 0) - (stop.arrive ?? stop.depart ?? 0);
    const wanted = planned[index];
    const depart: number | null =
      stop.depart === null
        ? null
        : Math.max(wanted ?? stop.depart, arrive === null ? -Infinity : roundMinute(arrive + stay));
    result.stops.push({ ...stop, arrive, depart });
    const next = stops[index + 1];
    if (!next || depart === null) continue;
    const own = rests.filter(({ leg }) => leg === index);
    const minutes = (next.arrive ?? depart) - (stop.depart ?? depart);
    const places = own.map((_, nth) => findPlaceOnWay(stop, next, own, { nth, minutes, exact }));
    const { legs } = await maps.route([stop, ...places, next]);
    let leaves: number = depart;
    for (const [nth, place] of places.entries()) {
      const rest = own[nth];
      if (!rest) continue;
      const reached = leaves + Math.ceil((legs[nth]?.durationS ?? 0) / 60);
      leaves = roundMinute(reached + rest.minutes);
      const { city, address, lat, lng } = place;
      const driverAtStop = rest.night ? null : 'free';
      result.added.push({ city, address, lat, lng, arrive: reached, depart: leaves, driverAtStop, after: index });
    }
    arrive = leaves + Math.ceil((legs.at(-1)?.durationS ?? 0) / 60);
  }
  return result;
}

const roundMinute = (minute: number): number => Math.ceil(minute / ROUNDING) * ROUNDING;

/** All stops in their order. */
export const listAllStops = ({ stops, added }: RepairedRoute): TimelineStop[] =>
  stops.flatMap((stop, index) => [stop, ...added.filter(({ after }) => after === index)]);

/** When a plan with rest stops leaves the stops that were there before. */
function listOwnStops({ stops }: PlanTrip, rests: readonly RestStop[], count: number): (number | undefined)[] {
  const places = Array.from({ length: count }, (_, index) => index + rests.filter(({ leg }) => leg < index).length);
  return places.map((place) => findBounds(stops[place] ?? {}).depart);
}

/** Where a rest is taken: the town nearest to the moment that the plan has, as far as nothing before or after it becomes too long. */
function findPlaceOnWay(
  from: TimelineStop,
  to: TimelineStop,
  own: readonly RestStop[],
  { nth, minutes, exact }: { nth: number; minutes: number; exact: boolean },
): PlaceOnWay {
  const after = own[nth]?.after ?? 0;
  const former = own[nth - 1]?.after ?? 0;
  const next = own[nth + 1]?.after ?? minutes;
  const least = Math.max(former + SHORTEST_PART, next - LONGEST_STRETCH);
  const most = Math.min(next - SHORTEST_PART, former + LONGEST_STRETCH);
  const [town] = exact
    ? []
    : listTownsOnWay(from, to)
        .filter(({ share }) => share * minutes >= least && share * minutes <= most)
        .sort((one, other) => Math.abs(one.share * minutes - after) - Math.abs(other.share * minutes - after));
  return town ?? findPointOnWay(from, to, after / minutes, 'Peatus teel');
}
