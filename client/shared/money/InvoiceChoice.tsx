import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useOwingInvoicesQuery } from '../../generated/graphql';
import type { OwingInvoiceFieldsFragment } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { keepTyped } from '../../lib/forms/keepTyped';
import { formatMoney, toCents } from '../../lib/texts/money';
import { formatLocalDate } from '../../lib/texts/time';
import { useSettled } from '../../lib/useSettled';

type Invoice = OwingInvoiceFieldsFragment;

interface InvoiceChoiceProps {
  chosen: readonly Invoice[];
  /** Several may be chosen. */
  multiple?: boolean;
  error?: string;
  disabled?: boolean;
  onChange: (invoices: readonly Invoice[]) => void;
}

/** Finds open invoices by number, buyer or reference. */
export function InvoiceChoice({ chosen, multiple = false, error, disabled, onChange }: InvoiceChoiceProps) {
  const [search, setSearch] = useState('');
  const settled = useSettled(search.trim());
  const { data, loading } = useOwingInvoicesQuery({ variables: { search: settled }, fetchPolicy: 'network-only' });
  return (
    <Autocomplete
      multiple
      autoHighlight
      disabled={disabled}
      value={[...chosen]}
      options={data?.owingInvoices ?? []}
      loading={loading}
      loadingText={t('shell.loading')}
      noOptionsText={t('payments.chooseEmpty')}
      // The server has searched already, the reference too.
      filterOptions={(options) => options}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ number, buyerName }) => `${number}, ${buyerName}`}
      inputValue={search}
      onInputChange={keepTyped(setSearch)}
      onChange={(_, invoices) => onChange(multiple ? invoices : invoices.slice(-1))}
      renderOption={({ key, ...props }, invoice) => (
        <li key={key} {...props}>
          <Box sx={{ minWidth: 0 }}>
            <Box sx={{ overflowWrap: 'anywhere' }}>{`${invoice.number}, ${invoice.buyerName}`}</Box>
            <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', fontVariantNumeric: 'tabular-nums' }}>
              {t('payments.chooseOpen', {
                sum: formatMoney(toCents(invoice.open)),
                day: formatLocalDate(invoice.dueOn),
              })}
            </Box>
          </Box>
        </li>
      )}
      renderInput={(params) => (
        <TextField {...params} label={t('payments.chooseSearch')} error={Boolean(error)} helperText={error} />
      )}
    />
  );
}
