import TextField from '@mui/material/TextField';
import { t } from '../../i18n/officeTexts';
import { bindText } from '../../ui/forms/bindField';
import type { FormFieldsProps } from '../../ui/forms/bindField';

/** The name of a bus. */
export function NameField({ form, disabled }: FormFieldsProps<{ name: string }>) {
  return (
    <TextField
      label={t('office.name')}
      {...bindText(form, 'name', t('fleet.nameHint'))}
      disabled={disabled}
      slotProps={{ htmlInput: { maxLength: 255, autoComplete: 'off' } }}
    />
  );
}

/** Errors of a name before it is sent. */
export const checkName = (name: string): string | undefined => (name.trim() ? undefined : t('office.nameMissing'));
