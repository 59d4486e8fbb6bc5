import * as v from 'valibot';
import type { OutsideProvider, Place } from '../provider';
import { toPlace } from './place';
import { fetchJson, latitude, longitude, textOrNone } from './reply';

/** Counties to villages, small places, streets, houses. */
const FEATURES = 'EHAK,VAIKEKOHT,TANAV,EHITISHOONE';

/** Latitude and longitude are texts. */
const written = v.pipe(v.string(), v.transform(Number.parseFloat));

const address = v.object({
  aadresstekst: textOrNone,
  maakond: textOrNone,
  omavalitsus: textOrNone,
  asustusyksus: textOrNone,
  viitepunkt_b: v.pipe(written, latitude),
  viitepunkt_l: v.pipe(written, longitude),
});

/** The field may be missing when nothing matches. */
const found = v.object({ addresses: v.optional(v.array(address), []) });

/** Places by the Estonian address service, In-AKS (docs/product.md, 'Maps'): no key, 5,000 calls in 10 minutes. */
export function createAddressService(gazetteerUrl: string): OutsideProvider {
  const search = async (typed: string, results: number, signal: AbortSignal): Promise<Place[]> => {
    const query = new URLSearchParams({ address: typed, results: String(results), features: FEATURES });
    return (await fetchJson(found, new URL(`${gazetteerUrl}?${query}`), { signal })).addresses.flatMap(read);
  };
  return {
    name: 'In-AKS',
    addressesOnly: true,
    suggest: (typed, signal) => search(typed, 8, signal),
    geocode: async (typed, signal) => {
      const [best] = await search(typed, 1, signal);
      if (!best) return undefined;
      // The street was found, its house was not.
      return /\d/.test(typed) && !/\d/.test(best.address) ? { ...best, approximate: true } : best;
    },
  };
}

function read(found: v.InferOutput<typeof address>): Place[] {
  const { aadresstekst, maakond, omavalitsus, asustusyksus, viitepunkt_b: lat, viitepunkt_l: lng } = found;
  // Parts of a city are settlements here; people know the city.
  const town = asustusyksus === '' || asustusyksus.endsWith(' linnaosa') ? omavalitsus : asustusyksus;
  const details = aadresstekst.split(', ').map(toPlainName);
  const place = toPlace({ details, town: toPlainName(town) || maakond, county: maakond }, { lat, lng });
  return place ? [place] : [];
}

/** "Tartu linn" is Tartu, "Võsu alevik" is Võsu. */
const toPlainName = (name: string): string => name.replace(/ (linn|alev|alevik|küla)$/, '');
