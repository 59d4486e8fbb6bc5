import Box from '@mui/material/Box';
import { useState } from 'react';
import type { OwingInvoiceFieldsFragment, PaymentPartInput } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { formatMoney, toCents, toEuros } from '../../lib/texts/money';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { InvoiceChoice } from '../../shared/money/InvoiceChoice';
import { printEntry } from './entryWords';
import type { Entry } from './useEntries';

interface EntryDialogProps {
  entry: Entry;
  isBusy: boolean;
  onBook: (parts: PaymentPartInput[], customerOf: string) => Promise<unknown>;
  onClose: () => void;
}

/** Chooses the invoices of a movement; they are paid in the order of choice. */
export function EntryDialog({ entry, isBusy, onBook, onClose }: EntryDialogProps) {
  const [chosen, setChosen] = useState<readonly OwingInvoiceFieldsFragment[]>([]);
  const [isMissing, setIsMissing] = useState(false);
  const { parts, rest } = divide(toCents(entry.amount), chosen);

  function submit() {
    const [first] = chosen;
    if (!first) return setIsMissing(true);
    void onBook(parts, first.id);
  }

  return (
    <FormDialog
      open
      title={t('payments.chooseTitle')}
      submitLabel={t('payments.book')}
      busy={isBusy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        <Box sx={{ color: 'text.secondary' }}>{printEntry(entry)}</Box>
        <InvoiceChoice
          multiple
          chosen={chosen}
          error={isMissing && chosen.length === 0 ? t('payments.chooseNone') : undefined}
          onChange={setChosen}
        />
        <Box role="status" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {chosen.length > 0 &&
            (rest === 0 ? t('payments.chooseAll') : t('payments.chooseRest', { sum: formatMoney(rest) }))}
        </Box>
      </Box>
    </FormDialog>
  );
}

/** Money that came goes to what is owed; money that went back to what was owed to the customer. */
function divide(
  cents: number,
  invoices: readonly OwingInvoiceFieldsFragment[],
): { parts: PaymentPartInput[]; rest: number } {
  const sign = Math.sign(cents);
  let rest = Math.abs(cents);
  const parts = invoices.flatMap(({ id, open }) => {
    const part = Math.min(rest, Math.max(0, toCents(open) * sign));
    rest -= part;
    return part === 0 ? [] : [{ invoiceId: id, amount: toEuros(part * sign) }];
  });
  return { parts, rest: rest * sign };
}
