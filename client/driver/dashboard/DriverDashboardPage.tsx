import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useCurrentUserQuery, useMyJobsQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { DAY_PATH } from '../../lib/navigation/dayPath';
import { BASE_PATH } from '../../lib/navigation/paths';
import { useLiveNews } from '../../lib/request/live/useLive';
import { toLocalDate } from '../../lib/texts/time';
import { printPersonName } from '../../lib/texts/tripTexts';
import { CalendarFeed } from '../../shared/calendarFeed/CalendarFeed';
import { DataTable } from '../../ui/table/DataTable';
import { FailedState } from '../../ui/FailedState';
import { Headroom } from '../../shared/hours/Headroom';
import { RosterExtract } from '../../shared/hours/RosterExtract';
import { InOrder } from '../../ui/layout/InOrder';
import { PageTitle, subtitleRoom } from '../../ui/layout/PageTitle';
import { Section } from '../../ui/layout/Section';
import { NextJob } from './NextJob';
import { JobCard, makeJobColumns, waitsForConfirmation } from './jobColumns';
import type { JobRow } from './jobColumns';

/** Any trip that touches the day (docs/product.md, 'Driver'). */
function touchesToday({ start, end }: JobRow, today: string): boolean {
  return toLocalDate(start) <= today && today <= toLocalDate(end);
}

/** A driver's own jobs (docs/product.md, 'Driver'). */
export default function DriverDashboardPage() {
  const query = useMyJobsQuery({ fetchPolicy: 'cache-and-network' });
  // A driver hears of the own jobs alone, and of all that happens to them.
  useLiveNews(() => true, query.refetch);
  const { data } = query;
  const self = useCurrentUserQuery().data?.currentUser;
  const ownId = self?.id ?? '';
  const [isRefreshing, setIsRefreshing] = useState(false);
  const today = toLocalDate(new Date());
  const todays = data?.myUpcomingJobs.filter((row) => touchesToday(row, today));
  const later = data?.myUpcomingJobs.filter((row) => !touchesToday(row, today));
  const finished = data?.myFeedbacklessJobs;

  // A failure shows itself on the page.
  const reload = () => query.refetch().catch(() => undefined);

  async function refresh() {
    setIsRefreshing(true);
    await reload();
    setIsRefreshing(false);
  }

  const waiting = data?.myUpcomingJobs.filter((row) => waitsForConfirmation(row, ownId)).length ?? 0;

  const drawList = (name: 'finished' | 'today' | 'upcoming', rows: readonly JobRow[] | undefined) => (
    <Section
      title={t(`driver.${name}`)}
      count={rows?.length}
      waiting={name === 'finished'}
      collapsible
      startCollapsed={name === 'finished'}
      flush
    >
      <DataTable
        label={t(`driver.${name}`)}
        rows={rows}
        columns={makeJobColumns(ownId, reload)}
        rowId={(row) => row.id}
        urlName={name}
        firstSort={{ field: 'start', direction: 'asc' }}
        emptyHint={t(`driver.${name}Empty`)}
        renderCard={(row) => <JobCard row={row} ownId={ownId} onConfirmed={reload} />}
      />
    </Section>
  );

  return (
    <>
      <PageTitle
        title={t('driver.title')}
        subtitle={<Box sx={subtitleRoom}>{data && printSummary(todays!.length, waiting, finished!.length)}</Box>}
        actions={
          <>
            {/* A page by itself, which the phone keeps. */}
            <Button variant="outlined" href={BASE_PATH + DAY_PATH}>
              {t('driver.day')}
            </Button>
            <Button variant="outlined" disabled={isRefreshing} onClick={() => void refresh()}>
              {isRefreshing ? t('driver.refreshing') : t('driver.refresh')}
            </Button>
          </>
        }
      />
      {query.error && !data ? (
        <FailedState onRetry={() => void refresh()} />
      ) : (
        <InOrder>
          <NextJob jobs={data?.myUpcomingJobs} now={new Date()} />
          {drawList('finished', finished)}
          {drawList('today', todays)}
          {drawList('upcoming', later)}
          {self && (
            <Section title={t('hours.drivingLeft')} collapsible>
              <Box sx={{ maxWidth: 460 }}>
                <Headroom driverId={self.id} />
              </Box>
              <Box sx={{ mt: 2 }}>
                <RosterExtract driverId={self.id} />
              </Box>
            </Section>
          )}
          {self && (
            <Section title={t('calendarFeed.title')} collapsible startCollapsed>
              <CalendarFeed userId={self.id} name={printPersonName(self)} />
            </Section>
          )}
        </InOrder>
      )}
    </>
  );
}

/** 'Täna 2 reisi · 1 töö ootab kinnitust · tagasisidet ootab 1' */
function printSummary(today: number, waiting: number, finished: number): string {
  const first =
    today === 0 ? t('driver.noneToday') : today === 1 ? t('driver.oneToday') : t('driver.manyToday', { count: today });
  return [
    first,
    waiting > 0 && (waiting === 1 ? t('driver.oneToConfirm') : t('driver.toConfirm', { count: waiting })),
    finished > 0 && t('driver.feedbackWaits', { count: finished }),
  ]
    .filter(Boolean)
    .join(' · ');
}
