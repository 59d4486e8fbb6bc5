import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useDriverHeadroomQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { toLocalDate } from '../../lib/texts/time';
import { HeadroomBars } from './HeadroomBars';

/** A driver's remaining time now: today, this week, in two weeks. */
export function Headroom({ driverId }: { driverId: string }) {
  const { data, error, refetch } = useDriverHeadroomQuery({
    variables: { driverId, from: toLocalDate(new Date()) },
    fetchPolicy: 'cache-and-network',
  });
  if (data) return <HeadroomBars headroom={data.driverHours.headroom} />;
  if (!error) return <Skeleton variant="rounded" height={260} />;
  return (
    <Box role="alert" sx={{ color: 'text.secondary' }}>
      {t('hours.headroomFailed')}{' '}
      <Button size="small" onClick={() => void refetch().catch(() => undefined)}>
        {t('ui.retry')}
      </Button>
    </Box>
  );
}
