import * as v from 'valibot';
import type { Leg, Point, Route } from '../provider';

/**
 * Asks an HTTP service for JSON of a shape. Whatever is not as documented throws, and the next provider is asked: any status
 * but 200 and those named, a body that is not JSON or not of that shape, a signal.
 */
export async function fetchJson<Shape extends v.GenericSchema>(
  shape: Shape,
  url: URL,
  init: RequestInit,
  alsoGood: number[] = [],
): Promise<v.InferOutput<Shape>> {
  const response = await fetch(url, init);
  if (response.status !== 200 && !alsoGood.includes(response.status)) {
    await response.body?.cancel();
    throw new Error(`HTTP ${response.status}`);
  }
  const { success, output, issues } = v.safeParse(shape, await response.json(), { abortEarly: true });
  if (success) return output;
  throw new Error(
    `The reply is not as documented: ${v.getDotPath(issues[0]) ?? 'all'}: ${issues[0].message.slice(0, 120)}`,
  );
}

/** A text that may be missing; empty then. */
export const textOrNone = v.nullish(v.string(), '');

export const amount = v.pipe(v.number(), v.minValue(0), v.finite());

const degrees = (limit: number) => v.pipe(v.number(), v.minValue(-limit), v.maxValue(limit));
export const latitude = degrees(90);
export const longitude = degrees(180);

/** A GeoJSON position, longitude first. */
export const geoJsonPosition = v.pipe(
  v.looseTuple([longitude, latitude]),
  v.transform(([lng, lat]): Point => ({ lat, lng })),
);

/** A GeoJSON line. */
export const geoJsonLine = v.pipe(
  v.object({ coordinates: v.array(geoJsonPosition) }),
  v.transform(({ coordinates }) => coordinates),
);

/** A route as asked for: one leg fewer than there are points. */
export function routeThrough(points: Point[], route: { legs: Leg[]; path: Point[]; foundBy: string }): Route {
  if (route.legs.length !== points.length - 1) {
    throw new Error(`${route.legs.length} legs for ${points.length} points`);
  }
  const legs = route.legs.map(({ durationS, distanceM }) => ({
    durationS: Math.round(durationS),
    distanceM: Math.round(distanceM),
  }));
  return { ...route, legs, notes: [] };
}
