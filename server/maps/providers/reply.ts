import * as v from 'valibot';
import type { Leg, Point, Route } from '../provider';

/** The longest route with its line stays far below. */
const MOST_BYTES = 8_000_000;

/**
 * Asks an HTTP service for JSON of a shape. Throws on anything undocumented, so that the next provider is asked: a
 * status other than 200 and those named (redirects are not followed), a body that is too long, not JSON or not of that
 * shape, a signal.
 */
export async function fetchJson<Shape extends v.GenericSchema>(
  shape: Shape,
  url: URL,
  init: RequestInit,
  alsoGood: number[] = [],
): Promise<v.InferOutput<Shape>> {
  const response = await fetch(url, { ...init, redirect: 'manual' });
  if (response.status !== 200 && !alsoGood.includes(response.status)) {
    await response.body?.cancel();
    throw new Error(`HTTP ${response.status}`);
  }
  const { success, output, issues } = v.safeParse(shape, await readJson(response), { abortEarly: true });
  if (success) return output;
  throw new Error(
    `The reply is not as documented: ${v.getDotPath(issues[0]) ?? 'all'}: ${issues[0].message.slice(0, 120)}`,
  );
}

/** Stops reading where a reply goes on for too long. */
async function readJson({ body }: Response): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new Error('The reply is too long');
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString());
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
export function requireRoute(points: Point[], route: { legs: Leg[]; path: Point[]; foundBy: string }): Route {
  if (route.legs.length !== points.length - 1) {
    throw new Error(`${route.legs.length} legs for ${points.length} points`);
  }
  const legs = route.legs.map(({ durationS, distanceM }) => ({
    durationS: Math.round(durationS),
    distanceM: Math.round(distanceM),
  }));
  return { ...route, legs, notes: [] };
}
