import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useCustomerCreditQuery, useOwingInvoicesQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { paths } from '../../lib/navigation/paths';
import { formatMoney, toCents } from '../../lib/texts/money';
import { formatLocalDate } from '../../lib/texts/time';
import { CreditButton } from '../../shared/money/CreditButton';
import { FailedState } from '../../ui/FailedState';
import { Section } from '../../ui/layout/Section';
import { PayBackDialog } from './PayBackDialog';

/** The open invoices of a customer, and its credit. */
export function MoneyCard({ customerId: id }: { customerId: string }) {
  const owing = useOwingInvoicesQuery({ variables: { customer: id }, fetchPolicy: 'cache-and-network' });
  const kept = useCustomerCreditQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const [isPayingBack, setIsPayingBack] = useState(false);
  const credit = kept.data?.customerCredit.amount ?? 0;

  async function reload() {
    setIsPayingBack(false);
    await Promise.all([owing.refetch(), kept.refetch()]).catch(() => undefined);
  }

  if (owing.error || kept.error)
    return (
      <Section title={t('customers.money')}>
        <FailedState title={t('payments.owingFailed')} onRetry={() => void reload()} />
      </Section>
    );
  return (
    <Section
      title={t('customers.money')}
      actions={
        <Button size="small" component={RouterLink} to={`${paths.account}?klient=${id}`}>
          {t('account.open')}
        </Button>
      }
    >
      {owing.data?.owingInvoices.length === 0 && (
        <Box sx={{ color: 'text.secondary' }}>{t('payments.owingNothing')}</Box>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.25 }}>
        {owing.data?.owingInvoices.map((invoice) => (
          <Box component="li" key={invoice.id} sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
            <Box sx={lineStyles}>
              <Link component={RouterLink} to={paths.invoice(invoice.id.toUpperCase())}>
                {t('invoicing.invoiceTitle', { number: invoice.number })}
              </Link>
              <span>{formatMoney(toCents(invoice.open))}</span>
            </Box>
            <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              {t('invoicing.due', { day: formatLocalDate(invoice.dueOn) })}
            </Box>
            <CreditButton invoice={invoice} credit={credit} onBooked={reload} />
          </Box>
        ))}
      </Box>
      {credit > 0 && (
        <Box sx={{ mt: 1.5, pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
          <Box sx={lineStyles}>
            <span>{t('customers.credit')}</span>
            <strong>{formatMoney(toCents(credit))}</strong>
          </Box>
          <Button size="small" onClick={() => setIsPayingBack(true)} sx={{ ml: -0.75, mt: 0.5 }}>
            {t('customers.payBack')}
          </Button>
        </Box>
      )}
      {isPayingBack && (
        <PayBackDialog customerId={id} credit={credit} onDone={reload} onClose={() => setIsPayingBack(false)} />
      )}
    </Section>
  );
}

const lineStyles = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  width: '100%',
  fontVariantNumeric: 'tabular-nums',
};
