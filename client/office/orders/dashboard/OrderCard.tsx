import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { t } from '../../../i18n/officeTexts';
import { orderPath } from '../../../lib/navigation/orderPath';
import { formatDateTime } from '../../../lib/texts/time';
import { StatusChip } from '../../../shared/trip/StatusChip';
import { QuickOffer } from '../offer/QuickOffer';
import { AssignButton, ConfirmationChip, OrderPlaces } from './listColumns';
import type { ListRow } from './listColumns';
import { printCustomer, printDistance, printJobCrew, printPrice } from '../parts/orderTexts';

/** A row of the dashboard on a phone. */
export function OrderCard({ row }: { row: ListRow }) {
  const { job, status } = row;
  const facts = [
    t('office.people', { count: row.passengers }),
    printDistance(row.distanceKm),
    job && t('job.tripNo', { number: job.tripNumber }),
  ];
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <Box sx={spread}>
        <Link component={RouterLink} to={orderPath(row)} sx={{ fontVariantNumeric: 'tabular-nums', py: 0.25 }}>
          {formatDateTime(status === 'new' ? row.createdAt : row.start)}
        </Link>
        <Box sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>{printPrice(row.offer?.price)}</Box>
      </Box>
      <Box sx={{ fontWeight: 600 }}>{printCustomer(row)}</Box>
      <OrderPlaces row={row} />
      <Box sx={{ ...spread, color: 'text.secondary' }}>
        <span>{facts.filter(Boolean).join(' · ')}</span>
        {status === 'new' && <span>{formatDateTime(row.start)}</span>}
        {row.awaitsPrepayment && <StatusChip tone="amber">{t('orders.awaitsPrepayment')}</StatusChip>}
        <ConfirmationChip row={row} />
      </Box>
      {job && <Box sx={{ color: 'text.secondary' }}>{printJobCrew(job)}</Box>}
      {status === 'new' && <QuickOffer row={row} />}
      {status === 'accepted' && <AssignButton row={row} />}
    </Box>
  );
}

const spread = { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: 1 };
