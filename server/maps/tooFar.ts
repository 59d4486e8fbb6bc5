import type { Message } from '../platform/values/message';
import { message } from '../texts/messages';
import { driveBetween, learnPlaces } from './drives';
import type { Point } from './provider';

/** A booking of a driver or a bus with its start and end place; null: unknown, as for an arrangement. */
export interface Errand {
  start: Date;
  end: Date;
  first: Point | null;
  last: Point | null;
}

/** A way that takes longer than there is time for it. */
export interface TooFar {
  km: number;
  /** How long there is. */
  minutes: number;
}

/** A driver or a bus reaches from everywhere to everywhere in this time. */
export const FARTHEST_HOURS = 24;
/** Stops of one town: the router is not as exact as that. */
const SAME_TOWN_KM = 2;

/** The way from one errand to the next, by the router that plans use, when there is no time for it. */
export function findTooFar(before: Errand, next: Errand): TooFar | undefined {
  const minutes = Math.floor((next.start.getTime() - before.end.getTime()) / 60_000);
  if (minutes < 0 || minutes >= FARTHEST_HOURS * 60 || !before.last || !next.first) return undefined;
  const drive = driveBetween(before.last, next.first);
  return drive.km >= SAME_TOWN_KM && minutes < drive.minutes ? { km: drive.km, minutes } : undefined;
}

/** The bookings right before and right after a trip. */
function findNeighbours<Other extends Errand>(trip: Errand, others: readonly Other[]) {
  let before: Other | undefined;
  let next: Other | undefined;
  for (const one of others) {
    if (one.end <= trip.start && (!before || one.end > before.end)) before = one;
    else if (one.start >= trip.end && (!next || one.start < next.start)) next = one;
  }
  return { before, next };
}

/**
 * The neighbours of a trip in the rows of a driver or a bus, where the way between is too far. It asks for two ways a
 * row at most, and others are served meanwhile.
 */
export async function findFarNeighbours<Other extends Errand>(
  trip: Errand,
  rows: Iterable<readonly Other[]>,
): Promise<(TooFar & { other: Other })[]> {
  const found: (TooFar & { other: Other })[] = [];
  for (const row of rows) {
    const { before, next } = findNeighbours(trip, row);
    await learnPlaces([before?.last, trip.first, trip.last, next?.first].filter((place) => place != null));
    const ways = [
      before && { other: before, way: findTooFar(before, trip) },
      next && { other: next, way: findTooFar(trip, next) },
    ];
    found.push(...ways.flatMap((one) => (one?.way ? [{ ...one.way, other: one.other }] : [])));
  }
  return found;
}

/** 'ei jõua kohale: 81 km, 12 min (Tallinn – Tartu)' */
export const tellTooFar = ({ km, minutes }: TooFar, from: string): Message =>
  message('busy.tooFarFrom', { km, time: { minutes }, what: from });
