import { useEffect, useRef } from 'react';

/** Reads a card's data again whenever `state` of the order has changed since the last reading. A failure shows itself. */
export function useReadAgain(state: string | number, refetch: () => Promise<unknown>): void {
  const seen = useRef(state);
  useEffect(() => {
    if (seen.current === state) return;
    seen.current = state;
    void refetch().catch(() => undefined);
  }, [state, refetch]);
}
