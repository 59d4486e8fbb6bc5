import type { Place } from '../../provider';
import type { GazetteerEntry } from './entries';
import { findExact, findNamed, findSimilar } from './gazetteer';
import { fold } from '../../../platform/values/text/fold';

/** A typed address taken apart: what stands before the town, the town, what stands after it. */
interface Address {
  before: string[];
  town: GazetteerEntry;
  after: string[];
}

const LONGEST_TOWN_NAME_WORDS = 2;
/** A village is looked for behind a street without a comma only when a house number or a word for "street" stands there. */
const TOWN_WEIGHT = 400;

const streetWord = /(^| )(tn|tanav|mnt|maantee|pst|puiestee|tee|poik|valjak|plats|allee|kallas|rand)( |$)/;

/** Whether a text looks like a street or a house: it has a number or a word for "street". */
export function looksLikeStreet(text: string): boolean {
  const typed = fold(text);
  return /\p{L}/u.test(typed) && (/(^| )\d/.test(typed) || streetWord.test(typed));
}

/** The parts of an address as people write it, without postal code and country. */
const splitParts = (text: string): string[] =>
  text
    .split(',')
    .map((part) =>
      part
        .replace(/\s+/g, ' ')
        .replace(/^ ?\d{5}\b/, '')
        .trim(),
    )
    .filter((part) => part !== '' && !/^(eesti|estonia)$/i.test(part));

/** An address as it is looked for: without postal code and country. */
export const tidyAddress = (text: string): string => splitParts(text).join(', ');

const isTown = ({ kind }: GazetteerEntry): boolean => kind !== 'sight';

const findTownsNamed = (text: string): GazetteerEntry[] => findExact(text).filter(isTown);

/** "Viru väljak 4, Kose, Võru maakond" or "Tallinn, Viru väljak 4": a town that is spelt correctly, the last one named. */
function findNamedTown(parts: string[]): Address | undefined {
  for (let index = parts.length - 1; index >= 0; index -= 1) {
    const namesakes = findTownsNamed(parts[index] ?? '');
    const after = parts.slice(index + 1);
    const areas = after.map(fold);
    const [likely] = namesakes;
    const named = namesakes.find((town) => town.areas.some((area) => areas.includes(area)));
    const town = named ?? likely;
    if (town) return { before: parts.slice(0, index), town, after };
  }
  return undefined;
}

/** "Viru väljak 4 Tallinn": the town is the last word or two. */
function readWithoutComma(part: string): Address | undefined {
  const words = part.split(' ');
  for (let count = Math.min(LONGEST_TOWN_NAME_WORDS, words.length - 1); count >= 1; count -= 1) {
    const before = words.slice(0, -count).join(' ');
    const town = findTownsNamed(words.slice(-count).join(' ')).find(
      ({ weight }) => weight >= TOWN_WEIGHT || looksLikeStreet(before),
    );
    if (town) return { before: [before], town, after: [] };
  }
  return undefined;
}

function toPlace({ before, town, after }: Address): Place {
  if (before.length + after.length === 0) return town.place;
  const { city, lat, lng } = town.place;
  return { city, address: [...before, city, ...after].join(', '), lat, lng, approximate: true };
}

/**
 * The address that a text is, when its town is spelt correctly. The gazetteer knows no streets: the address is kept as it
 * was typed, and the position is the centre of its town.
 */
export function findAddressNamed(text: string): Place | undefined {
  const parts = splitParts(text);
  const address = findNamedTown(parts) ?? (parts.length === 1 ? readWithoutComma(parts.join()) : undefined);
  return address && toPlace(address);
}

/** Addresses in the towns that the last part of a text begins: the town is still being typed. */
export const findAddressesBegun = (text: string): Place[] => findInTowns(text, findNamed);

/** Addresses in towns that are called nearly as the last part of a text. */
export const findAddressesSimilar = (text: string): Place[] => findInTowns(text, findSimilar);

function findInTowns(text: string, find: typeof findNamed): Place[] {
  const parts = splitParts(text);
  if (parts.length < 2) return [];
  const places = find(parts.at(-1) ?? '')
    .filter(({ entry }) => isTown(entry))
    .map(({ entry }) => toPlace({ before: parts.slice(0, -1), town: entry, after: [] }));
  // A district is written as its city.
  const addresses = places.map(({ address }) => address);
  return places.filter(({ address }, index) => addresses.indexOf(address) === index);
}
