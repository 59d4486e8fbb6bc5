import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { t } from '../../i18n/et';

/** The shape of a form whose link is being checked. */
export function FormSkeleton({ fields }: { fields: number }) {
  return (
    <Box role="status" aria-label={t('shell.loading')} sx={{ display: 'grid', gap: 2.5 }}>
      {Array.from({ length: fields }, (_, index) => (
        <Box key={index}>
          <Skeleton width={90} />
          <Skeleton variant="rounded" height={44} />
        </Box>
      ))}
    </Box>
  );
}
