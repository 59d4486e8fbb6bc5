import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useDriverReportsQuery } from '../../generated/graphql';
import { t } from '../../i18n/office';
import { errorText } from '../../lib/errors';
import { EmptyState } from '../../ui/EmptyState';
import { FailedState } from '../../ui/FailedState';
import { PageTitle } from '../../ui/PageTitle';
import { useAsked } from './asked';
import type { Asked } from './asked';
import { ReportForm } from './ReportForm';
import { Reports } from './Reports';

/** Hours of drivers in a period, to be mended, printed and saved (spec, section 2, Driver hours report). */
export default function DriverReportsPage() {
  const [asked, ask] = useAsked();
  const { data, error, loading, refetch } = useDriverReportsQuery({
    variables: { first: asked?.first ?? '', last: asked?.last ?? '', driverIds: asked?.driverIds as string[] | null },
    skip: !asked,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const reload = () => void refetch().catch(() => undefined);

  function update(next: Asked) {
    // The same address would ask nothing.
    if (asked && JSON.stringify(next) === JSON.stringify(asked)) reload();
    else ask(next);
  }

  return (
    <>
      <PageTitle title={t('reports.title')} />
      <ReportForm asked={asked} busy={loading} onAsk={update} />
      {!asked && <EmptyState title={t('reports.start')} hint={t('reports.startHint')} />}
      {asked && !loading && error && (
        <FailedState title={t('reports.failed', { message: errorText(error) })} hint="" onRetry={reload} />
      )}
      {asked && loading && !data && (
        <Box role="status" aria-label={t('reports.updating')}>
          <Skeleton variant="rounded" height={320} sx={{ borderRadius: '10px' }} />
        </Box>
      )}
      {asked && data && !error && <Reports period={asked} reports={data.driverReport} />}
    </>
  );
}
