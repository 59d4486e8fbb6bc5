import type { Point } from './provider';

/** A company drives between few places: enough for all depots and towns of a year. */
const MOST = 5000;

/** Some ten metres: a stop of the same town square is the same place. */
const toKey = ({ lat, lng }: Point) => `${Math.round(lat * 10_000)},${Math.round(lng * 10_000)}`;

export const isSamePlace = (one: Point, other: Point) => toKey(one) === toKey(other);

/** Asks for each pair of places once. */
export function rememberByPlaces<Reply>(ask: (from: Point, to: Point) => Reply): (from: Point, to: Point) => Reply {
  const known = new Map<string, Reply>();
  return (from, to) => {
    const pair = `${toKey(from)} ${toKey(to)}`;
    const old = known.get(pair);
    if (old !== undefined) return old;
    if (known.size >= MOST) known.clear();
    const reply = ask(from, to);
    known.set(pair, reply);
    return reply;
  };
}
