import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { formatPhone } from '../../../server/platform/values/phone';
import type { CustomerFieldsFragment } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { printPrice } from '../../lib/texts/tripTexts';
import { KeyValueList } from '../../ui/layout/KeyValueList';
import { Section } from '../../ui/layout/Section';

interface CardProps {
  customer: CustomerFieldsFragment;
}

/** The people to call and to write to. */
export function ContactsCard({ customer: { contacts } }: CardProps) {
  return (
    <Section title={t('customers.contacts')}>
      {contacts.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t('customers.noContacts')}</Box>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {contacts.map(({ id, name, role, email, phone }) => (
          <Box component="li" key={id} sx={{ overflowWrap: 'anywhere' }}>
            <Box sx={{ fontWeight: 600 }}>{[name, role].filter(Boolean).join(', ')}</Box>
            {phone && (
              <Box>
                <Link href={`tel:${phone}`}>{formatPhone(phone)}</Link>
              </Box>
            )}
            {email && (
              <Box>
                <Link href={`mailto:${email}`}>{email}</Link>
              </Box>
            )}
          </Box>
        ))}
      </Box>
    </Section>
  );
}

export function InvoicingCard({ customer }: CardProps) {
  const { eInvoiceFormat, paymentDays, prepaymentPercent: percent, prepaymentDaysBefore: days } = customer;
  return (
    <Section title={t('customers.invoicing')}>
      <KeyValueList
        items={[
          { label: t('customers.registryCode'), value: customer.registryCode },
          { label: t('customers.vatNumber'), value: customer.vatNumber },
          { label: t('customers.address'), value: customer.address },
          { label: t('customers.invoiceEmail'), value: customer.invoiceEmail ?? t('customers.invoiceEmailHint') },
          { label: t('customers.eInvoice'), value: eInvoiceFormat && t(`customers.${eInvoiceFormat}`) },
          { label: t('customers.eInvoiceAddress'), value: customer.eInvoiceAddress },
          {
            label: t('orderCustomer.paymentDays'),
            value:
              paymentDays === null ? t('customers.paymentDaysHint') : t('orderCustomer.days', { count: paymentDays }),
          },
          {
            label: t('orderCustomer.prepayment'),
            value: percent > 0 && t('orderCustomer.prepaymentRule', { percent, days }),
          },
        ].map(({ label, value }) => ({ label, value: value || undefined }))}
      />
    </Section>
  );
}

export function NotesCard({ customer: { priceAgreement, notes } }: CardProps) {
  if (!priceAgreement && !notes) return null;
  return (
    <Section title={t('customers.notes')}>
      {priceAgreement && (
        <Box sx={{ mb: notes ? 1.5 : 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          <Box component="span" sx={{ color: 'text.secondary' }}>{`${t('customers.priceAgreement')}: `}</Box>
          {priceAgreement}
        </Box>
      )}
      {notes && <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{notes}</Box>}
    </Section>
  );
}

export function FiguresCard({ figures }: { figures: CustomerFieldsFragment['figures'] }) {
  return (
    <Section title={t('customers.figures')}>
      <KeyValueList
        items={[
          { label: t('customers.orders'), value: String(figures.orders) },
          { label: t('customers.offersWon'), value: String(figures.offersWon) },
          { label: t('customers.offersLost'), value: String(figures.offersLost) },
          { label: t('customers.offersOpen'), value: String(figures.offersOpen) },
          { label: t('customers.netWon'), value: printPrice(figures.netWon) },
          { label: t('customers.owes'), value: printPrice(figures.owes) },
        ]}
      />
    </Section>
  );
}
