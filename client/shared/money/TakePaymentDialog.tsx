import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { useTakePaymentMutation } from '../../generated/graphql';
import type { OwingInvoiceFieldsFragment } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { listFieldErrors } from '../../lib/request/errors';
import { toCents, toEuros } from '../../lib/texts/money';
import { toLocalDate } from '../../lib/texts/time';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { DateField } from '../../ui/fields/DateField';
import { MoneyField } from '../../ui/fields/MoneyField';
import { showMessage } from '../../ui/forms/bindField';
import { InvoiceChoice } from './InvoiceChoice';

interface TakePaymentDialogProps {
  /** The invoice that is paid; without it a person chooses. */
  invoice?: Pick<OwingInvoiceFieldsFragment, 'id' | 'open'>;
  onTaken: () => Promise<unknown>;
  onClose: () => void;
}

/** A payment in cash or by card, for one invoice. */
export function TakePaymentDialog({ invoice: given, onTaken, onClose }: TakePaymentDialogProps) {
  const [chosen, setChosen] = useState<readonly OwingInvoiceFieldsFragment[]>([]);
  // Usually the whole debt is paid.
  const [cents, setCents] = useState(given ? toCents(given.open) : null);
  const [day, setDay] = useState<string | null>(toLocalDate(new Date()));
  const [source, setSource] = useState<'cash' | 'card'>('cash');
  const [note, setNote] = useState('');
  const [refusals, setRefusals] = useState<Record<string, string>>({});
  const [take, { loading }] = useTakePaymentMutation({
    context: { toast: t('payments.handTaken'), formFields: ['amount', 'receivedOn', 'source', 'note'] },
  });
  const invoice = given ?? chosen[0];

  async function submit() {
    if (loading) return;
    if (!invoice) return setRefusals({ invoice: t('payments.handInvoiceMissing') });
    const { error } = await take({
      variables: {
        invoiceId: invoice.id,
        amount: toEuros(cents ?? 0),
        receivedOn: day ?? '',
        source,
        note: note.trim(),
      },
    });
    if (error) setRefusals(listFieldErrors(error));
    else await onTaken();
  }

  return (
    <FormDialog
      title={t('payments.handTitle')}
      submitLabel={t('payments.handTake')}
      busy={loading}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        {!given && (
          <InvoiceChoice
            chosen={chosen}
            disabled={loading}
            error={refusals.invoice}
            onChange={(invoices) => {
              setChosen(invoices);
              if (invoices[0]) setCents(Math.max(0, toCents(invoices[0].open)));
            }}
          />
        )}
        <MoneyField
          label={t('payments.handAmount')}
          cents={cents}
          disabled={loading}
          error={refusals.amount}
          onChange={setCents}
        />
        <DateField
          label={t('payments.handDay')}
          value={day}
          disabled={loading}
          error={refusals.receivedOn}
          onChange={setDay}
        />
        <ToggleButtonGroup
          exclusive
          value={source}
          aria-label={t('payments.source')}
          onChange={(_, value: 'cash' | 'card' | null) => value && setSource(value)}
        >
          <ToggleButton value="cash">{t('payments.source_cash')}</ToggleButton>
          <ToggleButton value="card">{t('payments.source_card')}</ToggleButton>
        </ToggleButtonGroup>
        <TextField
          label={t('payments.handNote')}
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
