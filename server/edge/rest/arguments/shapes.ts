import * as v from 'valibot';
import { PortalError } from '../../../platform/errors';
import type { Argument, CallerArguments } from './arguments';
import {
  argument,
  asList,
  asMoment,
  asNumber,
  asObject,
  flagsSet,
  needed,
  parseArgument,
  tellWrong,
  word,
} from './arguments';
import { message } from '../../../texts/messages';

// The JSON arguments of calls (docs/product.md, 'Legacy calls'): route, food packages, hours.

/** Id of an order in all calls about one. */
export const orderId = word('id', 'query');

/** Id of an arrangement in calls about its exceptions. */
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

const hoursAndMinutes = /^(\d\d?):([0-5]\d)$/;

/** HH:MM, as minutes. */
export const duration: Argument = {
  ...argument(
    ['duration'],
    v.pipe(
      v.unknown(),
      v.transform((value) => hoursAndMinutes.exec(String(value).trim())),
      v.check((found) => found !== null, tellWrong('badDuration')),
      v.transform((found) => Number(found?.[1]) * 60 + Number(found?.[2])),
    ),
  ),
  written: { schema: { type: 'string', pattern: '^\\d{1,2}:\\d{2}$' }, example: '08:30' },
};

const routeNames: [string, string] = ['waypoints', 'route'];

const degrees = (limit: number) => {
  const missing = tellWrong('stopWithoutPlace');
  return v.pipe(asNumber, v.number(missing), v.minValue(-limit, missing), v.maxValue(limit, missing));
};

/** A stop as the caller wrote it, with its position, which may also stand in `location`. */
const stop = v.pipe(
  asObject,
  v.transform((given): CallerArguments => ({ ...given, location: given.location ?? {} })),
  v.looseObject({ location: asObject }),
  v.transform(({ location, ...given }): CallerArguments => ({
    ...given,
    lat: given.lat ?? location.lat ?? null,
    lng: given.lng ?? location.lng ?? null,
    depart: given.depart ?? null,
  })),
  v.looseObject({ lat: degrees(90), lng: degrees(180), depart: asMoment }),
);

const asPosition = v.transform(({ lat, lng, depart }: v.InferOutput<typeof stop>) => ({
  lat,
  lng,
  depart: depart ?? null,
}));

const asStop = v.transform((given: v.InferOutput<typeof stop>) => {
  const { lat, lng, depart } = given;
  // A stop that was dropped on the map may have no name yet.
  const place = `${lat.toFixed(5)}, ${lng.toFixed(5)}`;
  const address = findName(given.pretty_name) ?? findName(given.formatted_address);
  const city = findName(given.city_name);
  return { lat, lng, depart: depart ?? null, city: city ?? address ?? place, address: address ?? city ?? place };
});

const findName = (value: unknown): string | undefined =>
  typeof value === 'string' ? value.trim() || undefined : undefined;

const createRouteArgument = <Stop>(item: v.GenericSchema<unknown, Stop>) =>
  needed(
    'legacy.noStops',
    argument(
      routeNames,
      v.pipe(
        asList(item),
        v.check((stops) => stops?.length !== 0, tellWrong('noStops')),
      ),
    ),
  );

/** The route, as StopInput of the schema. */
export const route = createRouteArgument(v.pipe(stop, asStop));

/** The route, as EstimateStopInput of the schema. */
export const positions = createRouteArgument(v.pipe(stop, asPosition));

/** The route of an inquiry, with the agreed words for one that does not say when it begins. */
export const inquiryRoute: Argument = {
  ...route,
  parse: (value, name) => {
    const stops = route.parse(value, name) as { depart: string | null }[] | undefined;
    if (stops && stops.length > 1 && !stops[0]?.depart)
      throw new PortalError('BAD_USER_INPUT', message('legacy.noDeparture'), {
        field: name,
        cause: 'Starting point departure time is missing.',
      });
    return stops;
  },
};

const orderedPackage = v.pipe(
  asObject,
  v.transform(({ id, food_package_id, count = null }) => ({ id: id ?? food_package_id, count })),
  v.object({ id: v.unknown(), count: asNumber }),
  v.transform(({ id, count = 0 }) => (count === 0 ? undefined : { id, count })),
);

/** Ordered catering; a count of zero removes a package (docs/product.md, 'Edit form'). */
export const foodPackages = argument(['foodPackages'], asList(orderedPackage));

/** Hours of each day; an empty day counts as zero (docs/product.md, 'Driver'). */
export const hours = argument(
  ['hours'],
  asList(
    v.pipe(
      asNumber,
      v.transform((number) => number ?? 0),
    ),
  ),
);

/** The route as the caller wrote it, each stop an object. Only after `route` was read. */
export function readRoute(given: CallerArguments): CallerArguments[] {
  const lists = routeNames.map((name) => parseArgument(asList(asObject), given[name] ?? null, name));
  return lists.find((list) => list !== undefined) ?? [];
}
