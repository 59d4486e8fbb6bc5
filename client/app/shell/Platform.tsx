import { useEffect } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { t } from '../../i18n/officeTexts';
import { paths } from '../../lib/navigation/paths';
import type { Role } from '../../lib/navigation/role';
import { toast } from '../../lib/request/toasts';
import { NotFoundPage } from '../pages/NotFoundPage';
import { putInFrame } from './PageFrame';
import { PlatformGate } from './PlatformGate';
import { editSelf, platformPages } from '../pages/platformPages';
import { usePreloads } from '../usePreloads';

export { bootPage } from '../bootPage';

/** The back office: who may enter, the frame, and the pages below it. */
export default function Platform() {
  return <PlatformGate editSelf={editSelf}>{(role) => <PlatformRoutes role={role} />}</PlatformGate>;
}

/** The pages of the back office as one role sees them. */
function PlatformRoutes({ role }: { role: Role }) {
  usePreloads(role);
  return (
    <Routes>
      {platformPages.map((page) => {
        const Page = page[role];
        const path = page.path.slice(paths.dashboard.length);
        return <Route key={page.path} path={path} element={Page ? putInFrame(<Page />) : <AdminsOnly />} />;
      })}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}

/** Leads to the own dashboard, where the login page would lead too, and says why. */
function AdminsOnly() {
  useEffect(() => toast(t('job.adminsOnly'), 'info'), []);
  return <Navigate to={paths.dashboard} replace />;
}
