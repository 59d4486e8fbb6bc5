import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { t } from '../../i18n/officeTexts';
import { orderPath } from '../../lib/navigation/orderPath';
import { formatDateTime } from '../../lib/texts/time';
import { printCities, printCustomer, printDrivers, printPrice } from '../../lib/texts/tripTexts';
import { Places } from '../../shared/trip/Places';
import { printComments } from './feedbackColumns';
import type { FeedbackRow } from './feedbackColumns';

/** A finished job on a phone; `children` is what is to be done with it. */
export function FeedbackCard({ row, children }: { row: FeedbackRow; children?: ReactNode }) {
  const comments = printComments(row);
  const facts = [
    printDrivers(row),
    t('office.people', { count: row.passengers }),
    row.job && t('feedback.invoiceNo', { number: row.job.tripNumber }),
  ];
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <Box sx={spread}>
        <Link component={RouterLink} to={orderPath(row)} sx={{ fontVariantNumeric: 'tabular-nums', py: 0.25 }}>
          {formatDateTime(row.start)}
        </Link>
        <Box sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>{printPrice(row.offer?.price)}</Box>
      </Box>
      <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{printCustomer(row)}</Box>
      <Places stops={row.stops.length} text={printCities(row)} />
      <Box sx={{ color: 'text.secondary' }}>{facts.filter(Boolean).join(' · ')}</Box>
      {comments && <Box sx={commentStyles}>{comments}</Box>}
      {children && <Box sx={spread}>{children}</Box>}
    </Box>
  );
}

const commentStyles = {
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  borderLeft: 3,
  borderColor: 'divider',
  pl: 1.25,
};
const spread = { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 };
