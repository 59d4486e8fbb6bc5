import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { t } from '../../i18n/officeTexts';
import { paths } from '../../lib/navigation/paths';
import { formatDate, formatDateTime, formatLocalDate } from '../../lib/texts/time';
import { printPrice } from '../../lib/texts/tripTexts';
import { KeyValueList } from '../../ui/layout/KeyValueList';
import { Section } from '../../ui/layout/Section';
import { buyerFields } from './invoiceStates';
import type { Invoice } from './invoiceStates';

/** The buyer of what was issued, the days, who did what, and what it belongs to. */
export function InvoiceFacts({ invoice }: { invoice: Invoice }) {
  const { buyer, state, trips, creditOf, credits, reason } = invoice;
  return (
    <>
      {state !== 'draft' && (
        <Section title={t('invoicing.buyer')}>
          <KeyValueList items={buyerFields.map((field) => ({ label: t(`invoicing.${field}`), value: buyer[field] }))} />
        </Section>
      )}
      <Section title={t('invoicing.facts')}>
        <KeyValueList
          items={[
            ...listDays(invoice),
            {
              label: t('invoicing.creditOf'),
              value: creditOf && <InvoiceLink id={creditOf.id} name={creditOf.number ?? ''} />,
            },
            { label: t('invoicing.reason'), value: reason },
            {
              label: t('invoicing.credits'),
              value:
                credits.length > 0 &&
                credits.map(({ id, number, gross }) => (
                  <div key={id}>
                    <InvoiceLink id={id} name={number ?? ''} /> {printPrice(gross)}
                  </div>
                )),
            },
          ].map(({ label, value }) => ({ label, value: value || null }))}
        />
      </Section>
      {trips.length > 0 && (
        <Section title={t('invoicing.trips')}>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
            {trips.map(({ orderId, tripNumber, route, start }) => (
              <li key={orderId}>
                <Link component={RouterLink} to={paths.job(orderId.toUpperCase())}>
                  {tripNumber === null
                    ? t('invoicing.trip', { route, day: formatDate(start) })
                    : t('invoicing.tripNumber', { route, day: formatDate(start), number: tripNumber })}
                </Link>
              </li>
            ))}
          </Box>
        </Section>
      )}
    </>
  );
}

const InvoiceLink = ({ id, name }: { id: string; name: string }) => (
  <Link component={RouterLink} to={paths.invoice(id.toUpperCase())}>
    {name}
  </Link>
);

function listDays(invoice: Invoice) {
  const { issuedOn, dueOn, kind, referenceNumber, open, madeAt, madeBy, issuedAt, issuedBy, sentAt, sentTo } = invoice;
  const printAct = (who: string | null, when: string) =>
    t('invoicing.byWhen', { who: who ?? t('invoicing.portal'), when: formatDateTime(when) });
  return [
    { label: t('invoicing.date'), value: issuedOn && formatLocalDate(issuedOn) },
    { label: t('invoicing.dueOn'), value: dueOn && kind !== 'credit' ? formatLocalDate(dueOn) : null },
    { label: t('invoicing.reference'), value: referenceNumber },
    { label: t('invoicing.openSum'), value: open === 0 ? null : printPrice(open) },
    {
      label: t('invoicing.sent'),
      value: sentAt && t('invoicing.sentWhen', { when: formatDateTime(sentAt), to: sentTo ?? '' }),
    },
    { label: t('invoicing.made'), value: printAct(madeBy, madeAt) },
    { label: t('invoicing.issuedBy'), value: issuedAt && printAct(issuedBy, issuedAt) },
  ];
}
