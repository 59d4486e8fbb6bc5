import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useUserByIdQuery } from '../../generated/graphql';
import { t } from '../../i18n/et';
import { EditDialog } from '../../ui/EditDialog';
import { FailedState } from '../../ui/FailedState';
import { PhotoUpload } from '../../ui/PhotoUpload';
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
  const [choosing, setChoosing] = useState(false);
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
      acts={
        <>
          <Button size="small" variant="outlined" onClick={() => setChoosing(true)}>
            {t('photo.change')}
          </Button>
          <HideUser user={user} />
        </>
      }
    >
      <UserDetailsForm user={user} />
      <PasswordForm userId={user.id} />
      {choosing && (
        <PhotoUpload
          kind="driver"
          id={user.id}
          onUploaded={() => {
            setChoosing(false);
            reload();
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </EditDialog>
  );
}
