import type { ComponentType, ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useCurrentUserQuery } from '../generated/graphql';
import { t } from '../i18n/et';
import { paths } from '../lib/paths';
import { knownRole } from '../lib/role';
import type { Role } from '../lib/role';
import { FailedState } from '../ui/FailedState';
import { PlatformShell } from './PlatformShell';
import { Splash } from './Splash';
import type { EditSelfProps } from './UserCorner';

interface PlatformGateProps {
  EditSelf?: ComponentType<EditSelfProps>;
  children: (role: Role) => ReactNode;
}

/** Lets in who is signed in and has screens; anyone else goes to the login page (spec, section 2). */
export function PlatformGate({ EditSelf, children }: PlatformGateProps) {
  const { data, error, refetch } = useCurrentUserQuery();
  if (!data && error) return <FailedState title={t('shell.userFailed')} onRetry={() => void refetch()} />;
  if (!data) return <Splash />;

  const role = knownRole(data.currentUser?.role);
  if (!data.currentUser || !role) return <Navigate to={paths.login} replace />;
  return (
    <PlatformShell user={data.currentUser} role={role} EditSelf={EditSelf}>
      {children(role)}
    </PlatformShell>
  );
}
