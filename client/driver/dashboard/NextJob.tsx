import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { Link as RouterLink } from 'react-router';
import { t } from '../../i18n/officeTexts';
import { orderPath } from '../../lib/navigation/orderPath';
import { formatDuration } from '../../lib/texts/minutes';
import { formatDateTimeWithDay, formatTime, toLocalDate } from '../../lib/texts/time';
import { printCities } from '../../lib/texts/tripTexts';
import { findNextJob } from './findNextJob';
import { loadingProps } from '../../ui/layout/InOrder';
import type { JobRow } from './jobColumns';

const DAY_MIN = 24 * 60;

interface NextJobProps {
  /** undefined while they are on their way. */
  jobs: readonly JobRow[] | undefined;
  now: Date;
}

/** The trip under way, else the next one: the first thing that a driver looks for (docs/product.md, 'Driver'). */
export function NextJob({ jobs, now }: NextJobProps) {
  const job = jobs && findNextJob(jobs, now);
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={t('driver.nextTitle')}
      sx={frame}
      {...(!jobs && loadingProps)}
    >
      {!jobs && <Skeleton sx={{ width: 220, fontSize: '1.25rem' }} />}
      {jobs && !job && t('driver.nothingAhead')}
      {job && (
        <>
          <Box sx={{ color: 'text.secondary' }}>{printTimeLeft(job, now)}</Box>
          <Link component={RouterLink} to={orderPath(job)} sx={headline}>
            {toLocalDate(job.start) === toLocalDate(now) ? formatTime(job.start) : formatDateTimeWithDay(job.start)}{' '}
            {printCities(job)}
          </Link>
          <Box sx={{ overflowWrap: 'anywhere' }}>
            {[t('driver.people', { count: job.passengers }), ...(job.job?.buses ?? []).map(({ name }) => name)].join(
              ' · ',
            )}
          </Box>
        </>
      )}
    </Paper>
  );
}

/** 'Nüüd', or 'Järgmine, 42 min pärast' on the day before it and on its own. */
function printTimeLeft({ start }: JobRow, now: Date): string {
  const minutes = Math.ceil((Date.parse(start) - now.getTime()) / 60_000);
  if (minutes <= 0) return t('driver.now');
  return minutes < DAY_MIN ? t('driver.nextIn', { time: formatDuration(minutes) }) : t('driver.next');
}

// As high without a trip as while it is on its way: nothing below it moves.
const frame = {
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  gap: 0.25,
  // A long way takes three lines on a phone.
  minHeight: { xs: 160, sm: 104 },
  borderRadius: '10px',
  px: 2,
  py: 1.5,
  mb: 2,
  fontSize: '0.9375rem',
};

const headline = {
  fontSize: '1.25rem',
  fontWeight: 700,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
};
