import { findCountryAt, findNearestCountry } from './countries/countries';
import { findCountryCode } from './embedded/gazetteer/gazetteerPlaces';
import { placeNear } from './embedded/gazetteer/nearest';
import type { StoredNote } from '../model/orders/order.entity';
import type { TextKey } from '../texts/texts';
import type { Point } from './provider';

const HOME = 'EE';

/**
 * The country of a stop by where it is, as ISO 3166 has it. Where the outlines have sea, as in harbours and on small islands, what is
 * near decides: a place of the gazetteer, else a coast.
 */
export function findCountryOfStop(stop: Point): string {
  const found = findCountryAt(stop);
  if (found) return found;
  const near = placeNear(stop);
  if (near) return findCountryCode(near.address.split(',').at(-1)?.trim() ?? '') ?? HOME;
  return findNearestCountry(stop) ?? HOME;
}

/** Whether a stop is in another country. */
export const isStopAbroad = (stop: Point): boolean => findCountryOfStop(stop) !== HOME;

const ferryNotes: readonly string[] = [
  'routeNote.ferry',
  'routeNote.overWater',
  'routeNote.noFerryKnown',
] satisfies TextKey[];

/** Whether a route crosses water, by what the maps had to say of it. */
export const hasFerry = (notes: readonly StoredNote[]): boolean =>
  notes.some((note) => (typeof note === 'string' ? isFerrySentence(note) : ferryNotes.includes(note.key)));

/** For orders from before notes were data. Each of their sentences about water has this word. */
const isFerrySentence = (sentence: string): boolean => /praam/i.test(sentence);
