import { useState } from 'react';
import { readErrorCode, readErrorDetails } from '../../../lib/request/errorCodes';
import type { HistoryItem } from './history';

/** Somebody changed the order since this page was drawn. */
interface Stale {
  /** The version to save on, once the user has seen what changed. */
  version: number;
  missed: HistoryItem[];
}

/** True for the one failure that StaleNotice explains, so that it needs no toast. */
export const isStale = (error: unknown): boolean => readErrorCode(error) === 'STALE_VERSION';

/** The changes that a stale save missed; undefined for any other outcome. */
function readStale(error: unknown): Stale | undefined {
  if (!isStale(error)) return undefined;
  const { version, missed } = readErrorDetails(error);
  return { version: Number(version), missed: Array.isArray(missed) ? (missed as HistoryItem[]) : [] };
}

/**
 * Watches the saves of one form. A stale save is kept for StaleNotice. When the order's status no longer allows the action at all, or the order is gone,
 * the page is read again, which leads to where the order stands now.
 */
export function useStaleGuard(reload: () => Promise<unknown>) {
  const [stale, setStale] = useState<Stale>();
  return {
    stale,
    /** Looks at the outcome of a save and hands it on. */
    watch<Outcome extends { error?: unknown }>(outcome: Outcome): Outcome {
      setStale(readStale(outcome.error));
      if (['CONFLICT', 'NOT_FOUND'].includes(readErrorCode(outcome.error) ?? '')) void reload();
      return outcome;
    },
    /** Shows the new version; what was typed stays. */
    async takeNew() {
      await reload();
      setStale(undefined);
    },
  };
}

export type StaleGuard = ReturnType<typeof useStaleGuard>;
