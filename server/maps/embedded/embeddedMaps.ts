import type { MapsProvider, Place, Suggestions } from '../provider';
import {
  findAddressNamed,
  findAddressesBegun,
  findAddressesSimilar,
  looksLikeStreet,
  tidyAddress,
} from './gazetteer/addresses';
import { findNamed, findSimilar } from './gazetteer/gazetteer';
import type { Match } from './gazetteer/gazetteer';
import { placeNear } from './gazetteer/nearest';
import { findRoute } from './route';

const NAME = 'embedded';

/** Longer texts are cut; an address has at most as many characters (docs/product.md, 'Limits'). */
const LONGEST_TEXT = 255;

const toPlaces = (matches: Match[]): Place[] => matches.map(({ entry }) => entry.place);

/** Places that a text names, or addresses in a town that it names. */
function findPlaces(typed: string): Place[] {
  const named = toPlaces(findNamed(typed));
  if (named.length > 0) return named;
  const address = findAddressNamed(typed);
  return address ? [address] : findAddressesBegun(typed);
}

function suggest(typed: string): Suggestions {
  const found = findPlaces(typed);
  if (found.length > 0) return { places: found };
  const similar = [...toPlaces(findSimilar(typed)), ...findAddressesSimilar(typed)];
  if (similar.length > 0) return { places: similar, hint: 'similarNames' };
  return looksLikeStreet(typed) ? { places: [], hint: 'townMissing' } : { places: [] };
}

/**
 * Places and main roads of Estonia, and towns around it, from the files beside this one: always there, without a key or the
 * internet, but without streets (docs/product.md, 'Maps').
 */
export function createEmbeddedMaps(suggestions = 8): MapsProvider {
  return {
    name: NAME,
    suggest: async (text) => {
      const found = suggest(tidyAddress(text.slice(0, LONGEST_TEXT)));
      return { ...found, places: found.places.slice(0, suggestions) };
    },
    geocode: async (text) => findPlaces(tidyAddress(text.slice(0, LONGEST_TEXT)))[0],
    placeNear: async (point) => placeNear(point),
    route: async (points) => ({ ...findRoute(points), foundBy: NAME }),
  };
}
