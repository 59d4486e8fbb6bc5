import TextField from '@mui/material/TextField';
import { t } from '../../i18n/officeTexts';

interface NameFieldProps {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  disabled: boolean;
}

/** The name of a bus. */
export function NameField({ value, onChange, error, disabled }: NameFieldProps) {
  return (
    <TextField
      label={t('office.name')}
      value={value}
      disabled={disabled}
      error={Boolean(error)}
      helperText={error ?? t('fleet.nameHint')}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ htmlInput: { maxLength: 255, autoComplete: 'off' } }}
    />
  );
}

/** Errors of a name before it is sent. */
export const checkName = (name: string): string | undefined => (name.trim() ? undefined : t('office.nameMissing'));
