import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useRefundPaymentMutation } from '../../generated/graphql';
import type { PaymentFieldsFragment } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { listFieldErrors } from '../../lib/request/errors';
import { toCents, toEuros } from '../../lib/texts/money';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { MoneyField } from '../../ui/fields/MoneyField';

interface RefundButtonProps {
  payment: PaymentFieldsFragment;
  onAsked: () => Promise<unknown>;
}

/** Sends money of a link payment back to its payer. */
export function RefundButton({ payment: { id, payer, refundable }, onAsked }: RefundButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [cents, setCents] = useState<number | null>(toCents(refundable));
  const [problem, setProblem] = useState<string>();
  const [refund, { loading }] = useRefundPaymentMutation({
    context: { toast: t('payments.refundDone'), formFields: ['amount'] },
  });

  async function submit() {
    if (loading) return;
    const { error } = await refund({ variables: { id, amount: toEuros(cents ?? 0) } });
    if (error) return setProblem(listFieldErrors(error).amount);
    setIsOpen(false);
    await onAsked();
  }

  return (
    <>
      <Button size="small" aria-label={`${t('payments.refund')}: ${payer}`} onClick={() => setIsOpen(true)}>
        {t('payments.refund')}
      </Button>
      {isOpen && (
        <FormDialog
          title={t('payments.refundTitle')}
          submitLabel={t('payments.refund')}
          busy={loading}
          onSubmit={() => void submit()}
          onClose={() => setIsOpen(false)}
        >
          <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
            <Box sx={{ color: 'text.secondary' }}>{t('payments.refundHint')}</Box>
            <MoneyField
              label={t('payments.handAmount')}
              cents={cents}
              disabled={loading}
              error={problem}
              onChange={(value) => {
                setCents(value);
                setProblem(undefined);
              }}
            />
          </Box>
        </FormDialog>
      )}
    </>
  );
}
