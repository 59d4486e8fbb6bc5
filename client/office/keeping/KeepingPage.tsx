import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useKeepingQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { FailedState } from '../../ui/FailedState';
import { PageTitle } from '../../ui/layout/PageTitle';
import { SettingsTabs } from '../../ui/layout/SettingsTabs';
import { FixedSection } from './FixedSection';
import { PersonSection } from './person/PersonSection';
import { RulesSection } from './RulesSection';
import { ChangesSection, RunsSection } from './RunsSection';

/** How long each kind of data is kept, and a person's own data (docs/product/keeping.md). */
export default function KeepingPage() {
  const { data, error, refetch } = useKeepingQuery({ fetchPolicy: 'cache-and-network' });
  const reload = () => void refetch().catch(() => undefined);
  const keeping = data?.keeping;
  return (
    <>
      <SettingsTabs />
      <PageTitle title={t('settingsTabs.keeping')} subtitle={t('keeping.subtitle')} />
      {keeping && <RulesSection keeping={keeping} />}
      {!keeping && error && <FailedState title={t('keeping.failed')} onRetry={reload} />}
      {!keeping && !error && (
        <Box role="status" aria-label={t('shell.loading')} sx={{ mb: 2 }}>
          <Skeleton variant="rounded" height={420} />
        </Box>
      )}
      <FixedSection />
      <PersonSection />
      {keeping && (
        <>
          <RunsSection runs={keeping.runs} />
          <ChangesSection changes={keeping.changes} />
        </>
      )}
    </>
  );
}
