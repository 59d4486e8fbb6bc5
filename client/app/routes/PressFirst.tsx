import { useContext, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { UNSAFE_LocationContext as LocationContext } from 'react-router';

/**
 * Shows the former page for one frame more after a press: the browser shows that the link was pressed, and then the new
 * page is drawn, which keeps a slow machine busy for a while. All below see one location. The router has no other way:
 * its transitions would draw both pages beside each other (app/start.tsx).
 */
export function PressFirst({ children }: { children: ReactNode }) {
  const now = useContext(LocationContext);
  const [shown, setShown] = useState(now);
  const isOtherPage = now.location.pathname !== shown.location.pathname;
  // A hidden tab draws no frames.
  const waits = isOtherPage && String(now.navigationType) === 'PUSH' && !document.hidden;
  if (!waits && now !== shown) setShown(now);
  useEffect(() => {
    if (!waits) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => (timer = setTimeout(() => setShown(now))));
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [waits, now]);
  return <LocationContext value={waits ? shown : now}>{children}</LocationContext>;
}
