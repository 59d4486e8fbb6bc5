import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { t } from '../../i18n/et';

/** The shape of a trip that is on its way. */
export function TripSkeleton() {
  return (
    <Box
      role="status"
      aria-label={t('shell.loading')}
      sx={{ display: 'grid', gap: 2, maxWidth: 600, mx: 'auto', px: 2.25, py: { xs: 4, sm: 7 } }}
    >
      <Skeleton width="60%" height={48} />
      <Skeleton variant="rounded" height={280} />
      <Skeleton variant="rounded" height={50} />
    </Box>
  );
}
