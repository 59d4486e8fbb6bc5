import { checkPoint } from '../geo';
import type { Point, Route } from '../provider';
import { accessOf, findWay, straightWay } from './ways';
import type { Access, Crossing, Way } from './ways';
import { landOf } from './roadGraph';

const samePoint = (a: Point, b: Point | undefined): boolean => a.lat === b?.lat && a.lng === b.lng;

/** The box around Estonia; the graph knows no roads outside it. */
const inEstonia = ({ lat, lng }: Point): boolean => lat > 57.5 && lat < 59.9 && lng > 21.6 && lng < 28.3;

function wayBetween(from: Access, to: Access): Way {
  const way = findWay(from, to);
  if (way !== undefined) return way;
  // Islands that no coach can reach have nothing in the graph.
  const cutOff = [from, to].filter(({ toNodes }) => toNodes.size === 0).map(({ land }) => land);
  return {
    ...straightWay(from.point, to.point),
    notes: [`Bussi praamiühendust ei ole teada (${cutOff.join(', ')}): vahemaa ja aeg on hinnatud linnulennult.`],
  };
}

/** The ferries of the quickest way between two points, and how long the whole way takes; none where no sea can lie between. */
export function findCrossings(from: Point, to: Point): { durationS: number; crossings: Crossing[] } {
  if (landOf(from) === landOf(to) && inEstonia(from) && inEstonia(to)) return { durationS: 0, crossings: [] };
  return wayBetween(accessOf(from), accessOf(to));
}

/**
 * The quickest route through the points over the main roads and ferries of Estonia (docs/product.md, 'Maps').
 * @throws RangeError when a point is not a position on Earth
 */
export function findRoute(points: Point[]): Omit<Route, 'foundBy'> {
  points.forEach(checkPoint);
  const accesses = points.map(accessOf);
  const ways = accesses.slice(1).map((to, index) => wayBetween(accesses[index] ?? to, to));
  const line = ways.length > 0 ? ways.flatMap((way) => way.path) : points;
  const notes = ways.flatMap((way) => way.notes);
  if (!points.every(inEstonia)) notes.push('Marsruut ulatub Eestist välja: vahemaa ja aeg on umbkaudsed.');
  return {
    legs: ways.map(({ durationS, distanceM }) => ({
      durationS: Math.round(durationS),
      distanceM: Math.round(distanceM),
    })),
    path: line
      .filter((point, index) => index === 0 || !samePoint(point, line[index - 1]))
      .map(({ lat, lng }) => ({ lat, lng })),
    notes: [...new Set(notes)],
  };
}
