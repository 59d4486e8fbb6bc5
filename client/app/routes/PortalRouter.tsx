import { useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { NavigationType, Router } from 'react-router';
import type { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import { waitForPaint } from '../../lib/waitForPaint';

type History = ReturnType<typeof createBrowserHistory>;
type Visit = Pick<History, 'action' | 'location'>;

/** The former page stays this long at most for the code of the next; after that the next one says that it is on its way. */
const LONGEST_WAIT_MS = 500;

interface PortalRouterProps {
  /** Made once, with `v5Compat`. */
  history: History;
  basename?: string;
  /** Loads the code of the page at the present address; undefined where none is known. */
  loadPage?: () => Promise<unknown> | undefined;
  children: ReactNode;
}

/**
 * The router of the portal. After a press it shows the former page until the code of the next one is here, and for one
 * frame at least: the browser shows that the link was pressed, and then the new page is drawn, which keeps a slow machine
 * busy for a while. A page without its code would be drawn twice, and React waits 300 ms between the two. The router of
 * the library draws all links of the former page again before that frame; its transitions would draw both pages beside
 * each other (app/start.tsx).
 */
export function PortalRouter({ history, basename, loadPage, children }: PortalRouterProps) {
  const [{ action, location }, show] = useState<Visit>({ action: history.action, location: history.location });
  useLayoutEffect(() => followHistory(history, show, loadPage), [history, loadPage]);
  return (
    <Router basename={basename} navigator={history} location={location} navigationType={action} useTransitions={false}>
      {children}
    </Router>
  );
}

/** Returns the function that ends it. */
function followHistory(
  history: History,
  show: (visit: Visit) => void,
  loadPage: PortalRouterProps['loadPage'],
): () => void {
  let shown = history.location.pathname;
  let newest: Visit | undefined;
  const end = history.listen(({ action, location }) => {
    const visit: Visit = { action, location };
    newest = visit;
    const showIfNewest = () => {
      if (newest !== visit) return;
      shown = location.pathname;
      show(visit);
    };
    // A hidden tab draws no frames.
    if (action !== NavigationType.Push || location.pathname === shown || document.hidden) return showIfNewest();
    const code = Promise.race([loadPage?.(), wait(LONGEST_WAIT_MS)]);
    void Promise.all([waitForPaint(), code]).then(showIfNewest);
  });
  return () => {
    newest = undefined;
    end();
  };
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
