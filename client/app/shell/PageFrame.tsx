import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { RouteErrorBoundary } from './RouteErrorBoundary';
import { Splash } from './Splash';
import { Usable } from './Usable';

/** `waiting`: what is seen while the code of the page is on its way. */
export function putInFrame(page: ReactNode, waiting?: ReactNode): ReactNode {
  return <PageFrame waiting={waiting}>{page}</PageFrame>;
}

/** The frame of every page: a placeholder while its code loads, and an error page if it breaks. */
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
