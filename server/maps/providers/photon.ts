import * as v from 'valibot';
import type { OutsideProvider, Place } from '../provider';
import { toPlace } from './place';
import { fetchJson, geoJsonPosition, textOrNone } from './reply';

/** The box around Estonia: west, south, east, north. */
const BBOX = '21.5,57.4,28.3,59.9';

const feature = v.object({
  geometry: v.object({ coordinates: geoJsonPosition }),
  properties: v.object({
    name: textOrNone,
    street: textOrNone,
    housenumber: textOrNone,
    city: textOrNone,
    district: textOrNone,
    locality: textOrNone,
    county: textOrNone,
    countrycode: textOrNone,
    type: textOrNone,
  }),
});
const features = v.object({ features: v.array(feature) });

interface PhotonMatch {
  place: Place;
  /** A house or something else that stands at one point. */
  exact: boolean;
}

/** Places by a self-hosted Photon (docs/product.md, 'Maps'). */
export function createPhoton(baseUrl: string): OutsideProvider {
  const search = async (text: string, limit: number, signal: AbortSignal): Promise<PhotonMatch[]> => {
    const query = new URLSearchParams({ q: text, limit: String(limit), bbox: BBOX, countrycode: 'EE' });
    return (await fetchJson(features, new URL(`${baseUrl}/api?${query}`), { signal })).features.flatMap(read);
  };
  return {
    name: 'Photon',
    suggest: async (text, signal) => (await search(text, 8, signal)).map(({ place }) => place),
    geocode: async (text, signal) => {
      const [best] = await search(text, 1, signal);
      if (!best) return undefined;
      // The street was found, its house was not.
      return /\d/.test(text) && !best.exact ? { ...best.place, approximate: true } : best.place;
    },
  };
}

/** One feature; none when it has no name, or lies beyond the border, where older versions look too. */
function read({ geometry, properties: its }: v.InferOutput<typeof feature>): PhotonMatch[] {
  const place = toPlace(
    {
      details: [its.name, `${its.street} ${its.housenumber}`.trim()],
      town: its.city || its.district || its.locality || its.name,
      county: its.county,
    },
    geometry.coordinates,
  );
  if (!place || !['', 'EE'].includes(its.countrycode)) return [];
  return [{ place, exact: its.type === 'house' }];
}
