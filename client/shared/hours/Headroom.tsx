import Skeleton from '@mui/material/Skeleton';
import { useDriverHeadroomQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { toLocalDate } from '../../lib/texts/time';
import { RetryLine } from '../../ui/RetryLine';
import { HeadroomBars } from './HeadroomBars';

/** A driver's remaining time now: today, this week, in two weeks. */
export function Headroom({ driverId }: { driverId: string }) {
  const { data, error, refetch } = useDriverHeadroomQuery({
    variables: { driverId, from: toLocalDate(new Date()) },
    fetchPolicy: 'cache-and-network',
  });
  if (data) return <HeadroomBars headroom={data.driverHours.headroom} />;
  if (!error) return <Skeleton variant="rounded" height={260} />;
  return <RetryLine text={t('hours.headroomFailed')} onRetry={refetch} sx={{ color: 'text.secondary' }} />;
}
