import type { Place } from '../provider';
import landmarks from './landmarks.json';
import places from './places.json';
import { allowedErrors, fold, prefixErrors } from './spelling';

/** A place of the gazetteer with what is needed to find it. */
export interface Entry {
  place: Place;
  isTown: boolean;
  name: string;
  address: string;
  words: string[];
}

/** How well a text names an entry; lower is better, from TYPO on it counts the typing errors. */
export const EXACT = 0;
const PREFIX = 1;
const WORD_PREFIX = 2;
const TYPO = 3;

interface Match {
  entry: Entry;
  rank: number;
}

/** Bigger towns first, as places.json has them; landmarks last, so that those of Tallinn do not push Tartu out of the list for "ta". */
function buildEntries(): Entry[] {
  const towns = places.places.map(({ name, county, lat, lng }): Entry => ({
    place: { city: name, address: `${name}, ${county} maakond`, lat, lng },
    isTown: true,
    name: fold(name),
    address: fold(`${name} ${county} maakond`),
    words: fold(name).split(' '),
  }));
  const marks = landmarks.places.map(({ name, city, lat, lng }): Entry => ({
    place: { city, address: `${name}, ${city}`, lat, lng },
    isTown: false,
    name: fold(name),
    address: fold(`${name} ${city}`),
    words: fold(`${name} ${city}`).split(' '),
  }));
  return [...towns, ...marks];
}

interface Gazetteer {
  entries: Entry[];
  /** Towns by their folded name (the biggest of that name) and by their folded address. */
  towns: Map<string, Entry>;
}

let gazetteer: Gazetteer | undefined;

function load(): Gazetteer {
  if (gazetteer) return gazetteer;
  const entries = buildEntries();
  // A later entry of a map replaces an earlier one, so the biggest comes last.
  const towns = entries.filter(({ isTown }) => isTown).reverse();
  gazetteer = {
    entries,
    towns: new Map(
      towns.flatMap((town) => [
        [town.address, town],
        [town.name, town],
      ]),
    ),
  };
  return gazetteer;
}

function rankOf(typed: string, { name, address, words }: Entry): number {
  if (typed === name || typed === address) return EXACT;
  if (address.startsWith(typed)) return PREFIX;
  if (typed.split(' ').every((part) => words.some((word) => word.startsWith(part)))) return WORD_PREFIX;
  return Infinity;
}

function typoRankOf(typed: string, { name, words }: Entry): number {
  const errors = Math.min(...[name, ...words].map((word) => prefixErrors(typed, word)));
  return errors <= allowedErrors(typed) ? TYPO + errors : Infinity;
}

/**
 * The entries that a text may name: exactly, by its beginning, by the beginnings of words, and when none is so named, with
 * typing errors. Bigger towns come first among equals, then landmarks.
 */
export function findEntries(text: string): Match[] {
  const typed = fold(text);
  if (typed === '') return [];
  const find = (rank: (typed: string, entry: Entry) => number): Match[] =>
    load()
      .entries.map((entry) => ({ entry, rank: rank(typed, entry) }))
      .filter((match) => match.rank < Infinity)
      .sort((a, b) => a.rank - b.rank);
  const named = find(rankOf);
  return named.length > 0 ? named : find(typoRankOf);
}

/** The town that a text names exactly, by its name or by its name and county. */
export const townNamed = (text: string): Entry | undefined => load().towns.get(fold(text));
