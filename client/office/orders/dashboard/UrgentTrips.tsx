import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router';
import type { DashboardQuery } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import { orderPath } from '../../../lib/navigation/orderPath';
import { formatDateTimeWithDay } from '../../../lib/texts/time';
import { CountBadge } from '../../../ui/CountBadge';
import { loadingProps } from '../../../ui/layout/InOrder';
import type { ListRow } from './listColumns';
import { OrderPlaces } from './listColumns';
import { NextButton } from './NextButton';
import { printCustomer } from '../parts/orderTexts';
import { isUrgent, listUrgent } from './urgent';

const MOST = 5;

const steps = { new: 'orders.answer', accepted: 'orders.assign', job: 'orders.changeAssignment' } as const;

interface UrgentTripsProps {
  /** undefined while they are on their way. */
  lists: Omit<DashboardQuery, '__typename'> | undefined;
  now: Date;
}

/** Waiting orders that leave within 48 hours, from any list, earliest first. */
export function UrgentTrips({ lists, now }: UrgentTripsProps) {
  const id = useId();
  const rows = lists ? listUrgent(lists, now) : [];
  const leaves = lists?.upcomingJobs.some((row) => isUrgent(row, now));
  return (
    <Paper variant="outlined" component="section" aria-labelledby={id} sx={frame} {...(!lists && loadingProps)}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 30 }}>
        {rows.length > 0 && <CountBadge count={rows.length} waiting />}
        <Box id={id} component="h2" sx={{ m: 0, font: 'inherit', fontWeight: rows.length > 0 ? 700 : 400 }}>
          {!lists && <Skeleton sx={{ width: 220 }} />}
          {lists && rows.length > 0 && t('orders.urgent')}
          {lists && rows.length === 0 && (leaves ? t('orders.urgentDone') : t('orders.urgentNone'))}
        </Box>
      </Box>
      {rows.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {rows.slice(0, MOST).map((row) => (
            <UrgentTrip key={row.id} row={row} />
          ))}
        </Box>
      )}
      {rows.length > MOST && (
        <Box sx={{ color: 'text.secondary', pt: 0.5 }}>{t('orders.urgentMore', { count: rows.length - MOST })}</Box>
      )}
    </Paper>
  );
}

function UrgentTrip({ row }: { row: ListRow }) {
  const step = row.status === 'new' || row.status === 'accepted' ? steps[row.status] : steps.job;
  return (
    <Box component="li" sx={line}>
      <Link component={RouterLink} to={orderPath(row)} sx={{ fontVariantNumeric: 'tabular-nums', py: 0.25 }}>
        {formatDateTimeWithDay(row.start)}
      </Link>
      <Box sx={{ fontWeight: 600, minWidth: 0, overflowWrap: 'anywhere' }}>{printCustomer(row)}</Box>
      <OrderPlaces row={row} />
      <NextButton urgent component={RouterLink} to={orderPath(row)}>
        {t(step)}
      </NextButton>
    </Box>
  );
}

// As high without trips as while they are on their way: nothing below it moves.
const frame = { borderRadius: '10px', px: 2, py: 1, mb: 2, fontSize: '0.875rem' };

const line = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: '190px minmax(120px, 1fr) minmax(200px, 2fr) auto' },
  alignItems: 'center',
  gap: { xs: 0.5, sm: 1, md: 2 },
  py: 1,
  borderTop: 1,
  borderColor: 'line.soft',
  '& .MuiButton-root': { justifySelf: { xs: 'stretch', sm: 'start', md: 'end' } },
};
