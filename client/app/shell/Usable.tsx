import { useLayoutEffect } from 'react';

/**
 * Ends the time in which a page drawn ahead (app/prerender.tsx) cannot be used. It stands beside the page within its Suspense
 * boundary: React takes over what is around that first, and the page itself some moments later.
 */
export function Usable() {
  // Before the effects of the page: a window that opens with it hides what is under it in the same way.
  useLayoutEffect(() => {
    const root = document.getElementById('root');
    if (!root?.hasAttribute('inert')) return;
    root.removeAttribute('inert');
    root.removeAttribute('aria-hidden');
  }, []);
  return null;
}
