import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useDriverReportsQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { printError } from '../../lib/request/errors';
import { FailedState } from '../../ui/FailedState';
import { PageTitle } from '../../ui/layout/PageTitle';
import { toReportVariables, useReportQuery } from './reportQuery';
import type { ReportQuery } from './reportQuery';
import { ReportForm } from './ReportForm';
import { ReportTabs } from './ReportTabs';
import { Reports } from './Reports';

/** Hours of drivers in a period, to be mended, printed and saved (docs/product.md, 'Hours report'). */
export default function DriverReportsPage() {
  const [query, ask] = useReportQuery();
  const { data, error, loading, refetch } = useDriverReportsQuery({
    variables: toReportVariables(query),
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const reload = () => void refetch().catch(() => undefined);

  function update(next: ReportQuery) {
    // The same address would ask nothing.
    if (JSON.stringify(next) === JSON.stringify(query)) reload();
    else ask(next);
  }

  return (
    <>
      <ReportTabs />
      <PageTitle title={t('reports.title')} />
      <ReportForm query={query} busy={loading} onAsk={update} />
      {!loading && error && (
        <FailedState title={t('reports.failed', { message: printError(error) })} hint="" onRetry={reload} />
      )}
      {loading && !data && (
        <Box role="status" aria-label={t('reports.updating')}>
          <Skeleton variant="rounded" height={320} sx={{ borderRadius: '10px' }} />
        </Box>
      )}
      {data && !error && <Reports period={query} reports={data.driverReport} working={data.workingTime} />}
    </>
  );
}
