import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { RouteErrorBoundary } from './RouteErrorBoundary';
import { Splash } from './Splash';
import { Usable } from './Usable';

/** `waiting`: what is seen while the code of the page is on its way. */
export function inFrame(page: ReactNode, waiting?: ReactNode): ReactNode {
  return <PageFrame waiting={waiting}>{page}</PageFrame>;
}

/** What every page needs around it: something to see while its code loads, and when it breaks. */
function PageFrame({ children, waiting = <Splash /> }: { children: ReactNode; waiting?: ReactNode }) {
  return (
    <RouteErrorBoundary path={useLocation().pathname}>
      <Suspense fallback={waiting}>
        {children}
        <Usable />
      </Suspense>
    </RouteErrorBoundary>
  );
}
