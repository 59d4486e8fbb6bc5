import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useCustomerCreditQuery, useInvoicePaymentsQuery } from '../../generated/graphql';
import type { PaymentFieldsFragment } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { formatLocalDate } from '../../lib/texts/time';
import { printPrice } from '../../lib/texts/tripTexts';
import { CreditButton } from '../../shared/money/CreditButton';
import { ReceiptButton } from '../../shared/money/ReceiptButton';
import { RefundButton } from '../../shared/money/RefundButton';
import { UndoPayment } from '../../shared/money/UndoPayment';
import { openedPart } from '../../ui/late/openedPart';
import { Section } from '../../ui/layout/Section';
import { Listing } from '../../ui/table/Listing';
import type { Invoice } from './invoiceStates';

/** It brings the calendar. */
const TakePaymentDialog = openedPart(async () => ({
  default: (await import('../../shared/money/TakePaymentDialog')).TakePaymentDialog,
}));

interface InvoicePaymentsProps {
  invoice: Invoice;
  /** Reads the invoice again. */
  onChanged: () => Promise<unknown>;
}

/** The payments of an invoice, and its open sum. */
export function InvoicePayments({ invoice, onChanged }: InvoicePaymentsProps) {
  const { id, open, customerId } = invoice;
  const hasNoCredit = customerId === null || open <= 0;
  const payments = useInvoicePaymentsQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const credit = useCustomerCreditQuery({
    variables: { id: customerId ?? '' },
    skip: hasNoCredit,
    fetchPolicy: 'cache-and-network',
  });
  const [isTaking, setIsTaking] = useState(false);

  async function reload() {
    setIsTaking(false);
    // A query that is left out has no customer to ask about.
    const asked = hasNoCredit ? [] : [credit.refetch()];
    await Promise.all([onChanged(), payments.refetch(), ...asked]).catch(() => undefined);
  }

  return (
    <Section
      title={t('shell.payments')}
      flush
      actions={
        open > 0 && (
          <>
            <CreditButton invoice={invoice} credit={credit.data?.customerCredit.amount ?? 0} onBooked={reload} />
            <Button size="small" variant="outlined" onClick={() => setIsTaking(true)}>
              {t('payments.handTake')}
            </Button>
          </>
        )
      }
    >
      <Listing
        rows={payments.data?.invoicePayments}
        failed={Boolean(payments.error)}
        failedTitle={t('payments.loadFailed')}
        onRetry={() => void reload()}
        emptyTitle={t('payments.nothingPaid')}
        emptyHint=""
        renderRow={(payment) => <PaymentItem payment={payment} invoiceId={id} onUndone={reload} />}
      />
      <Box sx={sumStyles}>
        <span>{t(open < 0 ? 'payments.toGiveBack' : 'payments.open')}</span>
        <span>{printPrice(Math.abs(open))}</span>
      </Box>
      {isTaking && <TakePaymentDialog invoice={invoice} onTaken={reload} onClose={() => setIsTaking(false)} />}
    </Section>
  );
}

interface PaymentItemProps {
  payment: PaymentFieldsFragment;
  invoiceId: string;
  onUndone: () => Promise<unknown>;
}

function PaymentItem({ payment, invoiceId, onUndone }: PaymentItemProps) {
  const { source, receivedOn, payer, parts, madeBy } = payment;
  const part = parts.find(({ invoice }) => invoice.id === invoiceId);
  const facts = [formatLocalDate(receivedOn), t(`payments.source_${source}`), madeBy ?? t('payments.bySelf')];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <Box sx={{ flex: '1 1 100%', minWidth: 0 }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
          <Box component="span" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
            {payer}
          </Box>
          <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600, whiteSpace: 'nowrap' }}>
            {part ? printPrice(part.amount) : t('payments.undone')}
          </Box>
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{facts.join(' · ')}</Box>
      </Box>
      <ReceiptButton payment={payment} />
      {payment.refundable > 0 && <RefundButton payment={payment} onAsked={onUndone} />}
      {part && source !== 'link' && <UndoPayment payment={payment} onUndone={onUndone} />}
    </Box>
  );
}

const sumStyles = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  px: 2.5,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
};
