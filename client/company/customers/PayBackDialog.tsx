import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { usePayCreditBackMutation } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { listFieldErrors } from '../../lib/request/errors';
import { toCents, toEuros } from '../../lib/texts/money';
import { toLocalDate } from '../../lib/texts/time';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { DateField } from '../../ui/fields/DateField';
import { MoneyField } from '../../ui/fields/MoneyField';
import { showMessage } from '../../ui/forms/bindField';

interface PayBackDialogProps {
  customerId: string;
  /** In euros. */
  credit: number;
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** Notes credit that was given back in cash. */
export function PayBackDialog({ customerId, credit, onDone, onClose }: PayBackDialogProps) {
  const [cents, setCents] = useState<number | null>(toCents(credit));
  const [day, setDay] = useState<string | null>(toLocalDate(new Date()));
  const [note, setNote] = useState('');
  const [refusals, setRefusals] = useState<Record<string, string>>({});
  const [payBack, { loading }] = usePayCreditBackMutation({
    context: { toast: t('customers.payBackDone'), formFields: ['amount', 'paidOn', 'note'] },
  });

  async function submit() {
    if (loading) return;
    const { error } = await payBack({
      variables: { customerId, amount: toEuros(cents ?? 0), paidOn: day ?? '', note: note.trim() },
    });
    if (error) setRefusals(listFieldErrors(error));
    else await onDone();
  }

  return (
    <FormDialog
      title={t('customers.payBackTitle')}
      submitLabel={t('customers.payBackSubmit')}
      busy={loading}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        <Box sx={{ color: 'text.secondary' }}>{t('customers.payBackHint')}</Box>
        <MoneyField
          label={t('payments.handAmount')}
          cents={cents}
          disabled={loading}
          error={refusals.amount}
          onChange={setCents}
        />
        <DateField
          label={t('customers.payBackDay')}
          value={day}
          disabled={loading}
          error={refusals.paidOn}
          onChange={setDay}
        />
        <TextField
          label={t('customers.payBackNote')}
          value={note}
          disabled={loading}
          {...showMessage(refusals.note)}
          onChange={({ target }) => setNote(target.value)}
          slotProps={{ htmlInput: { maxLength: 255 } }}
        />
      </Box>
    </FormDialog>
  );
}
