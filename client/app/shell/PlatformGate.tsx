import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useCurrentUserQuery } from '../../generated/graphql';
import { t } from '../../i18n/publicTexts';
import { paths } from '../../lib/navigation/paths';
import { toLoginPath } from '../../lib/navigation/returnPath';
import { readRole, readBootRole } from '../../lib/navigation/role';
import type { Role } from '../../lib/navigation/role';
import { FailedState } from '../../ui/FailedState';
import { PlatformShell } from './PlatformShell';
import { PlatformSketch } from './PlatformSketch';
import type { EditSelf } from './UserCorner';

interface PlatformGateProps {
  editSelf?: EditSelf;
  children: (role: Role) => ReactNode;
}

/** Lets in who is signed in and has screens; anyone else goes to the login page (docs/product.md, 'Pages'). */
export function PlatformGate({ editSelf, children }: PlatformGateProps) {
  const { data, error, refetch } = useCurrentUserQuery();
  const location = useLocation();
  if (!data && error) return <FailedState title={t('shell.userFailed')} onRetry={refetch} />;
  // The server named the role with the page, so the page is drawn meanwhile.
  const assumed = readBootRole();
  if (!data && !assumed) return <PlatformSketch />;

  const role = data ? readRole(data.currentUser?.role) : assumed;
  if (data?.currentUser === null) return <Navigate to={toLoginPath(location)} replace />;
  if (!role) return <Navigate to={paths.login} replace />;
  return (
    <PlatformShell user={data?.currentUser} role={role} editSelf={editSelf}>
      {children(role)}
    </PlatformShell>
  );
}
