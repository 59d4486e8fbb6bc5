import type { Place } from '../provider';
import { findEntries, townNamed } from './gazetteer';
import type { Entry } from './gazetteer';

/** A typed address taken apart: what stands before the town, the town, what stands after it. */
interface Address {
  before: string[];
  town: Entry;
  after: string[];
}

const LONGEST_TOWN_NAME_WORDS = 2;

/** The parts of an address as people write it, without postal code and country. */
const partsOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) =>
      part
        .replace(/\s+/g, ' ')
        .replace(/^ ?\d{5}\b/, '')
        .trim(),
    )
    .filter((part) => part !== '' && !/^(eesti|estonia)$/i.test(part));

/** "Viru väljak 4, Kose, Võru maakond" or "Tallinn, Viru väljak 4": a town that is spelt correctly, the last one named. */
function withNamedTown(parts: string[]): Address | undefined {
  for (let index = parts.length - 1; index >= 0; index -= 1) {
    const byName = townNamed(parts[index] ?? '');
    if (byName === undefined) continue;
    const byCounty = townNamed(parts.slice(index, index + 2).join(' '));
    return { before: parts.slice(0, index), town: byCounty ?? byName, after: parts.slice(index + 1) };
  }
  return undefined;
}

/** "Viru väljak 4 Tallinn": the town is the last word or two. */
function withoutComma(part: string): Address | undefined {
  const words = part.split(' ');
  for (let count = Math.min(LONGEST_TOWN_NAME_WORDS, words.length - 1); count >= 1; count -= 1) {
    const town = townNamed(words.slice(-count).join(' '));
    if (town) return { before: [words.slice(0, -count).join(' ')], town, after: [] };
  }
  return undefined;
}

function takeApart(text: string): Address[] {
  const parts = partsOf(text);
  const certain = withNamedTown(parts) ?? (parts.length === 1 ? withoutComma(parts.join()) : undefined);
  if (certain) return [certain];
  if (parts.length < 2) return [];
  // The town is still being typed, or has a typing error.
  return findEntries(parts.at(-1) ?? '')
    .filter(({ entry }) => entry.isTown)
    .map(({ entry }) => ({ before: parts.slice(0, -1), town: entry, after: [] }));
}

/**
 * What an address may mean, the best first. The gazetteer knows no streets: the address is kept as it was typed, and the
 * position is the centre of its town.
 */
export function guessAddresses(text: string): Place[] {
  return takeApart(text).map(({ before, town, after }) => {
    if (before.length + after.length === 0) return town.place;
    const address = [...before, town.place.city, ...after].join(', ');
    return { ...town.place, address, approximate: true };
  });
}
