import Link from '@mui/material/Link';
import { formatPhone } from '../../../server/platform/values/phone';
import { usePeopleQuery } from '../../generated/graphql';
import type { UserDetailsFragment } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { paths } from '../../lib/navigation/paths';
import { useIdParam } from '../../lib/navigation/urlParam';
import { useLiveReload } from '../../lib/request/live/useLive';
import { printPersonName } from '../../lib/texts/tripTexts';
import { openedPart } from '../../ui/late/openedPart';
import { CardSection } from '../../ui/layout/CardSection';
import { Quiet } from '../../ui/Quiet';
import { PhotoCard } from '../../shared/records/PhotoCard';
import { DriverTable } from './DriverTable';

const UserDialog = openedPart(() => import('./UserDialog'));

/** The drivers and admins of the company, as a table; hidden ones as cards (docs/product.md, 'People, buses, food packages'). */
export function DriverSection() {
  const { data, error, refetch } = usePeopleQuery({ fetchPolicy: 'cache-and-network' });
  useLiveReload(['people'], refetch);
  const [edited, setEdited] = useIdParam('juht');

  return (
    <>
      <CardSection
        title={t('office.drivers')}
        hiddenTitle={t('people.hiddenTitle')}
        addLabel={t('people.add')}
        addPath={paths.createUser}
        emptyHint={t('people.empty')}
        failedTitle={t('people.loadFailed')}
        rows={data?.drivers}
        failed={Boolean(error)}
        onRetry={refetch}
        renderCard={(user) => <DriverCard user={user} onEdit={() => setEdited(user.id)} />}
        renderTable={(users) => <DriverTable users={users} onEdit={setEdited} />}
      />
      {edited && <UserDialog userId={edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}

function DriverCard({ user, onEdit }: { user: UserDetailsFragment; onEdit: () => void }) {
  const name = printPersonName(user);
  return (
    <PhotoCard name={name} photoUrl={user.photoUrl ?? null} shape="round" onEdit={onEdit}>
      <Quiet>{user.role === 'admin' ? `${user.username} · ${t('people.admin')}` : user.username}</Quiet>
      {user.phone && (
        <Link variant="body2" href={`tel:${user.phone}`} aria-label={t('people.call', { name })}>
          {formatPhone(user.phone)}
        </Link>
      )}
    </PhotoCard>
  );
}
