import type { MapsProvider, OutsideProvider, Place } from '../provider';
import { cut } from './place';
import { amount, fetchJson, fields, geoJsonLine, list, position, routeThrough, text, textOrNone } from './reply';

const NAME = 'Google';

/** Where Google answers; tests have their own. */
export const googleHosts = {
  routes: 'https://routes.googleapis.com',
  places: 'https://places.googleapis.com',
  geocoding: 'https://maps.googleapis.com',
};

interface GoogleOptions {
  apiKey: string;
  /** Knows the middle of the towns: Google's suggestions have no position. */
  towns: Pick<MapsProvider, 'geocode'>;
  hosts?: typeof googleHosts;
}

/**
 * Routes, suggestions and positions by Google (design, section 11): Routes API, Places API (New) and Geocoding API, each to
 * be enabled for the key. In Estonian, of Estonia (spec, section 2, Waypoint address input).
 */
export function createGoogle({ apiKey, towns, hosts = googleHosts }: GoogleOptions): OutsideProvider {
  const ask = (url: string, fieldMask: string, signal: AbortSignal, body?: object) =>
    fetchJson(new URL(url), {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', 'X-Goog-Api-Key': apiKey, 'X-Goog-FieldMask': fieldMask },
      ...(body && { body: JSON.stringify(body) }),
      signal,
    });

  /** A suggestion; its position is the town's until the chosen one is geocoded, so that a list costs one call. */
  const toPlace = async ({ id, ...named }: Prediction, signal: AbortSignal): Promise<Place[]> => {
    const town = await towns.geocode(named.address);
    if (town) return [{ ...named, lat: town.lat, lng: town.lng, approximate: true }];
    const { location } = await ask(`${hosts.places}/v1/places/${encodeURIComponent(id)}`, 'location', signal);
    if (location === undefined) return [];
    const { latitude, longitude } = fields(location);
    return [{ ...named, ...position(latitude, longitude) }];
  };

  return {
    name: NAME,

    suggest: async (input, signal) => {
      const reply = await ask(
        `${hosts.places}/v1/places:autocomplete`,
        ['placeId', 'structuredFormat.mainText.text', 'structuredFormat.secondaryText.text']
          .map((field) => `suggestions.placePrediction.${field}`)
          .join(','),
        signal,
        { input, includedRegionCodes: ['ee'], languageCode: 'et', regionCode: 'ee' },
      );
      const predictions = list(reply.suggestions ?? []).map(readPrediction);
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
      const reply = await fetchJson(new URL(`${hosts.geocoding}/maps/api/geocode/json?${query}`), { signal });
      if (reply.status === 'ZERO_RESULTS') return undefined;
      if (reply.status !== 'OK') throw new Error(`Google's geocoder answers ${JSON.stringify(reply.status)}`);
      return readResult(list(reply.results)[0]);
    },

    route: async (points, signal) => {
      const [origin, ...others] = points.map(({ lat, lng }) => ({
        location: { latLng: { latitude: lat, longitude: lng } },
      }));
      const reply = await ask(
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
      // An empty reply means that there is no road.
      if (reply.routes === undefined) return undefined;
      const route = fields(list(reply.routes)[0]);
      const legs = list(route.legs).map((leg) => {
        const { duration, distanceMeters } = fields(leg);
        // "165s"; zeros are left out.
        return {
          durationS: amount(Number(text(duration ?? '0s').replace(/s$/, ''))),
          distanceM: amount(distanceMeters ?? 0),
        };
      });
      return routeThrough(points, { legs, path: geoJsonLine(fields(route.polyline).geoJsonLinestring), foundBy: NAME });
    },
  };
}

interface Prediction {
  id: string;
  city: string;
  address: string;
}

const withoutCountry = (address: string): string => address.replace(/,? ?\b(Eesti|Estonia)$/, '');

function readPrediction(suggestion: unknown): Prediction {
  const { placeId, structuredFormat } = fields(fields(suggestion).placePrediction);
  const { mainText, secondaryText } = fields(structuredFormat);
  const name = text(fields(mainText).text);
  const where = withoutCountry(textOrNone(fields(secondaryText ?? {}).text));
  const [town = ''] = where.split(', ');
  return {
    id: text(placeId),
    city: cut(town === '' || town.endsWith(' maakond') ? name : town),
    address: cut([name, where].filter(Boolean).join(', ')),
  };
}

/** Google answers with the whole country when it knows nothing better. */
function readResult(result: unknown): Place | undefined {
  const { address_components, formatted_address, geometry, partial_match, types } = fields(result);
  if (list(types).includes('country')) return undefined;
  const { lat, lng } = fields(fields(geometry).location);
  const components = list(address_components).map(fields);
  const component = (type: string): string =>
    textOrNone(components.find((each) => list(each.types).includes(type))?.long_name);
  const town = component('locality') || component('postal_town') || component('administrative_area_level_2');
  const address = withoutCountry(text(formatted_address));
  const place = { city: cut(town || address), address: cut(address), ...position(lat, lng) };
  return partial_match === true ? { ...place, approximate: true } : place;
}
