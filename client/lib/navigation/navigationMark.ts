import { createContext, use, useEffect } from 'react';

/** The frame's information for pages about the present navigation. */
export const NavigationMark = createContext<(path: string | undefined) => void>(() => undefined);

/** The open page stands under this entry of the navigation, which its own path does not say; undefined: its path says it. */
export function useStandsUnder(path: string | undefined): void {
  const mark = use(NavigationMark);
  useEffect(() => {
    mark(path);
    return () => mark(undefined);
  }, [mark, path]);
}
