import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useHandPaymentsQuery } from '../../generated/graphql';
import type { PaymentFieldsFragment } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { formatLocalDate } from '../../lib/texts/time';
import { printPrice } from '../../lib/texts/tripTexts';
import { ReceiptButton } from '../../shared/money/ReceiptButton';
import { TakePaymentDialog } from '../../shared/money/TakePaymentDialog';
import { UndoPayment } from '../../shared/money/UndoPayment';
import { Section } from '../../ui/layout/Section';
import { DataTable } from '../../ui/table/DataTable';
import type { Column } from '../../ui/table/DataTable';

type Payment = PaymentFieldsFragment;

interface HandPaymentsProps {
  /** Counts changes elsewhere on the page. When it grows, this list is read again. */
  changes: number;
  onChanged: () => Promise<unknown>;
}

/** Payments in cash and by card. */
export function HandPayments({ changes, onChanged }: HandPaymentsProps) {
  const { data, error, refetch } = useHandPaymentsQuery({ fetchPolicy: 'network-only' });
  const [isTaking, setIsTaking] = useState(false);
  useEffect(() => {
    if (changes > 0) void refetch().catch(() => undefined);
  }, [changes, refetch]);

  return (
    <Section
      title={t('payments.hand')}
      actions={
        <Button variant="outlined" onClick={() => setIsTaking(true)}>
          {t('payments.handTake')}
        </Button>
      }
      flush
    >
      <DataTable
        label={t('payments.hand')}
        rows={data?.handPayments}
        columns={[...columns, undoColumn(onChanged)]}
        rowId={({ id }) => id}
        failed={Boolean(error)}
        onRetry={refetch}
        emptyHint={t('payments.handEmpty')}
        urlName="maksed"
        firstSort={{ field: 'day', direction: 'desc' }}
      />
      {isTaking && (
        <TakePaymentDialog
          onTaken={async () => {
            setIsTaking(false);
            await onChanged();
          }}
          onClose={() => setIsTaking(false)}
        />
      )}
    </Section>
  );
}

const columns: Column<Payment>[] = [
  {
    field: 'receipt',
    header: t('payments.receipt'),
    value: ({ receiptNumber }) => receiptNumber,
    render: (payment) => <ReceiptButton payment={payment} />,
    width: 100,
  },
  {
    field: 'day',
    header: t('payments.day'),
    value: ({ receivedOn }) => receivedOn,
    text: ({ receivedOn }) => formatLocalDate(receivedOn),
    width: 120,
  },
  { field: 'payer', header: t('payments.payer'), value: ({ payer }) => payer, flex: 1.5, minWidth: 160 },
  {
    field: 'invoices',
    header: t('payments.invoices'),
    value: ({ parts }) => parts.map(({ invoice }) => invoice.number).join(', '),
    flex: 1,
    minWidth: 120,
  },
  { field: 'source', header: t('payments.source'), value: ({ source }) => t(`payments.source_${source}`), width: 110 },
  {
    field: 'sum',
    header: t('payments.sum'),
    value: ({ amount }) => amount,
    text: ({ amount }) => printPrice(amount),
    numeric: true,
    width: 120,
  },
];

const undoColumn = (onUndone: () => Promise<unknown>): Column<Payment> => ({
  field: 'undo',
  header: t('payments.enteredBy'),
  value: ({ isUndone, madeBy }) => [madeBy, isUndone && t('payments.undone')].filter(Boolean).join(' · '),
  render: (payment) => (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {payment.madeBy}
      </Box>
      <Box component="span" sx={{ flexShrink: 0 }}>
        {payment.isUndone ? t('payments.undone') : <UndoPayment payment={payment} onUndone={onUndone} />}
      </Box>
    </Box>
  ),
  flex: 1,
  minWidth: 240,
});
