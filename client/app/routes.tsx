import { Suspense, useEffect } from 'react';
import type { ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { paths } from '../lib/paths';
import type { Role } from '../lib/role';
import { NotFoundPage } from './NotFoundPage';
import { EditSelf, LoginPage, platformPages, publicPages } from './pages';
import { PlatformGate } from './PlatformGate';
import { PublicShell } from './PublicShell';
import { RouteErrorBoundary } from './RouteErrorBoundary';
import { Splash } from './Splash';

/** Every route of the client, below the base path. */
export function AppRoutes() {
  const { pathname } = useLocation();
  useEffect(() => {
    // In braces: newer browsers return a promise from it, which React would take for a clean-up.
    window.scrollTo(0, 0);
  }, [pathname]);

  return (
    <Routes>
      <Route path="/" element={<Navigate to={paths.login} replace />} />
      <Route path={paths.login} element={inFrame(<LoginPage />)} />
      <Route element={<PublicShell />}>
        {publicPages.map(({ path, Page }) => (
          <Route key={path} path={path} element={inFrame(<Page />)} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
      <Route
        path={`${paths.dashboard}/*`}
        element={<PlatformGate EditSelf={EditSelf}>{(role) => <PlatformRoutes role={role} />}</PlatformGate>}
      />
    </Routes>
  );
}

/** The pages of the back office as one role sees them. */
function PlatformRoutes({ role }: { role: Role }) {
  return (
    <Routes>
      {platformPages.map((page) => {
        const Page = page[role];
        const path = page.path.slice(paths.dashboard.length);
        return (
          <Route
            key={page.path}
            path={path}
            element={Page ? inFrame(<Page />) : <Navigate to={paths.login} replace />}
          />
        );
      })}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}

function inFrame(page: ReactNode): ReactNode {
  return <PageFrame>{page}</PageFrame>;
}

/** What every page needs around it: something to see while its code loads, and when it breaks. */
function PageFrame({ children }: { children: ReactNode }) {
  return (
    <RouteErrorBoundary path={useLocation().pathname}>
      <Suspense fallback={<Splash />}>{children}</Suspense>
    </RouteErrorBoundary>
  );
}
