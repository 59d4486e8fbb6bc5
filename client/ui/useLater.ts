import { useDeferredValue, useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * False in the first picture of a page that a link leads to, true from the next on: for parts below the fold, so that
 * the eye need not wait for them. A page that the server draws has them at once, and stays as it is.
 */
export function useLater(): boolean {
  const isDrawnAhead = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  return useDeferredValue(true, isDrawnAhead);
}
