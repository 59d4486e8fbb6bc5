import { badInput } from '../platform/errors';
import type { Argument, Given } from './arguments';
import { argument, asList, asMoment, asNumber, asObject, flagsSet, list, word } from './arguments';

// The JSON arguments of the spec, sections 3 and 7: route, food packages, hours.

/** Id of an order in all calls about one. */
export const orderId = word('id', 'query');

/** Id of a recurring service in calls about its exceptions. */
export const arrangementId = word('arrangement', 'id');

export const weekdays = flagsSet(
  'on_monday',
  'on_tuesday',
  'on_wednesday',
  'on_thursday',
  'on_friday',
  'on_saturday',
  'on_sunday',
);

/** HH:MM, as minutes. */
export const duration: Argument = {
  ...argument(['duration'], (value, name) => {
    const [, hours, minutes] = /^(\d\d?):([0-5]\d)$/.exec(String(value).trim()) ?? [];
    if (hours === undefined) throw badInput('Kestus peab olema kujul 08:30', name);
    return Number(hours) * 60 + Number(minutes);
  }),
  written: { schema: { type: 'string', pattern: '^\\d{1,2}:\\d{2}$' }, example: '08:30' },
};

const routeNames: [string, string] = ['waypoints', 'route'];

/** The route, as StopInput of the schema. */
export const route = argument(routeNames, parseRoute(stopOf));

/** The route, as EstimateStopInput of the schema. */
export const positions = argument(routeNames, parseRoute(positionOf));

/** Ordered catering; a count of zero removes a package (spec, section 2, Query edit form). */
export const foodPackages = list(['foodPackages'], (value, name) => {
  const item = asObject(value, name);
  const count = asNumber(item.count, name) ?? 0;
  return count === 0 ? undefined : { id: item.id ?? item.food_package_id, count };
});

/** Hours of each day; an empty day counts as zero (spec, section 5, Feedback hours). */
export const hours = list(['hours'], (value, name) => asNumber(value, name) ?? 0);

/** The route as the caller wrote it, each stop an object. Only after `route` was read. */
export function routeAsGiven(given: Given): Given[] {
  const name = routeNames.find((each) => asList(given[each] ?? null, each));
  return name === undefined ? [] : (asList(given[name], name) ?? []).map((stop) => asObject(stop, name));
}

function parseRoute(item: (value: unknown, name: string, index: number) => unknown): Argument['parse'] {
  return (value, name) => {
    const stops = asList(value, name);
    if (stops?.length === 0) throw badInput('Please define at least one location for the route.', name);
    return stops?.map((stop, index) => item(stop, name, index));
  };
}

function stopOf(value: unknown, name: string, index: number) {
  const stop = asObject(value, name);
  const position = positionOf(value, name, index);
  // A stop that was dropped on the map may have no name yet.
  const place = `${position.lat.toFixed(5)}, ${position.lng.toFixed(5)}`;
  const address = nameOf(stop.pretty_name) ?? nameOf(stop.formatted_address);
  const city = nameOf(stop.city_name);
  return { ...position, city: city ?? address ?? place, address: address ?? city ?? place };
}

function positionOf(value: unknown, name: string, index: number): { lat: number; lng: number; depart: string | null } {
  const stop = asObject(value, name);
  const location = asObject(stop.location ?? {}, name);
  const lat = degrees(stop.lat ?? location.lat, 90, name, index);
  const lng = degrees(stop.lng ?? location.lng, 180, name, index);
  return { lat, lng, depart: asMoment(stop.depart ?? null, name) ?? null };
}

function degrees(value: unknown, limit: number, name: string, index: number): number {
  const number = asNumber(value ?? null, name);
  if (number === undefined || Math.abs(number) > limit)
    throw badInput(`Peatusel ${index + 1} puudub õige asukoht`, `${name}.${index}`);
  return number;
}

const nameOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value.trim() || undefined : undefined;
