import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useOverviewQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { printError } from '../../lib/request/errors';
import { formatLocalDate, toLocalDate } from '../../lib/texts/time';
import { FailedState } from '../../ui/FailedState';
import { EmptyState } from '../../ui/EmptyState';
import { PageTitle } from '../../ui/layout/PageTitle';
import { thumbWide } from '../../ui/layout/touchTarget';
import type { PictureProps, Target } from './figures';
import { FigureCards } from './FigureCards';
import { MoneyPicture, TurnoverPicture } from './MonthPictures';
import { BandPicture, WayPicture } from './OfferPictures';
import { findUnit, readPeriod } from './period';
import type { Period, Unit } from './period';
import { PeriodTools } from './PeriodTools';
import { RankPicture } from './RankPicture';
import { RowsDialog } from './RowsDialog';
import { ActsPicture, DrivingPicture } from './TripPictures';
import { UsePicture } from './UsePicture';

/** While the server still sums older days. */
const POLL_MS = 3000;

const printPeriod = ({ from, to }: Period) => `${formatLocalDate(from)} – ${formatLocalDate(to)}`;

/** Turnover, offers, use, money and work of a period, beside the period before (docs/product/overview.md). */
export default function OverviewPage() {
  const [params, setParams] = useSearchParams();
  const today = toLocalDate(new Date());
  const period = readPeriod(params, today);
  const { data, previousData, error, loading, refetch, startPolling, stopPolling } = useOverviewQuery({
    variables: period,
    fetchPolicy: 'cache-and-network',
  });
  const isUnsettled = data?.overview.isSettled === false;
  useEffect(() => {
    if (!isUnsettled) return undefined;
    startPolling(POLL_MS);
    return stopPolling;
  }, [isUnsettled, startPolling, stopPolling]);
  const [target, setTarget] = useState<Target>();
  // The former period stays until the next one is here.
  const shown = error ? undefined : (data ?? previousData)?.overview;
  const unit = findUnit(period, today, params.get('osa'));
  function choose({ from, to }: Period, pressed?: Unit) {
    const days = { algus: from, lopp: to };
    setParams(pressed ? { ...days, osa: pressed } : days, { replace: true, preventScrollReset: true });
  }
  return (
    <>
      <PageTitle
        title={t('shell.overview')}
        subtitle={
          shown
            ? t('overview.subtitle', { period: printPeriod(shown.totals), before: printPeriod(shown.totalsBefore) })
            : printPeriod(period)
        }
        actions={<PeriodTools period={period} unit={unit} today={today} onChange={choose} />}
      />
      {error && <FailedState title={t('overview.failed', { message: printError(error) })} hint="" onRetry={refetch} />}
      {!shown && !error && <Waiting />}
      {shown && (
        <Box
          aria-busy={loading && !data}
          sx={{ opacity: data ? 1 : 0.6, transition: 'opacity 150ms', '& button': thumbWide }}
        >
          <Pictures overview={shown} today={today} onOpen={setTarget} />
        </Box>
      )}
      {target && <RowsDialog target={target} onClose={() => setTarget(undefined)} />}
    </>
  );
}

function Pictures({ today, ...shared }: PictureProps & { today: string }) {
  const { overview, onOpen } = shared;
  const { totals, totalsBefore, isSettled } = overview;
  const isEmpty =
    overview.months.every(({ turnover, invoiced, paid }) => turnover === 0 && invoiced === 0 && paid === 0) &&
    totals.inquiries === 0 &&
    totals.trips === 0;
  if (isEmpty && isSettled) return <EmptyState title={t('overview.empty')} hint={t('overview.emptyHint')} />;
  return (
    <>
      {!isSettled && (
        <Box role="status" sx={{ mb: 2, color: 'warning.main' }}>
          {t('overview.unsettled')}
        </Box>
      )}
      <FigureCards now={totals} before={totalsBefore} onOpen={onOpen} />
      <Box sx={columns}>
        <Column
          places={[0, 4, 3, 6]}
          pictures={[
            <TurnoverPicture key="turnover" {...shared} thisMonth={today.slice(0, 7)} />,
            <MoneyPicture key="money" {...shared} />,
            <UsePicture key="bus" kind="bus" {...shared} />,
            <UsePicture key="driver" kind="driver" {...shared} />,
          ]}
        />
        <Column
          places={[1, 2, 5, 7, 8]}
          pictures={[
            <WayPicture key="way" {...shared} />,
            <RankPicture key="customer" kind="customer" {...shared} />,
            <BandPicture key="band" {...shared} />,
            <RankPicture key="bus" kind="bus" {...shared} />,
            <RankPicture key="driver" kind="driver" {...shared} />,
          ]}
        />
      </Box>
      <Box sx={{ ...columns, gridTemplateColumns: { lg: 'repeat(2, minmax(0, 1fr))' } }}>
        <ActsPicture {...shared} />
        <DrivingPicture {...shared} />
      </Box>
    </>
  );
}

const columns = {
  display: 'grid',
  columnGap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 9fr) minmax(0, 5fr)' },
};

/** Pictures under each other. On a phone, where both columns are one, each has its place. */
const Column = ({ pictures, places }: { pictures: readonly ReactNode[]; places: readonly number[] }) => (
  <Box sx={{ display: { xs: 'contents', lg: 'block' } }}>
    {pictures.map((picture, index) => (
      <Box key={index} sx={{ order: places[index], minWidth: 0 }}>
        {picture}
      </Box>
    ))}
  </Box>
);

const Waiting = () => (
  <Box role="status" aria-label={t('shell.loading')} sx={{ display: 'grid', gap: 2 }}>
    <Skeleton variant="rounded" height={112} sx={{ borderRadius: '10px' }} />
    <Skeleton variant="rounded" height={360} sx={{ borderRadius: '10px' }} />
    <Skeleton variant="rounded" height={360} sx={{ borderRadius: '10px' }} />
  </Box>
);
