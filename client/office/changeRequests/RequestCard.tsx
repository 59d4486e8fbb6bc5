import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { t } from '../../i18n/officeTexts';
import { paths } from '../../lib/navigation/paths';
import { formatMoney, toCents } from '../../lib/texts/money';
import { formatDuration } from '../../lib/texts/minutes';
import { formatDateTime } from '../../lib/texts/time';
import { printDistance, printPrice } from '../../lib/texts/tripTexts';
import { AnswerForm } from './AnswerForm';
import { addCustomerSums } from './customerPays';
import type { ChangeRequest } from './request';

type RequestedTrip = ChangeRequest['wanted'];

const pages: Record<string, (id: string) => string> = {
  new: paths.newOrder,
  answered: paths.answeredOrder,
  accepted: paths.acceptedOrder,
};

const measures: readonly { label: string; text: (trip: RequestedTrip) => string }[] = [
  { label: t('changeRequests.departure'), text: ({ start }) => formatDateTime(start) },
  { label: t('changeRequests.arrival'), text: ({ end }) => formatDateTime(end) },
  // Each stop, also a second one in the same town: that may be what is asked for.
  { label: t('office.route'), text: ({ stops }) => stops.map(({ city }) => city).join(' - ') },
  { label: t('changeRequests.passengers'), text: ({ passengers }) => String(passengers) },
  { label: t('changeRequests.distance'), text: ({ distanceKm }) => printDistance(distanceKm) },
  { label: t('changeRequests.duration'), text: ({ durationMin }) => formatDuration(durationMin) },
];

interface RequestCardProps {
  request: ChangeRequest;
  /** Leads to the order's page. */
  linked: boolean;
  onAnswered: (problem: string) => Promise<unknown>;
}

/** The request beside the agreed trip, its price, the law's verdict, and the three answers. */
export function RequestCard({ request, linked, onAnswered }: RequestCardProps) {
  const { orderId, orderStatus, customer, askedAt, note, stands, wanted, price, proposed, problem, legality } = request;
  const { amountDue, vatRate, foodTotal } = request;
  const rows = measures.map(({ label, text }) => ({ label, before: text(stands), after: text(wanted) }));
  return (
    <Box component="li" sx={cardStyles}>
      <Box sx={headStyles}>
        <Box sx={{ fontWeight: 600 }}>
          {linked ? (
            <Link
              component={RouterLink}
              to={(pages[orderStatus] ?? paths.job)(orderId.toUpperCase())}
              aria-label={`${t('office.openOrder')}: ${customer}`}
            >
              {customer}
            </Link>
          ) : (
            customer
          )}
        </Box>
        <Box sx={quietStyles}>{t('changeRequests.askedAt', { when: formatDateTime(askedAt) })}</Box>
      </Box>
      {note && <Box sx={{ mb: 1.5 }}>{t('changeRequests.note', { note })}</Box>}
      <Box sx={columnsStyles}>
        <Box sx={{ overflowX: 'auto' }}>
          <Box component="table" sx={tableStyles}>
            <thead>
              <tr>
                <td />
                <th scope="col">{t('changeRequests.stands')}</th>
                <th scope="col">{t('changeRequests.wanted')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ label, before, after }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{before}</td>
                  <Box component="td" sx={before === after ? quietStyles : { fontWeight: 600 }}>
                    {after}
                  </Box>
                </tr>
              ))}
              <tr>
                <th scope="row">{t('changeRequests.price')}</th>
                <td>{printPrice(price)}</td>
                <Box component="td" sx={{ fontWeight: 600 }}>
                  {proposed === null ? (problem ?? '–') : printPrice(proposed)}
                </Box>
              </tr>
              <tr>
                <th scope="row">{t('changeRequests.amountDue')}</th>
                <td>{printPrice(amountDue)}</td>
                <Box component="td" sx={{ fontWeight: 600 }}>
                  {proposed !== null && formatMoney(addCustomerSums(toCents(proposed), { vatRate, foodTotal }))}
                </Box>
              </tr>
            </tbody>
          </Box>
        </Box>
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {legality.map(({ who, light, line }, index) => (
              <Box component="li" key={index} sx={{ color: lights[light] }}>
                {`${who ?? t('changeRequests.rested')}: ${line || t('changeRequests.fits')}`}
              </Box>
            ))}
          </Box>
          <AnswerForm request={request} onAnswered={onAnswered} />
        </Box>
      </Box>
    </Box>
  );
}

const lights = { green: 'success.main', amber: 'warning.main', red: 'error.main' } as const;
const quietStyles = { color: 'text.secondary' };
const cardStyles = { border: 1, borderColor: 'divider', borderRadius: 1, p: { xs: 1.5, sm: 2 } };
/** On a screen the answer stands beside what is asked: lists of the dashboard come after it. */
const columnsStyles = {
  display: 'grid',
  gap: { xs: 1.5, md: 4 },
  gridTemplateColumns: { md: '1fr 1fr' },
  alignItems: 'start',
};
const headStyles = { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, mb: 1.5 };
const tableStyles = {
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  // So that what is asked for is seen on a phone without scrolling sideways.
  fontSize: { xs: '0.8125rem', sm: 'inherit' },
  '& th, & td': { textAlign: 'left', py: 0.5, pr: { xs: 1, sm: 2 }, verticalAlign: 'top' },
  '& th': { color: 'text.secondary', fontWeight: 400 },
};
