import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import type { InvoiceProfitsQuery } from '../../generated/graphql';
import { useInvoiceProfitsQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { paths } from '../../lib/navigation/paths';
import { formatLocalDate } from '../../lib/texts/time';
import { printPrice } from '../../lib/texts/tripTexts';
import { StatusChip } from '../../shared/trip/StatusChip';
import type { InvoiceSummary } from './invoiceStates';
import { nameInvoice, states } from './invoiceStates';

interface InvoiceListProps {
  invoices: readonly InvoiceSummary[];
  label: string;
}

/** Invoices one under another: a line on a wide screen, a card on a phone. */
export const InvoiceList = ({ invoices, label }: InvoiceListProps) => (
  <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {cutIntoParts(invoices).map((part) => (
      <InvoicePart key={part[0]?.id} invoices={part} />
    ))}
  </Box>
);

const PART = 50;

const cutIntoParts = (invoices: readonly InvoiceSummary[]): (readonly InvoiceSummary[])[] =>
  Array.from({ length: Math.ceil(invoices.length / PART) }, (_, index) =>
    invoices.slice(index * PART, (index + 1) * PART),
  );

/** Some invoices; their profits take longer to compute, and come after them. */
function InvoicePart({ invoices }: { invoices: readonly InvoiceSummary[] }) {
  const ids = invoices.filter(({ kind }) => kind === 'invoice').map(({ id }) => id);
  const { data } = useInvoiceProfitsQuery({ variables: { ids }, skip: ids.length === 0 });
  return invoices.map((invoice) => (
    <InvoiceLine key={invoice.id} invoice={invoice} profit={data?.invoiceProfits.find(({ id }) => id === invoice.id)} />
  ));
}

type Profit = InvoiceProfitsQuery['invoiceProfits'][number];

function InvoiceLine({ invoice, profit }: { invoice: InvoiceSummary; profit: Profit | undefined }) {
  const { id, state, buyerName, subject, gross, open } = invoice;
  const { text, tone } = states[state];
  return (
    <Box component="li" sx={lineStyles}>
      <Box sx={{ minWidth: 0 }}>
        <Link component={RouterLink} to={paths.invoice(id.toUpperCase())} sx={linkStyles}>
          {nameInvoice(invoice)}
        </Link>
        <Box sx={mutedStyles}>{printDays(invoice)}</Box>
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <div>{buyerName}</div>
        <Box sx={mutedStyles}>{subject}</Box>
      </Box>
      <Box sx={{ textAlign: { sm: 'right' }, fontVariantNumeric: 'tabular-nums' }}>
        <Box sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>{printPrice(gross)}</Box>
        {state === 'partlyPaid' && <Box sx={mutedStyles}>{t('invoicing.left', { sum: printPrice(open) })}</Box>}
        {profit && <Box sx={{ ...mutedStyles, whiteSpace: 'nowrap' }}>{printProfit(profit)}</Box>}
      </Box>
      <Box sx={{ textAlign: { sm: 'right' } }}>
        <StatusChip tone={tone}>{t(text)}</StatusChip>
      </Box>
    </Box>
  );
}

/** 'kasum 120,00 € (22 %)' */
function printProfit({ price, profit }: Profit): string {
  const share = price > 0 ? ` (${String(Math.round((profit / price) * 100)).replace('-', '−')} %)` : '';
  return t('invoicing.profit', { sum: `${printPrice(profit)}${share}` });
}

function printDays({ issuedOn, dueOn, kind, sentAt, number }: InvoiceSummary): string {
  const due = dueOn && kind !== 'credit' ? t('invoicing.due', { day: formatLocalDate(dueOn) }) : null;
  const unsent = number !== null && sentAt === null ? t('invoicing.unsent') : null;
  return [issuedOn && formatLocalDate(issuedOn), due, unsent].filter(Boolean).join(', ');
}

const lineStyles = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { xs: '1fr auto', sm: 'minmax(170px, 1fr) minmax(0, 1.6fr) 190px 170px' },
  alignItems: { xs: 'start', sm: 'center' },
  columnGap: 2,
  rowGap: 0.75,
  px: 2,
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
  '&:hover': { bgcolor: 'action.hover' },
  // On a phone: name and sum, then buyer, then the state.
  '& > :nth-of-type(2)': { gridColumn: { xs: '1', sm: 'auto' }, gridRow: { xs: '2', sm: 'auto' } },
  '& > :nth-of-type(3)': { gridColumn: { xs: '2', sm: 'auto' }, gridRow: { xs: '1', sm: 'auto' } },
  '& > :nth-of-type(4)': { gridColumn: { xs: '2', sm: 'auto' }, gridRow: { xs: '2', sm: 'auto' } },
};

/** The whole line opens the invoice. */
const linkStyles = { fontWeight: 600, '&::after': { content: '""', position: 'absolute', inset: 0 } };

const mutedStyles = { color: 'text.secondary', fontSize: '0.875rem' };
