import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while React takes over a picture of the page that was drawn ahead (app/prerender.tsx), which knows nothing of this browser. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
