import { measureM } from '../../geo';
import type { Place, Point } from '../../provider';
import { listEntries } from './entries';
import type { GazetteerEntry } from './entries';

/** A sight this near is what a point stands at. */
const SIGHT_M = 250;
/** Farther from everything that has a name, a point has none. */
const FARTHEST_M = 40_000;

/** No settlement reaches farther from its middle. */
const FARTHEST_REACH_M = 8000;
/** A little less than a degree of latitude is long. */
const DEGREE_M = 111_000;

const measureApart = (a: number, b: number): number => (a > b ? a - b : b - a);
const compareSizes = (a: number, b: number): number => (a > b ? a : b);

/** About how far a settlement reaches from its middle: the square root of its people says it well enough. */
const findReachM = ({ kind, weight }: GazetteerEntry): number =>
  kind === 'settlement' ? Math.min(5000, 14 * Math.sqrt(weight)) : Math.min(FARTHEST_REACH_M, 140 * Math.sqrt(weight));

/** The name of a point on the map: the sight or settlement it lies in. undefined if nothing is near. */
export function placeNear(point: Point): Place | undefined {
  let best: { entry: GazetteerEntry; awayM: number } | undefined;
  // Meridians draw together towards the pole: so much at least lies between them wherever something near is.
  const narrowing = Math.cos(((Math.abs(point.lat) + 0.5) * Math.PI) / 180);
  for (const entry of listEntries()) {
    // Thousands of places are too far by one glance at their coordinates, and are not measured.
    const atLeastM =
      DEGREE_M *
      compareSizes(measureApart(entry.place.lat, point.lat), measureApart(entry.place.lng, point.lng) * narrowing);
    const isSight = entry.kind === 'sight';
    if (atLeastM > (isSight ? SIGHT_M : FARTHEST_M) || (isSight && entry.place.approximate)) continue;
    // A sight is nearer than any settlement.
    if (!isSight && best !== undefined && atLeastM - FARTHEST_REACH_M > best.awayM) continue;
    const fromItM = measureM(entry.place, point);
    const awayM = isSight
      ? fromItM > SIGHT_M
        ? Infinity
        : fromItM - SIGHT_M - FARTHEST_M
      : fromItM - findReachM(entry);
    if (fromItM <= FARTHEST_M && awayM < (best?.awayM ?? Infinity)) best = { entry, awayM };
  }
  return best && { city: best.entry.place.city, address: best.entry.place.address, lat: point.lat, lng: point.lng };
}
