import type { Place } from '../../provider';
import { listEntries } from './entries';
import type { GazetteerEntry } from './entries';

/** A place of exactly this name. */
export interface CalledPlace extends Place {
  /** How likely it is meant: about its population. */
  weight: number;
  /** Others of this name are nearly as likely. */
  isAmbiguous: boolean;
}

/** A place is certain when it is this many times likelier than its namesakes. */
const LIKELIER = 5;

let byName: Map<string, GazetteerEntry[]> | undefined;

function indexNames(): Map<string, GazetteerEntry[]> {
  const names = new Map<string, GazetteerEntry[]>();
  // The most likely one of a name comes first.
  for (const entry of listEntries())
    for (const name of new Set([entry.name, ...entry.otherNames])) names.set(name, [...(names.get(name) ?? []), entry]);
  return names;
}

/** The likeliest place with this name, a folded one (spelling.ts); undefined when no place has it. */
export function findCalled(name: string): CalledPlace | undefined {
  byName ??= indexNames();
  const [first, second] = byName.get(name) ?? [];
  if (!first) return undefined;
  return {
    ...first.place,
    weight: first.weight,
    isAmbiguous: second !== undefined && second.weight * LIKELIER > first.weight,
  };
}
