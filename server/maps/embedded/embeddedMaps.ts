import type { MapsProvider, Place } from '../provider';
import { guessAddresses } from './addresses';
import { EXACT, findEntries } from './gazetteer';
import { findRoute } from './route';

const NAME = 'embedded';

/** Longer texts are cut; an address has at most as many characters (spec, section 5). */
const LONGEST_TEXT = 255;

function findPlaces(text: string): Place[] {
  const typed = text.slice(0, LONGEST_TEXT);
  const matches = findEntries(typed);
  const named = matches.map(({ entry }) => entry.place);
  return matches[0]?.rank === EXACT ? named : [...named, ...guessAddresses(typed)];
}

/**
 * Places and main roads of Estonia from the files beside this one: always there, without a key or the internet, but without
 * streets (design, section 11).
 */
export function createEmbeddedMaps(suggestions = 8): MapsProvider {
  return {
    name: NAME,
    suggest: async (text) => findPlaces(text).slice(0, suggestions),
    geocode: async (text) => findPlaces(text)[0],
    route: async (points) => ({ ...findRoute(points), foundBy: NAME }),
  };
}
