import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { RouteErrorBoundary } from '../routes/RouteErrorBoundary';
import { Splash } from './Splash';
import { Usable } from './Usable';

export function inFrame(page: ReactNode): ReactNode {
  return <PageFrame>{page}</PageFrame>;
}

/** What every page needs around it: something to see while its code loads, and when it breaks. */
function PageFrame({ children }: { children: ReactNode }) {
  return (
    <RouteErrorBoundary path={useLocation().pathname}>
      <Suspense fallback={<Splash />}>
        {children}
        <Usable />
      </Suspense>
    </RouteErrorBoundary>
  );
}
