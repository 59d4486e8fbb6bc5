import Button from '@mui/material/Button';
import { useState } from 'react';
import { useCurrentUserQuery, useMyJobsQuery } from '../../generated/graphql';
import { t } from '../../i18n/office';
import { localDateOf } from '../../lib/time';
import { personName } from '../../lib/tripTexts';
import { CalendarFeed } from '../../ui/CalendarFeed';
import { DataTable } from '../../ui/DataTable';
import { FailedState } from '../../ui/FailedState';
import { PageTitle } from '../../ui/PageTitle';
import { Section } from '../../ui/Section';
import { JobCard, jobColumns } from './jobColumns';
import type { JobRow } from './jobColumns';

const POLL_MS = 30_000;

/** Any trip that touches the day (design, section 4). */
function touchesToday({ start, end }: JobRow, today: string): boolean {
  return localDateOf(start) <= today && today <= localDateOf(end);
}

/** A driver's own jobs (spec, "Driver dashboard"). */
export default function DriverDashboardPage() {
  const query = useMyJobsQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
  });
  const { data } = query;
  const self = useCurrentUserQuery().data?.currentUser;
  const ownId = self?.id ?? '';
  const [refreshing, setRefreshing] = useState(false);
  const today = localDateOf(new Date());
  const todays = data?.myUpcomingJobs.filter((row) => touchesToday(row, today));
  const later = data?.myUpcomingJobs.filter((row) => !touchesToday(row, today));
  const finished = data?.myFeedbacklessJobs;

  async function refresh() {
    setRefreshing(true);
    // A failure shows itself on the page.
    await query.refetch().catch(() => undefined);
    setRefreshing(false);
  }

  const table = (label: string, rows: readonly JobRow[] | undefined, urlName: string, emptyHint: string) => (
    <DataTable
      label={label}
      rows={rows}
      columns={jobColumns(ownId)}
      rowId={(row) => row.id}
      urlName={urlName}
      firstSort={{ field: 'start', direction: 'asc' }}
      emptyHint={emptyHint}
      renderCard={(row) => <JobCard row={row} ownId={ownId} />}
    />
  );

  return (
    <>
      <PageTitle
        title={t('driver.title')}
        subtitle={todays && finished && summary(todays.length, finished.length)}
        actions={
          <Button variant="outlined" disabled={refreshing} onClick={() => void refresh()}>
            {refreshing ? t('driver.refreshing') : t('driver.refresh')}
          </Button>
        }
      />
      {query.error && !data ? (
        <FailedState onRetry={() => void refresh()} />
      ) : (
        <>
          <Section title={t('driver.finished')} count={finished?.length} waiting collapsible startCollapsed flush>
            {table(t('driver.finished'), finished, 'finished', t('driver.finishedEmpty'))}
          </Section>
          <Section title={t('driver.today')} count={todays?.length} collapsible flush>
            {table(t('driver.today'), todays, 'today', t('driver.todayEmpty'))}
          </Section>
          <Section title={t('driver.upcoming')} count={later?.length} collapsible flush>
            {table(t('driver.upcoming'), later, 'upcoming', t('driver.upcomingEmpty'))}
          </Section>
          {self && (
            <Section title={t('calendarFeed.title')} collapsible startCollapsed>
              <CalendarFeed userId={self.id} name={personName(self)} />
            </Section>
          )}
        </>
      )}
    </>
  );
}

/** 'Täna 2 reisi · tagasisidet ootab 1' */
function summary(today: number, finished: number): string {
  const first =
    today === 0 ? t('driver.noneToday') : today === 1 ? t('driver.oneToday') : t('driver.manyToday', { count: today });
  return finished > 0 ? `${first} · ${t('driver.feedbackWaits', { count: finished })}` : first;
}
