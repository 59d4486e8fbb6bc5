import { createBreather } from '../platform/files/breathe';
import type { Reach } from './embedded/reach';
import { findLeg, findReach } from './embedded/reach';
import type { Point } from './provider';

/** An empty drive between two places. */
export interface Drive {
  km: number;
  minutes: number;
}

/** Enough for all depots and towns of a company's year. */
const MOST_PLACES = 400;
const MOST_PAIRS = 50_000;
const places = new Map<string, Reach>();
const pairs = new Map<string, Drive>();

/** Some hundred metres: for kilometres between towns the same square is the same place. */
export const placeKey = ({ lat, lng }: Point) => `${lat.toFixed(3)},${lng.toFixed(3)}`;

/** Finds out how places reach the roads, which takes milliseconds each, while others are served. */
export async function learnPlaces(wanted: readonly Point[]): Promise<void> {
  const pauseOften = createBreather();
  if (places.size > MOST_PLACES) places.clear();
  for (const place of wanted) {
    if (places.has(placeKey(place))) continue;
    recallReach(place);
    await pauseOften();
  }
}

function recallReach(place: Point): Reach {
  const key = placeKey(place);
  const known = places.get(key) ?? findReach(place);
  places.set(key, known);
  return known;
}

/** An empty drive by our own router, which is asked for each pair once: nobody on the network is waited for. */
export function driveBetween(from: Point, to: Point): Drive {
  const one = placeKey(from);
  const other = placeKey(to);
  if (one === other) return { km: 0, minutes: 0 };
  const pair = `${one} ${other}`;
  let drive = pairs.get(pair);
  if (!drive) {
    const { durationS, distanceM } = findLeg(recallReach(from), recallReach(to));
    drive = { km: Math.round(distanceM / 1000), minutes: Math.ceil(durationS / 60) };
    if (pairs.size >= MOST_PAIRS) pairs.clear();
    pairs.set(pair, drive);
  }
  return drive;
}
