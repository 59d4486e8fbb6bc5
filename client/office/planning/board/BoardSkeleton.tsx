import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { t } from '../../../i18n/officeTexts';

/** The board before it is known or drawn: as large as it will be, so that nothing moves. */
export function BoardSkeleton() {
  return (
    <Box role="status" aria-label={t('planning.loading')} sx={frame}>
      {Array.from({ length: 30 }, (_, index) => (
        <Box key={index} sx={row}>
          <Skeleton width={110 + ((index * 37) % 50)} />
          <Skeleton
            variant="rounded"
            height={32}
            sx={{
              ml: `${(index * 23) % 50}%`,
              width: `${12 + ((index * 17) % 18)}%`,
              visibility: index % 3 === 2 ? 'hidden' : undefined,
            }}
          />
        </Box>
      ))}
    </Box>
  );
}

const frame = {
  height: 'max(360px, calc(100dvh - 310px))',
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  bgcolor: 'background.paper',
};
const row = {
  display: 'grid',
  gridTemplateColumns: '190px 1fr',
  alignItems: 'center',
  height: 52,
  px: 1.75,
  borderBottom: 1,
  borderColor: 'line.soft',
};
