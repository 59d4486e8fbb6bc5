import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useEventCallback } from '@mui/material/utils';
import { memo } from 'react';
import type { ReactNode, RefObject } from 'react';
import { vatRates, addVat } from '../../../../server/platform/values/money';
import { t } from '../../../i18n/officeTexts';
import { formatMoney } from '../../../lib/texts/money';
import { MoneyField } from '../../../ui/fields/MoneyField';
import { LongField } from '../../../ui/fields/LongField';

export interface PriceValues {
  vatRate: number;
  /** Net, integer cents; null while it cannot be read. */
  netCents: number | null;
  note: string;
}

interface PriceFieldsProps {
  values: PriceValues;
  messages: Partial<Record<keyof PriceValues, string>>;
  set: <Field extends keyof PriceValues>(field: Field, value: PriceValues[Field]) => void;
  disabled: boolean;
  /** Catering of the order, in cents: the customer pays it too. */
  foodCents: number;
  noteHint?: string;
  priceRef?: RefObject<HTMLInputElement | null>;
  /** Further content beside the price. */
  children?: ReactNode;
}

/** VAT, net price and 'Pane tähele', with what the customer will pay always in sight. */
export function PriceFields(props: PriceFieldsProps) {
  const { values, messages, set, disabled, foodCents, noteHint, priceRef, children } = props;
  const put = useEventCallback(set);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 1fr', md: '176px 190px minmax(200px, 1fr)' } }}>
      <VatField value={values.vatRate} message={messages.vatRate} set={put} disabled={disabled} />
      <MoneyField
        label={t('office.price')}
        cents={values.netCents}
        inputRef={priceRef}
        onChange={(cents) => set('netCents', cents)}
        disabled={disabled}
        error={messages.netCents}
      />
      <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
        <Total values={values} foodCents={foodCents} />
      </Box>
      {children}
      <NoteField value={values.note} message={messages.note} hint={noteHint} set={put} disabled={disabled} />
    </Box>
  );
}

interface OneFieldProps<Value> extends Pick<PriceFieldsProps, 'set' | 'disabled'> {
  value: Value;
  message: string | undefined;
}

// A letter of the price does not draw the fields beside it again.
const VatField = memo(function VatField({ value, message, set, disabled }: OneFieldProps<number>) {
  return (
    <TextField
      select
      label={t('orders.vat')}
      value={value}
      onChange={(event) => set('vatRate', Number(event.target.value))}
      disabled={disabled}
      error={Boolean(message)}
      helperText={message}
    >
      {vatRates.map((rate) => (
        <MenuItem key={rate} value={rate}>
          {t('orders.vatOption', { rate })}
        </MenuItem>
      ))}
    </TextField>
  );
});

const NoteField = memo(function NoteField(props: OneFieldProps<string> & { hint: string | undefined }) {
  const { value, message, hint, set, disabled } = props;
  return (
    <LongField
      label={t('orders.note')}
      rows={3}
      value={value}
      onChange={(event) => set('note', event.target.value)}
      disabled={disabled}
      error={Boolean(message)}
      helperText={message ?? hint}
      sx={{ gridColumn: '1 / -1' }}
    />
  );
});

/** The customer's sum for a typed net price, catering included. A dash while it cannot be read. */
export function printTotal({ netCents, vatRate }: PriceValues, foodCents: number): string {
  return netCents === null ? '-' : formatMoney(addVat(netCents, vatRate).totalCents + foodCents);
}

function Total({ values, foodCents }: { values: PriceValues; foodCents: number }) {
  const { netCents, vatRate } = values;
  const vat = netCents === null ? '-' : formatMoney(addVat(netCents, vatRate).vatCents);
  return (
    <Box
      role="status"
      sx={{
        display: 'grid',
        gridTemplateColumns: '1fr auto',
        alignItems: 'baseline',
        px: 2,
        py: 1.25,
        borderRadius: 1,
        bgcolor: 'background.default',
        fontVariantNumeric: 'tabular-nums',
        '& > span:nth-of-type(even)': { textAlign: 'right' },
      }}
    >
      <span>{t('orders.vatSum', { rate: vatRate })}</span>
      <span>{vat}</span>
      {foodCents > 0 && (
        <>
          <span>{t('job.food')}</span>
          <span>{formatMoney(foodCents)}</span>
        </>
      )}
      <span>{t('orders.customerPays')}</span>
      <Box component="strong" sx={{ textAlign: 'right', fontSize: '1.1875rem', lineHeight: 1.3 }}>
        {printTotal(values, foodCents)}
      </Box>
    </Box>
  );
}
