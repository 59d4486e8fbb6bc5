import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { t } from '../../i18n/publicTexts';
import { NoticePage } from '../../ui/layout/NoticePage';

/** The shape of a trip that is on its way. */
export function TripSkeleton() {
  return (
    <NoticePage title={t('myTrip.title')}>
      <Box role="status" aria-label={t('shell.loading')} sx={{ display: 'grid', gap: 2 }}>
        {[280, 240, 260].map((height) => (
          <Skeleton key={height} variant="rounded" height={height} sx={{ borderRadius: '10px' }} />
        ))}
      </Box>
    </NoticePage>
  );
}
