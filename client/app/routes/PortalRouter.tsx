import { useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { NavigationType, Router } from 'react-router';
import type { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';

type History = ReturnType<typeof createBrowserHistory>;
type Visit = Pick<History, 'action' | 'location'>;

/**
 * The router of the portal. It shows the former page for one frame more after a press: the browser shows that the link was
 * pressed, and then the new page is drawn, which keeps a slow machine busy for a while. The router of the library draws
 * all links of the former page again before that frame; its transitions would draw both pages beside each other
 * (app/start.tsx). `history`: made once, with `v5Compat`.
 */
export function PortalRouter({
  history,
  basename,
  children,
}: {
  history: History;
  basename?: string;
  children: ReactNode;
}) {
  const [{ action, location }, show] = useState<Visit>({ action: history.action, location: history.location });
  useLayoutEffect(() => followHistory(history, show), [history]);
  return (
    <Router basename={basename} navigator={history} location={location} navigationType={action} useTransitions={false}>
      {children}
    </Router>
  );
}

/** Returns the function that ends it. */
function followHistory(history: History, show: (visit: Visit) => void): () => void {
  let shown = history.location.pathname;
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function forgetWaiting(): void {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  }
  const end = history.listen(({ action, location }) => {
    forgetWaiting();
    const showNow = () => {
      shown = location.pathname;
      show({ action, location });
    };
    // A hidden tab draws no frames.
    if (action !== NavigationType.Push || location.pathname === shown || document.hidden) return showNow();
    frame = requestAnimationFrame(() => (timer = setTimeout(showNow)));
  });
  return () => {
    forgetWaiting();
    end();
  };
}
