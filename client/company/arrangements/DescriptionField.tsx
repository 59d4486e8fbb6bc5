import TextField from '@mui/material/TextField';
import { t } from '../../i18n/officeTexts';

interface DescriptionFieldProps {
  value: string;
  onChange: (description: string) => void;
  error: string | undefined;
  disabled: boolean;
}

/** The description of an arrangement, or of one date. */
export function DescriptionField({ value, onChange, error, disabled }: DescriptionFieldProps) {
  return (
    <TextField
      label={t('office.description')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={Boolean(error)}
      helperText={error}
      disabled={disabled}
      multiline
      minRows={2}
      slotProps={{ htmlInput: { maxLength: 255 } }}
    />
  );
}
