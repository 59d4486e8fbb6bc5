import { useLayoutEffect, useRef } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { paths } from '../../lib/navigation/paths';
import { NotFoundPage } from '../pages/NotFoundPage';
import { putInFrame } from '../shell/PageFrame';
import { ReloadPage, Platform, publicPages } from './pages';
import { PlatformSketch } from '../shell/PlatformSketch';
import { PublicShell } from '../shell/PublicShell';

/** Every route of the client, below the base path. */
export function AppRoutes() {
  const { pathname } = useLocation();
  // Before the page's own effects: a page may have a better place to begin at than its top.
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    // A picture of the first page may have been scrolled already.
    if (isFirst.current) return void (isFirst.current = false);
    // In braces: newer browsers return a promise from it, which React would take for a clean-up.
    window.scrollTo(0, 0);
  }, [pathname]);

  return (
    <Routes>
      <Route path="/" element={<Navigate to={paths.login} replace />} />
      <Route path={paths.login} element={putInFrame(<ReloadPage />)} />
      <Route element={<PublicShell />}>
        {publicPages.map(({ path, Page }) => (
          <Route key={path} path={path} element={putInFrame(<Page />)} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
      <Route path={`${paths.dashboard}/*`} element={putInFrame(<Platform />, <PlatformSketch />)} />
    </Routes>
  );
}
