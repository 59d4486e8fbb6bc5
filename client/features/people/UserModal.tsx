import Skeleton from '@mui/material/Skeleton';
import { useUserByIdQuery } from '../../generated/graphql';
import { t } from '../../i18n/office';
import { CalendarFeed } from '../../ui/CalendarFeed';
import { EditDialog } from '../../ui/EditDialog';
import { FailedState } from '../../ui/FailedState';
import { Section } from '../../ui/Section';
import { HideUser } from './HideUser';
import { PasswordForm } from './PasswordForm';
import { UserDetailsForm } from './UserDetailsForm';
import { useSelf } from './useSelf';
import { fullName } from './userValues';

/** One user (spec, "User edit modal"): admins edit, drivers see only the name. */
export default function UserModal({ userId, onClose }: { userId: string; onClose: () => void }) {
  const { data, error, refetch } = useUserByIdQuery({
    variables: { id: userId.toUpperCase() },
    fetchPolicy: 'cache-and-network',
  });
  const { isAdmin } = useSelf();
  const user = data?.driver;
  const reload = () => void refetch().catch(() => undefined);
  const about = {
    name: user ? fullName(user) : '',
    photoUrl: user?.photoUrl ?? null,
    shape: 'round',
    onClose,
  } as const;

  if (!user) {
    return (
      <EditDialog {...about} name={t('shell.loading')}>
        {error ? (
          <FailedState title={t('people.oneLoadFailed')} onRetry={reload} />
        ) : (
          <Skeleton variant="rounded" height={320} />
        )}
      </EditDialog>
    );
  }
  if (!isAdmin) return <EditDialog {...about} />;

  return (
    <EditDialog
      {...about}
      subtitle={[user.username, user.email].filter(Boolean).join(' · ')}
      upload={{ kind: 'driver', id: user.id, onUploaded: reload }}
      acts={<HideUser user={user} />}
    >
      <UserDetailsForm user={user} />
      <PasswordForm userId={user.id} />
      {/* A hidden user has no calendar. */}
      {!user.hidden && (
        <Section title={t('calendarFeed.title')} collapsible startCollapsed>
          <CalendarFeed userId={user.id} name={fullName(user)} />
        </Section>
      )}
    </EditDialog>
  );
}
