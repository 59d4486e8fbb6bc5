import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useUndoPaymentMutation } from '../../generated/graphql';
import type { PaymentFieldsFragment } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { formatMoney, toCents } from '../../lib/texts/money';
import { formatLocalDate } from '../../lib/texts/time';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';

interface UndoPaymentProps {
  payment: PaymentFieldsFragment;
  onUndone: () => Promise<unknown>;
}

/** Takes a payment back after a question. */
export function UndoPayment({ payment, onUndone }: UndoPaymentProps) {
  const { id, payer, source, amount, receivedOn } = payment;
  const [isAsked, setIsAsked] = useState(false);
  const [undo, { loading }] = useUndoPaymentMutation({ context: { toast: t('payments.undoDone') } });
  const sum = formatMoney(toCents(amount));

  async function takeBack() {
    const { error } = await undo({ variables: { id } });
    setIsAsked(false);
    if (!error) await onUndone();
  }

  return (
    <>
      <Button size="small" onClick={() => setIsAsked(true)} aria-label={`${t('payments.undo')}: ${payer}, ${sum}`}>
        {t('payments.undo')}
      </Button>
      {isAsked && (
        <ConfirmDialog
          open
          question={t('payments.undoAsk')}
          subject={`${payer}, ${sum}, ${formatLocalDate(receivedOn)}`}
          confirmLabel={t('payments.undo')}
          busy={loading}
          onConfirm={() => void takeBack()}
          onClose={() => setIsAsked(false)}
        >
          <Box sx={{ mt: 1 }}>{t(source === 'bank' ? 'payments.undoHint' : 'payments.undoHandHint')}</Box>
        </ConfirmDialog>
      )}
    </>
  );
}
