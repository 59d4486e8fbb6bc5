import { createContext, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Place } from '../../lib/forms/draftRoute';

/**
 * Decides on typed text that is no place yet: takes the place with exactly this name, or shows the error at the field.
 * Resolves to true when nothing is left to decide.
 */
export type SettleTyped = () => Promise<boolean>;

/** A place that a browser has sent by itself, and why it is not a stop yet. */
export interface SentPlace {
  text: string;
  message: string;
  /** The places that may be meant. */
  offered: string[];
}

interface Lookups {
  /** The text of the field when the server drew it. */
  sent?: SentPlace | undefined;
  /** Places chosen before a reload and not found yet; told once. */
  take(): Place[];
  keep(places: Place[]): void;
  /** A field tells how its text is settled; returns how to take that back. */
  register(settle: SettleTyped): () => void;
}

const nothing = (): void => undefined;

/** Running lookups and typed text, which the form waits for and keeps over a reload. */
export const LookupsContext = createContext<Lookups>({ take: () => [], keep: nothing, register: () => nothing });

interface KeptLookup {
  /** The running lookups when the form was left. */
  before?: readonly Place[];
  keep?: (places: Place[]) => void;
  sent?: SentPlace | undefined;
}

/**
 * The place fields of one form: `lookups` for them, and `settle` for the button that sends what they hold. `onSettled` runs once
 * nothing typed is left to decide, with what the form holds by then; where a field stops it, nothing runs.
 */
export function useLookups<Asked = void>(
  onSettled: (asked: Asked) => void,
  { before = [], keep = nothing, sent }: KeptLookup = {},
) {
  const left = useRef([...before]);
  const fields = useRef(new Set<SettleTyped>());
  const [isSettling, setIsSettling] = useState(false);
  const [settled, setSettled] = useState<{ asked: Asked }>();
  const lookups = useMemo<Lookups>(
    () => ({
      sent,
      take: () => left.current.splice(0),
      keep,
      register: (settle) => {
        fields.current.add(settle);
        return () => void fields.current.delete(settle);
      },
    }),
    [keep, sent],
  );

  async function settle(asked: Asked): Promise<void> {
    if (isSettling) return;
    setIsSettling(true);
    const results: boolean[] = [];
    for (const field of [...fields.current]) results.push(await field());
    setIsSettling(false);
    // A field's value is in the form with the next drawing.
    if (!results.includes(false)) setSettled({ asked });
  }
  const goOn = useEffectEvent(onSettled);
  useEffect(() => {
    if (settled) goOn(settled.asked);
  }, [settled]);

  return { lookups, settle, settling: isSettling };
}
