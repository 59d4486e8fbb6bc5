import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { t } from '../../i18n/officeTexts';
import { bindText } from '../../ui/forms/bindField';
import type { FormFieldsProps } from '../../ui/forms/bindField';

interface Passwords {
  password: string;
  again: string;
}

interface PasswordInputsProps extends FormFieldsProps<Passwords> {
  labels: Passwords;
}

/** A new password, typed twice. */
export function PasswordInputs({ labels, form, disabled }: PasswordInputsProps) {
  const field = (name: keyof Passwords, hint?: string) => ({
    ...bindText(form, name, hint),
    label: labels[name],
    disabled,
    type: 'password',
    slotProps: { htmlInput: { maxLength: 128, autoComplete: 'new-password' } },
  });
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
      <TextField {...field('password', t('passwords.hint'))} />
      <TextField {...field('again')} />
    </Box>
  );
}
