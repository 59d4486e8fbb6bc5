import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useSystemStateQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { FailedState } from '../../ui/FailedState';
import { PageTitle } from '../../ui/layout/PageTitle';
import { SettingsTabs } from '../../ui/layout/SettingsTabs';
import { BackupsSection } from './BackupsSection';
import { FactsSection } from './FactsSection';
import { JobsSection } from './JobsSection';
import { MessagesSection } from './MessagesSection';
import { Problems } from './Problems';
import { StoreSection } from './StoreSection';

/** While the page is open, its state is at most this old. */
const POLL_MS = 30_000;

/** The portal's own state for admins: what to act on, unsent messages, backups, facts and repeated work. */
export default function SystemPage() {
  const { data, error, refetch } = useSystemStateQuery({ fetchPolicy: 'cache-and-network', pollInterval: POLL_MS });
  const reload = () => void refetch().catch(() => undefined);
  const state = data?.systemState;
  return (
    <>
      <SettingsTabs />
      <PageTitle title={t('settingsTabs.system')} subtitle={t('system.subtitle')} />
      {state && (
        <>
          <Problems problems={state.problems} />
          <MessagesSection onChange={reload} />
          <BackupsSection backups={state.backups} isEmbedded={state.database.isEmbedded} onChange={reload} />
          <StoreSection onChange={reload} />
          <FactsSection state={state} />
          <JobsSection jobs={state.jobs} />
        </>
      )}
      {!state && error && <FailedState title={t('system.failed')} onRetry={reload} />}
      {!state && !error && (
        <Box role="status" aria-label={t('shell.loading')} sx={{ display: 'grid', gap: 2 }}>
          <Skeleton variant="rounded" height={72} />
          <Skeleton variant="rounded" height={220} />
          <Skeleton variant="rounded" height={320} />
        </Box>
      )}
    </>
  );
}
