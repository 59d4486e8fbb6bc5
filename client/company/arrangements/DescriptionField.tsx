import { t } from '../../i18n/officeTexts';
import { LongField } from '../../ui/fields/LongField';

interface DescriptionFieldProps {
  value: string;
  onChange: (description: string) => void;
  error: string | undefined;
  disabled: boolean;
}

/** The description of an arrangement, or of one date. */
export function DescriptionField({ value, onChange, error, disabled }: DescriptionFieldProps) {
  return (
    <LongField
      label={t('office.description')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={Boolean(error)}
      helperText={error}
      disabled={disabled}
      rows={2}
      slotProps={{ htmlInput: { maxLength: 255 } }}
    />
  );
}
