import { listEntries } from './entries';
import type { GazetteerEntry } from './entries';
import { fold } from '../../../platform/values/text/fold';
import { countAllowedErrors, countPrefixErrors, spell, listStems } from './spelling';

/** How well a text names an entry; lower is better. */
const ADDRESS = -1;
const EXACT = 0;
const OTHER_NAME = 1;
const PREFIX = 2;
const OTHER_PREFIX = 3;
const WORD_PREFIX = 4;

export interface Match {
  entry: GazetteerEntry;
  rank: number;
}

const compareRanks = (a: Match, b: Match): number => a.rank - b.rank || b.entry.weight - a.entry.weight;

/** Whether a text is one of the names, or one of them and then where it is: "kose", "kose voru maakond". */
function isNamed(typed: string, name: string, areas: string[]): boolean {
  if (!typed.startsWith(name)) return false;
  return typed.length === name.length || (typed[name.length] === ' ' && areas.includes(typed.slice(name.length + 1)));
}

interface Typed {
  folded: string;
  /** Each after a blank. */
  parts: string[];
  stems: Set<string>;
  /** With its marks, when it has any: who types "Sääre" does not mean Saare, but who types "Saare" may mean Sääre. */
  marked: string | undefined;
}

function read(text: string): Typed {
  const folded = fold(text);
  const spelt = spell(text);
  return {
    folded,
    parts: folded.split(' ').map((part) => ` ${part}`),
    stems: new Set(listStems(folded)),
    marked: spelt === folded ? undefined : spelt,
  };
}

const MISSPELT = 0.5;

function haveDifferentMarks(marked: string | undefined, { written }: GazetteerEntry): boolean {
  if (marked === undefined) return false;
  const spelt = spell(written);
  return !spelt.startsWith(marked) && !marked.startsWith(spelt);
}

function rankEntry({ folded, parts, stems, marked }: Typed, entry: GazetteerEntry): number {
  const { name, otherNames, areas, address, nameWords, allWords } = entry;
  const [first = ''] = parts;
  if (!allWords.includes(first)) return stems.has(name) ? PREFIX : Infinity;
  const computePenalty = () => (haveDifferentMarks(marked, entry) ? MISSPELT : 0);
  if (folded === address) return ADDRESS + computePenalty();
  if (isNamed(folded, name, areas)) return EXACT + computePenalty();
  if (otherNames.some((other) => isNamed(folded, other, areas))) return OTHER_NAME;
  if (name.startsWith(folded) || address.startsWith(folded)) return PREFIX + computePenalty();
  if (stems.has(name)) return PREFIX;
  if (otherNames.some((other) => other.startsWith(folded))) return OTHER_PREFIX;
  const isNamedHere = parts.some((part) => nameWords.includes(part)) && parts.every((part) => allWords.includes(part));
  return isNamedHere ? WORD_PREFIX : Infinity;
}

/**
 * The entries that a text names: exactly, by another name, by its beginning or a case of it ("Tartusse"), by the beginnings
 * of words. The more likely ones come first among equals.
 */
export function findNamed(text: string): Match[] {
  const typed = read(text);
  if (typed.folded === '') return [];
  return listRanked((entry) => rankEntry(typed, entry));
}

/** The entries that have a rank, the best first. */
function listRanked(rankOf: (entry: GazetteerEntry) => number): Match[] {
  const matches: Match[] = [];
  for (const entry of listEntries()) {
    const rank = rankOf(entry);
    if (rank < Infinity) matches.push({ entry, rank });
  }
  return matches.sort(compareRanks);
}

/**
 * Entries with a similar name, the fewest typing errors first; names as long as the text come before longer ones. A
 * text with digits is an address, not a name.
 */
export function findSimilar(text: string): Match[] {
  const typed = fold(text);
  const allowed = countAllowedErrors(typed);
  if (allowed === 0 || /\d/.test(typed)) return [];
  const rank = (name: string): number => {
    const errors = countPrefixErrors(typed, name);
    if (errors > allowed) return Infinity;
    return errors * 2 + (Math.abs(name.length - typed.length) > errors ? 1 : 0);
  };
  const matches = listRanked(({ name }) => Math.min(rank(name), ...listWordsBehind(name).map(rank)));
  const best = matches[0]?.rank ?? 0;
  return matches.filter((match) => match.rank <= best + 1);
}

/** The words of a name but the first, with which the name begins anyway. */
const listWordsBehind = (name: string): string[] => (name.includes(' ') ? name.split(' ').slice(1) : []);

/** Places that a text names exactly, most likely first: by one of their names, or by address. */
export const findExact = (text: string): GazetteerEntry[] =>
  findNamed(text)
    .filter(({ rank }) => rank <= OTHER_NAME)
    .map(({ entry }) => entry);
