import { useEffect } from 'react';

/**
 * Ends the time in which a page drawn ahead (app/prerender.tsx) cannot be used. It stands beside the page within its Suspense
 * boundary: React takes over what is around that first, and the page itself some moments later.
 */
export function Usable() {
  useEffect(() => {
    const root = document.getElementById('root');
    root?.removeAttribute('inert');
    root?.removeAttribute('aria-hidden');
  }, []);
  return null;
}
