import { measureMetres as measureM } from '../platform/values/road/places';
import type { Point } from './provider';

export { measureM };

const EARTH_RADIUS_M = 6_371_008.8;
const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** @throws RangeError when the point is not a position on Earth */
export function checkPoint({ lat, lng }: Point): void {
  // Written so that NaN fails as well.
  if (!(Math.abs(lat) <= 90 && Math.abs(lng) <= 180)) {
    throw new RangeError(`Not a position on Earth: lat ${lat}, lng ${lng}`);
  }
}

/**
 * How far along the line from a to b (0 to 1) the point on it nearest to p lies. The Earth is taken as flat there, which is
 * exact enough for the tens of kilometres between two towns.
 */
export function findNearestShare(p: Point, a: Point, b: Point): number {
  const squeeze = Math.cos(toRadians((a.lat + b.lat) / 2));
  const bx = (b.lng - a.lng) * squeeze;
  const by = b.lat - a.lat;
  const px = (p.lng - a.lng) * squeeze;
  const py = p.lat - a.lat;
  const length2 = bx * bx + by * by;
  return length2 === 0 ? 0 : Math.min(1, Math.max(0, (px * bx + py * by) / length2));
}

/** The point at a share (0 to 1) of the line from a to b. */
export function findPointBetween(a: Point, b: Point, share: number): Point {
  return { lat: a.lat + (b.lat - a.lat) * share, lng: a.lng + (b.lng - a.lng) * share };
}

/** The point of a line that is nearest to p, and which share of the line's length lies before it. */
export function findNearestOnLine(p: Point, line: Point[]): { point: Point; share: number } {
  let best = { point: p, beforeM: 0, awayM: Infinity };
  let lengthM = 0;
  line.slice(1).forEach((b, index) => {
    const a = line[index] ?? b;
    const pieceM = measureM(a, b);
    const share = findNearestShare(p, a, b);
    const point = findPointBetween(a, b, share);
    const awayM = measureM(p, point);
    if (awayM < best.awayM) best = { point, beforeM: lengthM + pieceM * share, awayM };
    lengthM += pieceM;
  });
  return { point: best.point, share: lengthM === 0 ? 0 : best.beforeM / lengthM };
}

/** The part of a line between two shares of its length; backwards when the first is the greater one. */
export function cutLine(line: Point[], from: number, to: number): Point[] {
  if (from > to) return cutLine(line, to, from).toReversed();
  const pieces = line.slice(1).map((b, index) => measureM(line[index] ?? b, b));
  const lengthM = pieces.reduce((sum, piece) => sum + piece, 0);
  const findPointAt = (share: number): Point => {
    let leftM = share * lengthM;
    for (const [index, pieceM] of pieces.entries()) {
      const a = line[index];
      const b = line[index + 1];
      if (a && b && leftM <= pieceM) return findPointBetween(a, b, pieceM === 0 ? 0 : leftM / pieceM);
      leftM -= pieceM;
    }
    return line.at(-1) ?? { lat: NaN, lng: NaN };
  };
  let passedM = 0;
  const between = line.slice(1, -1).filter((_point, index) => {
    passedM += pieces[index] ?? 0;
    return passedM > from * lengthM && passedM < to * lengthM;
  });
  return [findPointAt(from), ...between, findPointAt(to)];
}

/** Whether the point lies inside the outline: it does when a line from it to the east crosses the outline an odd number of times. */
export function isInside(p: Point, outline: Point[]): boolean {
  let isWithin = false;
  outline.forEach((a, index) => {
    const b = outline.at(index - 1);
    if (b === undefined || a.lat > p.lat === b.lat > p.lat) return;
    if (p.lng < a.lng + ((b.lng - a.lng) * (p.lat - a.lat)) / (b.lat - a.lat)) isWithin = !isWithin;
  });
  return isWithin;
}

/** Whether a coach from Estonia could be asked to go there: the box around Europe without its far east. False for NaN. */
export const isInEurope = ({ lat, lng }: Point): boolean => lat >= 34.5 && lat <= 71.5 && lng >= -25 && lng <= 45;

/** Simplifies a line to at most this many points (two or more), smallest bends first. */
export function thinLine(line: Point[], most: number): Point[] {
  if (line.length <= most) return line;
  // First to a few times as many, evenly: to weigh the bends of very long lines would hold up the server for seconds.
  let thin = pickEvenly(line, most * 4);
  for (let toleranceM = 5; thin.length > most; toleranceM *= 2) thin = removeSmallBends(thin, toleranceM);
  return thin;
}

/** About every so-manieth part of the line's length a point, and its end. */
function pickEvenly(line: Point[], parts: number): Point[] {
  const steps = line.map((point, index) => measureM(line[index - 1] ?? point, point));
  const partM = steps.reduce((sum, step) => sum + step, 0) / parts;
  let sinceKeptM = partM;
  return line.filter((_point, index) => {
    sinceKeptM += steps[index] ?? 0;
    if (sinceKeptM < partM && index < line.length - 1) return false;
    sinceKeptM = 0;
    return true;
  });
}

/** Douglas-Peucker on the flat: a point stays when it is further than the tolerance from the line without it. */
function removeSmallBends(line: Point[], toleranceM: number): Point[] {
  const flat = toMetres(line);
  const kept = new Set([0, line.length - 1]);
  const open: [number, number][] = [[0, line.length - 1]];
  for (let part = open.pop(); part; part = open.pop()) {
    const [from, to] = part;
    const farthest = findFarthest(flat, from, to, toleranceM);
    if (farthest === undefined) continue;
    kept.add(farthest);
    open.push([from, farthest], [farthest, to]);
  }
  return line.filter((_point, index) => kept.has(index));
}

interface Flat {
  x: number[];
  y: number[];
}

/** Metres to the east and to the north, as on a map. */
function toMetres(line: Point[]): Flat {
  const metresPerDegree = toRadians(1) * EARTH_RADIUS_M;
  const squeeze = Math.cos(toRadians(line[0]?.lat ?? 0));
  return {
    x: line.map(({ lng }) => lng * squeeze * metresPerDegree),
    y: line.map(({ lat }) => lat * metresPerDegree),
  };
}

/** The point between two others that is farthest from the line between them, if any is farther than the tolerance. */
function findFarthest({ x, y }: Flat, from: number, to: number, toleranceM: number): number | undefined {
  // Plain arithmetic without helpers: a route has thousands of points.
  const [ax = 0, ay = 0] = [x[from], y[from]];
  const dx = (x[to] ?? 0) - ax;
  const dy = (y[to] ?? 0) - ay;
  const length2 = dx * dx + dy * dy || 1;
  let farthest: number | undefined;
  let farthest2 = toleranceM * toleranceM;
  for (let index = from + 1; index < to; index += 1) {
    const px = (x[index] ?? 0) - ax;
    const py = (y[index] ?? 0) - ay;
    const share = Math.min(1, Math.max(0, (px * dx + py * dy) / length2));
    const away2 = (px - dx * share) ** 2 + (py - dy * share) ** 2;
    if (away2 > farthest2) {
      farthest = index;
      farthest2 = away2;
    }
  }
  return farthest;
}
