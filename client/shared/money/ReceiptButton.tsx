import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSendReceiptMutation } from '../../generated/graphql';
import type { PaymentFieldsFragment } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { formatMoney, toCents } from '../../lib/texts/money';
import { formatLocalDate } from '../../lib/texts/time';
import { TitledDialog } from '../../ui/dialogs/TitledDialog';
import { KeyValueList } from '../../ui/layout/KeyValueList';
import { FileButton } from './FileButton';

/** The number of a receipt, which opens it: to print it or to send it. */
export function ReceiptButton({ payment }: { payment: PaymentFieldsFragment }) {
  const { id, receiptNumber, payer, amount, receivedOn, source, note } = payment;
  const [isOpen, setIsOpen] = useState(false);
  const [send, { loading }] = useSendReceiptMutation({
    context: { toast: ({ sendReceipt: to }) => t('payments.receiptSent', { to }) },
  });
  if (receiptNumber === null) return null;
  const name = t('payments.receiptName', { number: receiptNumber });
  return (
    <>
      <Button size="small" aria-label={name} onClick={() => setIsOpen(true)} sx={{ ml: -0.75 }}>
        {t('payments.receiptShort', { number: receiptNumber })}
      </Button>
      {isOpen && (
        <TitledDialog
          title={name}
          maxWidth="xs"
          onClose={() => setIsOpen(false)}
          actions={
            <>
              <Button onClick={() => setIsOpen(false)}>{t('ui.close')}</Button>
              <Button
                variant="outlined"
                disabled={loading}
                onClick={() => void send({ variables: { id } }).then(({ error }) => !error && setIsOpen(false))}
              >
                {t('invoicing.send')}
              </Button>
              <FileButton path={`/api/payment/${id}/receipt.pdf`} label={t('invoicing.pdf')} />
            </>
          }
        >
          <KeyValueList
            items={[
              { label: t('payments.payer'), value: payer },
              { label: t('payments.day'), value: formatLocalDate(receivedOn) },
              { label: t('payments.source'), value: t(`payments.source_${source}`) },
              { label: t('payments.sum'), value: formatMoney(toCents(amount)) },
              { label: t('payments.handNote'), value: note },
            ]}
          />
        </TitledDialog>
      )}
    </>
  );
}
