import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Close from '@mui/icons-material/Close';
import { vatRates } from '../../../server/platform/values/money';
import { t } from '../../i18n/officeTexts';
import type { TypedLine } from './typedLines';

interface TypedLineFieldsProps {
  line: TypedLine;
  disabled: boolean;
  findProblem: (field: 'title' | 'net' | 'reason') => string | undefined;
  onChange: (line: TypedLine) => void;
  onRemove: () => void;
}

/** One line that differs from the offer, with its reason. */
export function TypedLineFields({ line, disabled, findProblem, onChange, onRemove }: TypedLineFieldsProps) {
  const renderField = (field: 'title' | 'net' | 'reason', label: string) => (
    <TextField
      label={label}
      value={line[field]}
      required
      disabled={disabled}
      error={findProblem(field) !== undefined}
      helperText={findProblem(field)}
      onChange={({ target: { value } }) => onChange({ ...line, [field]: value })}
      slotProps={{ htmlInput: { maxLength: 255, autoComplete: 'off' } }}
    />
  );
  return (
    <Box role="group" aria-label={line.title || t('invoicing.typedLines')} sx={lineStyles}>
      {renderField('title', t('invoicing.lineTitle'))}
      {renderField('net', t('invoicing.lineNet'))}
      <TextField
        select
        label={t('invoicing.lineRate')}
        value={line.vatRate}
        disabled={disabled}
        onChange={({ target: { value } }) => onChange({ ...line, vatRate: Number(value) })}
      >
        {vatRates.map((rate) => (
          <MenuItem key={rate} value={rate}>
            {rate}%
          </MenuItem>
        ))}
      </TextField>
      {renderField('reason', t('invoicing.lineReason'))}
      <IconButton
        aria-label={t('invoicing.removeLine', { title: line.title })}
        disabled={disabled}
        onClick={onRemove}
        sx={{ justifySelf: 'end', alignSelf: 'center' }}
      >
        <Close fontSize="small" />
      </IconButton>
    </Box>
  );
}

const lineStyles = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: '1fr 1fr', md: '1.5fr 130px 100px 1.5fr 44px' },
  alignItems: 'start',
  mb: 2,
  '& > :nth-of-type(1), & > :nth-of-type(4)': { gridColumn: { xs: '1 / -1', md: 'auto' } },
};
