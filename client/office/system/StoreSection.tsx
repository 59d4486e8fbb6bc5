import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { Link } from 'react-router';
import { useBackupStoreQuery, useSendBackupNowMutation } from '../../generated/graphql';
import type { BackupStoreFieldsFragment } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { paths } from '../../lib/navigation/paths';
import { toast } from '../../lib/request/toasts';
import { formatBytes } from '../../lib/texts/bytes';
import { formatDateTime } from '../../lib/texts/time';
import { EmptyState } from '../../ui/EmptyState';
import { FailedState } from '../../ui/FailedState';
import { Section } from '../../ui/layout/Section';
import { StoredList } from './StoredList';

/** While the page is open, the state of the store is at most this old. */
const POLL_MS = 30_000;

/** The backups elsewhere: the last good one, its fault, and those that the store holds. */
export function StoreSection({ onChange }: { onChange: () => void }) {
  const { data, error, refetch } = useBackupStoreQuery({ fetchPolicy: 'cache-and-network', pollInterval: POLL_MS });
  const [send, { loading: isWaiting }] = useSendBackupNowMutation();
  const store = data?.backupStore;
  const isSending = isWaiting || store?.isSending === true;
  const reload = () => void refetch().catch(() => undefined);

  async function sendNow() {
    const { data: sent } = await send();
    if (sent?.sendBackupNow?.fault === null) toast(t('system.sent'));
    reload();
    onChange();
  }

  return (
    <Section
      title={t('system.store')}
      flush
      actions={
        store?.place && (
          <Button size="small" variant="outlined" disabled={isSending} onClick={() => void sendNow()}>
            {isSending ? t('system.sendingNow') : t('system.sendNow')}
          </Button>
        )
      }
    >
      {isSending && <LinearProgress aria-label={t('system.storeSending')} />}
      {!data && error && <FailedState title={t('system.storeFailed')} onRetry={reload} />}
      {data && !store && (
        <EmptyState title={t('system.storeNone')} hint={t('system.storeNoneHint')} action={<SettingsButton />} />
      )}
      {store && <StoreState store={store} />}
      {store?.place && <StoredList key={store.lastGoodAt} />}
    </Section>
  );
}

function StoreState({ store }: { store: BackupStoreFieldsFragment }) {
  const { place, lacks, lastGoodAt, bytes, failedAt, fault, retryAt } = store;
  return (
    <Box sx={{ px: { xs: 2, sm: 2.5 }, py: 1.5, display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
      {lacks.length > 0 && (
        <>
          <Alert severity="error">
            {t('system.storeLacks', { settings: lacks.map((key) => t(`settings.${key}`)).join(', ') })}
          </Alert>
          <div>
            <SettingsButton />
          </div>
        </>
      )}
      {fault && failedAt && (
        <Alert severity="error">
          {t('system.storeFault', { when: formatDateTime(failedAt), fault })}
          {retryAt && ` ${t('system.storeRetry', { when: formatDateTime(retryAt) })}`}
        </Alert>
      )}
      {place && (
        <>
          <Box sx={{ fontWeight: 600 }}>
            {lastGoodAt
              ? t('system.storeGood', { when: formatDateTime(lastGoodAt), size: formatBytes(bytes ?? 0) })
              : t('system.storeNothing')}
          </Box>
          <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{t('system.storePlace', { place })}</Box>
        </>
      )}
    </Box>
  );
}

const SettingsButton = () => (
  <Button size="small" variant="outlined" component={Link} to={paths.settings}>
    {t('system.storeSet')}
  </Button>
);
