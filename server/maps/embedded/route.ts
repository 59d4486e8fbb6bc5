import { isDeepStrictEqual } from 'node:util';
import type { Message } from '../../platform/values/message';
import { message } from '../../texts/messages';
import { checkPoint } from '../geo';
import type { Point, Route } from '../provider';
import { findAccess, findWay, toStraightWay } from './ways';
import type { Access, Crossing, Way } from './ways';
import { findLand } from './roadGraph';

const isSamePoint = (a: Point, b: Point | undefined): boolean => a.lat === b?.lat && a.lng === b.lng;

/** The box around Estonia; the graph knows no roads outside it. */
const isInEstonia = ({ lat, lng }: Point): boolean => lat > 57.5 && lat < 59.9 && lng > 21.6 && lng < 28.3;

/** A way. Where no ferry is known, it is the straight line, with the names of the islands that are cut off. */
interface FoundWay extends Way {
  cutOff: string[];
}

function findWayBetween(from: Access, to: Access): FoundWay {
  const way = findWay(from, to);
  if (way !== undefined) return { ...way, cutOff: [] };
  // Islands that no coach can reach have nothing in the graph.
  const cutOff = [from, to].filter(({ toNodes }) => toNodes.size === 0).map(({ land }) => land);
  return { ...toStraightWay(from.point, to.point), cutOff };
}

function listNotes(ways: readonly FoundWay[]): Message[] {
  const notes = ways.flatMap(({ crossings, cutOff }) => [
    ...crossings.map(tellFerry),
    ...(cutOff.length > 0 ? [message('routeNote.noFerryKnown', { lands: { all: cutOff } })] : []),
  ]);
  // A ferry there and back is one note.
  return notes.filter((note, index) => notes.findIndex((other) => isDeepStrictEqual(other, note)) === index);
}

const tellFerry = ({ name, beginS, endS, waitS }: Crossing): Message =>
  message('routeNote.ferry', { name, crossing: toMinutes(endS - beginS), waiting: toMinutes(waitS) });

const toMinutes = (seconds: number) => ({ minutes: Math.round(seconds / 60) });

/**
 * The ferries of the quickest way between two points, and the duration of that way in seconds. Between two points of one
 * land in Estonia nothing is searched: there is no ferry, and `durationS` is 0.
 */
export function findCrossings(from: Point, to: Point): { durationS: number; crossings: Crossing[] } {
  if (findLand(from) === findLand(to) && isInEstonia(from) && isInEstonia(to)) return { durationS: 0, crossings: [] };
  return findWayBetween(findAccess(from), findAccess(to));
}

/**
 * The quickest route through the points over the main roads and ferries of Estonia (docs/product.md, 'Maps').
 * @throws RangeError when a point is not a position on Earth
 */
export function findRoute(points: Point[]): Omit<Route, 'foundBy'> {
  points.forEach(checkPoint);
  const accesses = points.map(findAccess);
  const ways = accesses.slice(1).map((to, index) => findWayBetween(accesses[index] ?? to, to));
  const line = ways.length > 0 ? ways.flatMap((way) => way.path) : points;
  const notes = listNotes(ways);
  if (!points.every(isInEstonia)) notes.push(message('routeNote.beyondEstonia'));
  return {
    legs: ways.map(({ durationS, distanceM }) => ({
      durationS: Math.round(durationS),
      distanceM: Math.round(distanceM),
    })),
    path: line
      .filter((point, index) => index === 0 || !isSamePoint(point, line[index - 1]))
      .map(({ lat, lng }) => ({ lat, lng })),
    notes,
  };
}
