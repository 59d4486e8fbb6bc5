import * as v from 'valibot';
import type { MapsProvider, OutsideProvider, Place } from '../provider';
import { cut } from './place';
import { amount, fetchJson, geoJsonLine, latitude, longitude, requireRoute } from './reply';

const NAME = 'Google';

/** Where Google replies; tests have their own. */
export const googleHosts = {
  routes: 'https://routes.googleapis.com',
  places: 'https://places.googleapis.com',
  geocoding: 'https://maps.googleapis.com',
};

// Google leaves out zero and empty values.

const prediction = v.object({
  placePrediction: v.object({
    placeId: v.string(),
    structuredFormat: v.object({
      mainText: v.object({ text: v.string() }),
      secondaryText: v.optional(v.object({ text: v.optional(v.string(), '') }), {}),
    }),
  }),
});
const suggested = v.object({ suggestions: v.optional(v.array(prediction), []) });

const located = v.object({ location: v.optional(v.object({ latitude, longitude })) });

const geocoded = v.variant('status', [
  v.object({
    status: v.literal('OK'),
    results: v.looseTuple([
      v.object({
        address_components: v.array(v.object({ types: v.array(v.string()), long_name: v.optional(v.string(), '') })),
        formatted_address: v.string(),
        geometry: v.object({ location: v.object({ lat: latitude, lng: longitude }) }),
        partial_match: v.optional(v.boolean()),
        types: v.array(v.string()),
      }),
    ]),
  }),
  v.object({ status: v.literal('ZERO_RESULTS') }),
]);

/** "165s" */
const duration = v.pipe(
  v.string(),
  v.transform((written) => Number(written.replace(/s$/, ''))),
  amount,
);
const leg = v.object({ duration: v.optional(duration, '0s'), distanceMeters: v.optional(amount, 0) });
/** An empty reply means that there is no road. */
const routed = v.object({
  routes: v.optional(
    v.looseTuple([v.object({ legs: v.array(leg), polyline: v.object({ geoJsonLinestring: geoJsonLine }) })]),
  ),
});

interface GoogleOptions {
  apiKey: string;
  /** Knows the middle of the towns: Google's suggestions have no position. */
  towns: Pick<MapsProvider, 'geocode'>;
  hosts?: typeof googleHosts;
}

/**
 * Routes, suggestions and positions by Google (docs/product.md, 'Maps'): Routes API, Places API (New) and Geocoding API, each to
 * be enabled for the key. In Estonian, of Estonia (docs/product.md, 'Stops and times').
 */
export function createGoogle({ apiKey, towns, hosts = googleHosts }: GoogleOptions): OutsideProvider {
  const ask = <Shape extends v.GenericSchema>(
    shape: Shape,
    url: string,
    fieldMask: string,
    signal: AbortSignal,
    body?: object,
  ) =>
    fetchJson(shape, new URL(url), {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', 'X-Goog-Api-Key': apiKey, 'X-Goog-FieldMask': fieldMask },
      ...(body && { body: JSON.stringify(body) }),
      signal,
    });

  /** A suggestion; its position is the town's until the chosen one is geocoded, so that a list costs one call. */
  const toPlace = async ({ id, ...named }: Prediction, signal: AbortSignal): Promise<Place[]> => {
    const town = await towns.geocode(named.address);
    if (town) return [{ ...named, lat: town.lat, lng: town.lng, approximate: true }];
    const { location } = await ask(located, `${hosts.places}/v1/places/${encodeURIComponent(id)}`, 'location', signal);
    return location ? [{ ...named, lat: location.latitude, lng: location.longitude }] : [];
  };

  return {
    name: NAME,

    suggest: async (input, signal) => {
      const { suggestions } = await ask(
        suggested,
        `${hosts.places}/v1/places:autocomplete`,
        ['placeId', 'structuredFormat.mainText.text', 'structuredFormat.secondaryText.text']
          .map((field) => `suggestions.placePrediction.${field}`)
          .join(','),
        signal,
        { input, includedRegionCodes: ['ee'], languageCode: 'et', regionCode: 'ee' },
      );
      const predictions = suggestions.map(readPrediction);
      return (await Promise.all(predictions.map((prediction) => toPlace(prediction, signal)))).flat();
    },

    geocode: async (address, signal) => {
      const query = new URLSearchParams({
        address,
        key: apiKey,
        language: 'et',
        region: 'ee',
        components: 'country:EE',
      });
      const url = new URL(`${hosts.geocoding}/maps/api/geocode/json?${query}`);
      const reply = await fetchJson(geocoded, url, { signal });
      return reply.status === 'OK' ? readResult(reply.results[0]) : undefined;
    },

    route: async (points, signal) => {
      const [origin, ...others] = points.map(({ lat, lng }) => ({
        location: { latLng: { latitude: lat, longitude: lng } },
      }));
      const { routes } = await ask(
        routed,
        `${hosts.routes}/directions/v2:computeRoutes`,
        'routes.legs.duration,routes.legs.distanceMeters,routes.polyline.geoJsonLinestring',
        signal,
        {
          origin,
          destination: others.at(-1),
          intermediates: others.slice(0, -1),
          travelMode: 'DRIVE',
          routeModifiers: { avoidFerries: true },
          polylineEncoding: 'GEO_JSON_LINESTRING',
          languageCode: 'et',
          regionCode: 'ee',
          units: 'METRIC',
        },
      );
      if (!routes) return undefined;
      const [{ legs, polyline }] = routes;
      return requireRoute(points, {
        legs: legs.map((each) => ({ durationS: each.duration, distanceM: each.distanceMeters })),
        path: polyline.geoJsonLinestring,
        foundBy: NAME,
      });
    },
  };
}

interface Prediction {
  id: string;
  city: string;
  address: string;
}

const removeCountry = (address: string): string => address.replace(/,? ?\b(Eesti|Estonia)$/, '');

function readPrediction({ placePrediction }: v.InferOutput<typeof prediction>): Prediction {
  const { placeId, structuredFormat } = placePrediction;
  const name = structuredFormat.mainText.text;
  const where = removeCountry(structuredFormat.secondaryText.text);
  const [town = ''] = where.split(', ');
  return {
    id: placeId,
    city: cut(town === '' || town.endsWith(' maakond') ? name : town),
    address: cut([name, where].filter(Boolean).join(', ')),
  };
}

type Result = Extract<v.InferOutput<typeof geocoded>, { status: 'OK' }>['results'][0];

/** Google replies with the whole country when it knows nothing better. */
function readResult({
  address_components,
  formatted_address,
  geometry,
  partial_match,
  types,
}: Result): Place | undefined {
  if (types.includes('country')) return undefined;
  const findComponent = (type: string) => address_components.find((each) => each.types.includes(type))?.long_name;
  const town =
    findComponent('locality') || findComponent('postal_town') || findComponent('administrative_area_level_2');
  const address = removeCountry(formatted_address);
  const place = { city: cut(town || address), address: cut(address), ...geometry.location };
  return partial_match === true ? { ...place, approximate: true } : place;
}
