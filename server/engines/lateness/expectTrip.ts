import type { Place } from '../../platform/values/road/places';
import { measureMetres } from '../../platform/values/road/places';
import type { StopTimes } from '../../platform/values/road/tripEvents';

/** A stop with its planned moments, in milliseconds since 1970. */
export interface RoadStop extends Place {
  arrive: number | null;
  depart: number | null;
}

export interface RoadTrip {
  stops: readonly RoadStop[];
  /** The recorded times, by the position of the stop. */
  times: ReadonlyMap<number, StopTimes>;
  /** The latest known place of the bus. */
  place?: (Place & { at: number }) | undefined;
  now: number;
}

export interface Expectation {
  /** The stop that comes next, or at which the bus stands; undefined once the bus is at the last one. */
  next: number | undefined;
  isAtStop: boolean;
  /** Expected moments of what has not happened; null for what has. */
  stops: { arrive: number | null; depart: number | null }[];
  /** How much later than planned the next arrival or departure is; below zero: earlier. */
  lateMs: number;
  /** The arrival at the last stop, real or expected. */
  end: number;
}

/** A late bus leaves a stop after this time, unless the plan leaves it less. */
const LEAST_STAY_MS = 10 * 60_000;
/** A driver who has recorded nothing for so long after an act was due records nothing any more. */
const SILENT_MS = 2 * 3_600_000;
/** A bus this near is at the stop. */
const AT_STOP_METRES = 400;

/**
 * When the rest of a trip will happen, from recorded acts and the place of the bus. Undefined while nothing is known of it, or
 * nothing any more: a driver without the app is not late. A leg takes as long as in the plan; a place shortens it by the part that is behind.
 */
export function expectTrip(trip: RoadTrip): Expectation | undefined {
  const { stops, times, now } = trip;
  const last = stops.length - 1;
  const position = findPosition(trip);
  if (!position || last < 1) return undefined;
  const { at, hasLeft } = position;
  const expected: Expectation['stops'] = stops.map(() => ({ arrive: null, depart: null }));
  if (at === last) {
    const end = times.get(last)?.arrivedAt ?? position.since;
    return { next: undefined, isAtStop: true, stops: expected, lateMs: end - planned(stops, last, 'arrive'), end };
  }

  if (isSilent(trip, position)) return undefined;
  let leaves = position.since;
  if (!hasLeft) {
    leaves = Math.max(planned(stops, at, 'depart'), position.since + findLeastStay(stops, at), now);
    expected[at] = { arrive: null, depart: leaves };
  }
  for (let index = at + 1; index <= last; index += 1) {
    const isUnderWay = hasLeft && index === at + 1;
    const arrive = isUnderWay ? arriveFromPlace(trip, index, leaves) : leaves + findDrive(stops, index);
    const depart =
      index === last ? null : Math.max(planned(stops, index, 'depart'), arrive + findLeastStay(stops, index));
    expected[index] = { arrive, depart };
    leaves = depart ?? arrive;
  }
  const next = hasLeft ? at + 1 : at;
  const lateMs = hasLeft
    ? (expected[next]?.arrive ?? now) - planned(stops, next, 'arrive')
    : (expected[next]?.depart ?? now) - planned(stops, next, 'depart');
  return { next, isAtStop: !hasLeft, stops: expected, lateMs, end: leaves };
}

interface RoadPosition {
  /** The latest stop that was reached. */
  at: number;
  hasLeft: boolean;
  /** Since when the bus stands there, or when it left. */
  since: number;
}

/** Whether the next act is long overdue, and no newer place tells of the bus. */
function isSilent({ stops, place, now }: RoadTrip, { at, hasLeft, since }: RoadPosition): boolean {
  const due = hasLeft ? since + findDrive(stops, at + 1) : Math.max(planned(stops, at, 'depart'), since);
  return now - Math.max(due, place?.at ?? due) > SILENT_MS;
}

/** By the last recorded act; without one by the place. */
function findPosition(trip: RoadTrip): RoadPosition | undefined {
  const { stops, times, place } = trip;
  for (let at = stops.length - 1; at >= 0; at -= 1) {
    const { arrivedAt, leftAt } = times.get(at) ?? {};
    if (leftAt !== undefined && at < stops.length - 1) return { at, hasLeft: true, since: leftAt };
    const since = arrivedAt ?? leftAt;
    if (since !== undefined) return { at, hasLeft: false, since };
  }
  return place && findPositionByPlace(stops, place);
}

/** The leg that the place fits best; of a way there and back the one that the plan has at this moment. */
function findPositionByPlace(stops: readonly RoadStop[], place: Place & { at: number }): RoadPosition | undefined {
  const [first] = stops;
  if (!first) return undefined;
  if (place.at < planned(stops, 0, 'depart') && measureMetres(first, place) < AT_STOP_METRES)
    return { at: 0, hasLeft: false, since: place.at };
  const legs = stops.slice(1).map((to, index) => ({
    at: index,
    detour: measureDetour(stops[index] ?? to, to, place),
    planGap: measureGap(place.at, planned(stops, index, 'depart'), planned(stops, index + 1, 'arrive')),
  }));
  const least = Math.min(...legs.map(({ detour }) => detour));
  const [leg] = legs
    .filter(({ detour }) => detour <= least + SAME_WAY_METRES)
    .sort((one, other) => one.planGap - other.planGap);
  return leg && { at: leg.at, hasLeft: true, since: Math.min(place.at, planned(stops, leg.at, 'depart')) };
}

/** Ways whose detours differ by less are the same road. */
const SAME_WAY_METRES = 5_000;

const measureDetour = (from: Place, to: Place, place: Place): number =>
  measureMetres(from, place) + measureMetres(place, to) - measureMetres(from, to);

/** How far a moment lies outside of a time; zero within. */
const measureGap = (at: number, from: number, to: number): number => Math.max(from - at, at - to, 0);

/** The arrival at the next stop: what is left of the leg by the place, else the planned time of the leg; never in the past. */
function arriveFromPlace({ stops, place, now }: RoadTrip, index: number, leftAt: number): number {
  const drive = findDrive(stops, index);
  const from = stops[index - 1];
  const to = stops[index];
  if (!place || place.at < leftAt || !from || !to) return Math.max(leftAt + drive, now);
  const ahead = measureMetres(place, to);
  const way = measureMetres(from, place) + ahead;
  const part = way === 0 ? 0 : ahead / way;
  return Math.max(place.at + drive * part, now);
}

function planned(stops: readonly RoadStop[], index: number, what: 'arrive' | 'depart'): number {
  const stop = stops[index];
  const other = what === 'arrive' ? 'depart' : 'arrive';
  return stop?.[what] ?? stop?.[other] ?? 0;
}

/** The planned time of the leg to this stop. */
const findDrive = (stops: readonly RoadStop[], index: number): number =>
  Math.max(planned(stops, index, 'arrive') - planned(stops, index - 1, 'depart'), 0);

function findLeastStay(stops: readonly RoadStop[], index: number): number {
  const stay = planned(stops, index, 'depart') - planned(stops, index, 'arrive');
  return index === 0 ? 0 : Math.min(Math.max(stay, 0), LEAST_STAY_MS);
}
