import { useCallback, useSyncExternalStore } from 'react';

/** jsdom has none. */
const findMedia = (query: string) =>
  (window.matchMedia as typeof window.matchMedia | undefined)?.(query) as MediaQueryList | undefined;

/** Whether the query holds; false in HTML that is drawn ahead. MUI's hook would bring its theme along. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = findMedia(query);
      media?.addEventListener('change', changed);
      return () => media?.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => findMedia(query)?.matches ?? false,
    () => false,
  );
}
