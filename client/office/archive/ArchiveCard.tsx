import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { t } from '../../i18n/officeTexts';
import { orderPath } from '../../lib/navigation/orderPath';
import { formatDateTime } from '../../lib/texts/time';
import { printCities, printCustomer, printDistance, printDrivers } from '../../lib/texts/tripTexts';
import { Places } from '../../shared/trip/Places';
import { printReason, printRowPrice, printType } from './archiveColumns';
import type { LongListRow } from './useLongList';

/** An old order on a phone. */
export function ArchiveCard({ row }: { row: LongListRow }) {
  const facts = [t('office.people', { count: row.passengers }), printDistance(row.distanceKm)];
  const end =
    row.status === 'rejected'
      ? [printReason(row)]
      : [printType(row), printDrivers(row), row.job ? t('archive.tripNo', { number: row.job.tripNumber }) : ''];
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <Box sx={spread}>
        <Link component={RouterLink} to={orderPath(row)} sx={{ fontVariantNumeric: 'tabular-nums', py: 0.25 }}>
          {formatDateTime(row.start)}
        </Link>
        <Box sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>{printRowPrice(row)}</Box>
      </Box>
      <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{printCustomer(row)}</Box>
      <Places stops={row.stops.length} text={printCities(row)} />
      <Box sx={{ color: 'text.secondary' }}>{facts.join(' · ')}</Box>
      <Box sx={{ color: 'text.secondary' }}>{end.filter(Boolean).join(' · ')}</Box>
    </Box>
  );
}

const spread = { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 };
