import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { useUserByIdQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { paths } from '../../lib/navigation/paths';
import { printPersonName } from '../../lib/texts/tripTexts';
import { CalendarFeed } from '../../shared/calendarFeed/CalendarFeed';
import { Absences } from '../../shared/absences/Absences';
import { EditDialog } from '../../shared/records/EditDialog';
import { FailedOrWaiting } from '../../ui/FailedOrWaiting';
import { Headroom } from '../../shared/hours/Headroom';
import { Section } from '../../ui/layout/Section';
import { FactorSection } from './access/FactorSection';
import { OthersFactor } from './access/OthersFactor';
import { DevicesSection } from './access/DevicesSection';
import { HideUser } from './HideUser';
import { InvitationSection } from './InvitationSection';
import { OwnPasswordForm } from './OwnPasswordForm';
import { PasswordForm } from './PasswordForm';
import { RecordForm } from './RecordForm';
import { UserDetailsForm } from './UserDetailsForm';
import { useSelf } from './useSelf';

/** One user (docs/product.md, 'People, buses, food packages'): admins edit, drivers see only the name. */
export default function UserDialog({ userId, onClose }: { userId: string; onClose: () => void }) {
  const { data, error, refetch } = useUserByIdQuery({
    variables: { id: userId.toUpperCase() },
    fetchPolicy: 'cache-and-network',
  });
  const { isAdmin, isSelf } = useSelf();
  const user = data?.driver;
  const reload = () => void refetch().catch(() => undefined);
  const about = {
    name: user ? printPersonName(user) : '',
    photoUrl: user?.photoUrl ?? null,
    shape: 'round',
    onClose,
  } as const;

  if (!user) {
    return (
      <EditDialog {...about} name={t('shell.loading')}>
        <FailedOrWaiting error={error} title={t('shell.userFailed')} height={320} onRetry={refetch} />
      </EditDialog>
    );
  }
  if (!isAdmin) return <EditDialog {...about} />;

  return (
    <EditDialog
      {...about}
      subtitle={[user.username, user.email].filter(Boolean).join(' · ')}
      upload={{ kind: 'driver', id: user.id, onUploaded: reload }}
      actions={<HideUser user={user} />}
    >
      {!user.hidden && <InvitationSection userId={user.id} />}
      <UserDetailsForm user={user} />
      <Section title={t('hours.drivingLeft')} collapsible startCollapsed>
        <Headroom driverId={user.id} />
        <Box sx={{ mt: 1.5 }}>
          <Link component={RouterLink} to={paths.hoursOfDriver(user.id)}>
            {t('hours.seeAll')}
          </Link>
        </Box>
      </Section>
      <Section title={t('duties.papers')} collapsible startCollapsed>
        <RecordForm driverId={user.id} />
      </Section>
      <Section title={t('duties.absences')} collapsible startCollapsed>
        <Absences driverId={user.id} />
      </Section>
      {isSelf(user.id) ? <OwnPasswordForm /> : <PasswordForm userId={user.id} />}
      {isSelf(user.id) ? <FactorSection /> : <OthersFactor userId={user.id} name={printPersonName(user)} />}
      {isSelf(user.id) && <DevicesSection />}
      {/* A hidden user has no calendar. */}
      {!user.hidden && (
        <Section title={t('calendarFeed.title')} collapsible startCollapsed>
          <CalendarFeed userId={user.id} name={printPersonName(user)} />
        </Section>
      )}
    </EditDialog>
  );
}
