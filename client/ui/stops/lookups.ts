import { createContext } from 'react';
import type { Place } from '../../lib/forms/draftRoute';

interface Lookups {
  /** What was chosen before the page was reloaded and not found yet; told once. */
  take(): Place[];
  keep(places: Place[]): void;
}

/** What is being looked up, where the form waits for it and keeps it over a reload. */
export const LookupsContext = createContext<Lookups>({ take: () => [], keep: () => undefined });
