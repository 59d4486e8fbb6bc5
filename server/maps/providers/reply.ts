import { checkPoint } from '../geo';
import type { Leg, Point, Route } from '../provider';

// Replies of others are taken apart by hand: whatever is not as documented throws, and the next provider is asked.

/** Asks an HTTP service for JSON. Throws on any status but 200 and those named, on a body that is not JSON, on a signal. */
export async function fetchJson(url: URL, init: RequestInit, alsoGood: number[] = []): Promise<Fields> {
  const response = await fetch(url, init);
  if (response.status !== 200 && !alsoGood.includes(response.status)) {
    await response.body?.cancel();
    throw new Error(`HTTP ${response.status}`);
  }
  return fields(await response.json());
}

export type Fields = Record<string, unknown>;

export function fields(value: unknown): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw unexpected('an object', value);
  return value as Fields;
}

export function list(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw unexpected('a list', value);
  return value;
}

export function text(value: unknown): string {
  if (typeof value !== 'string') throw unexpected('a text', value);
  return value;
}

/** A text that may be missing; empty then. */
export const textOrNone = (value: unknown): string => (value === undefined || value === null ? '' : text(value));

export function amount(value: unknown): number {
  if (typeof value !== 'number' || !(value >= 0 && value < Infinity)) throw unexpected('an amount', value);
  return value;
}

/** A position given as two numbers. */
export function position(lat: unknown, lng: unknown): Point {
  if (typeof lat !== 'number' || typeof lng !== 'number') throw unexpected('a position', [lat, lng]);
  checkPoint({ lat, lng });
  return { lat, lng };
}

/** A GeoJSON position, longitude first. */
export function geoJsonPosition(value: unknown): Point {
  const [lng, lat] = list(value);
  return position(lat, lng);
}

/** A GeoJSON line. */
export const geoJsonLine = (value: unknown): Point[] => list(fields(value).coordinates).map(geoJsonPosition);

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

function unexpected(what: string, value: unknown): Error {
  return new Error(`Expected ${what}, but the reply has ${JSON.stringify(value)?.slice(0, 80)}`);
}
