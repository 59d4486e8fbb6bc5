import type { Point } from './provider';

const EARTH_RADIUS_M = 6_371_008.8;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** @throws RangeError when the point is not a position on Earth */
export function checkPoint({ lat, lng }: Point): void {
  // Written so that NaN fails as well.
  if (!(Math.abs(lat) <= 90 && Math.abs(lng) <= 180)) {
    throw new RangeError(`Not a position on Earth: lat ${lat}, lng ${lng}`);
  }
}

/** Great-circle distance in metres. */
export function distanceM(a: Point, b: Point): number {
  const halfLat = Math.sin(radians(b.lat - a.lat) / 2);
  const halfLng = Math.sin(radians(b.lng - a.lng) / 2);
  const h = halfLat ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * halfLng ** 2;
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(h)));
}

/**
 * How far along the line from a to b (0 to 1) the point on it nearest to p lies. The Earth is taken as flat there, which is
 * exact enough for the tens of kilometres between two towns.
 */
export function nearestShare(p: Point, a: Point, b: Point): number {
  const squeeze = Math.cos(radians((a.lat + b.lat) / 2));
  const [bx, by] = [(b.lng - a.lng) * squeeze, b.lat - a.lat];
  const [px, py] = [(p.lng - a.lng) * squeeze, p.lat - a.lat];
  const length2 = bx * bx + by * by;
  return length2 === 0 ? 0 : Math.min(1, Math.max(0, (px * bx + py * by) / length2));
}

/** The point at a share (0 to 1) of the line from a to b. */
export function pointBetween(a: Point, b: Point, share: number): Point {
  return { lat: a.lat + (b.lat - a.lat) * share, lng: a.lng + (b.lng - a.lng) * share };
}

/** Whether the point lies inside the outline: it does when a line from it to the east crosses the outline an odd number of times. */
export function isInside(p: Point, outline: Point[]): boolean {
  let inside = false;
  outline.forEach((a, index) => {
    const b = outline.at(index - 1);
    if (b === undefined || a.lat > p.lat === b.lat > p.lat) return;
    if (p.lng < a.lng + ((b.lng - a.lng) * (p.lat - a.lat)) / (b.lat - a.lat)) inside = !inside;
  });
  return inside;
}
