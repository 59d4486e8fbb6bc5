import type { OutsideProvider, Place } from '../provider';
import { placeOf } from './place';
import { fetchJson, fields, list, position, text, textOrNone } from './reply';

/** Counties to villages, small places, streets, houses. */
const FEATURES = 'EHAK,VAIKEKOHT,TANAV,EHITISHOONE';

/** Places by the Estonian address service, In-AKS (design, section 11): no key, 5,000 calls in 10 minutes. */
export function createAddressService(gazetteerUrl: string): OutsideProvider {
  const search = async (typed: string, results: number, signal: AbortSignal): Promise<Place[]> => {
    const query = new URLSearchParams({ address: typed, results: String(results), features: FEATURES });
    const { addresses } = await fetchJson(new URL(`${gazetteerUrl}?${query}`), { signal });
    // The field may be missing when nothing matches.
    return addresses === undefined ? [] : list(addresses).flatMap(read);
  };
  return {
    name: 'In-AKS',
    suggest: (typed, signal) => search(typed, 8, signal),
    geocode: async (typed, signal) => {
      const [best] = await search(typed, 1, signal);
      if (!best) return undefined;
      // The street was found, its house was not.
      return /\d/.test(typed) && !/\d/.test(best.address) ? { ...best, approximate: true } : best;
    },
  };
}

/** One address; its latitude and longitude are texts. */
function read(address: unknown): Place[] {
  const { aadresstekst, maakond, omavalitsus, asustusyksus, viitepunkt_b, viitepunkt_l } = fields(address);
  const settlement = textOrNone(asustusyksus);
  // Parts of a city are settlements here; people know the city.
  const town = settlement === '' || settlement.endsWith(' linnaosa') ? textOrNone(omavalitsus) : settlement;
  const county = textOrNone(maakond);
  const place = placeOf(
    { details: textOrNone(aadresstekst).split(', ').map(plain), town: plain(town) || county, county },
    position(Number.parseFloat(text(viitepunkt_b)), Number.parseFloat(text(viitepunkt_l))),
  );
  return place ? [place] : [];
}

/** "Tartu linn" is Tartu, "Võsu alevik" is Võsu. */
const plain = (name: string): string => name.replace(/ (linn|alev|alevik|küla)$/, '');
