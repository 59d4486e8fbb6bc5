import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { t } from '../../i18n/officeTexts';
import type { FieldMessages } from '../../lib/forms/formState';

interface Passwords {
  password: string;
  again: string;
}

interface PasswordInputsProps {
  labels: Passwords;
  values: Passwords;
  messages: FieldMessages<Passwords>;
  set: (field: keyof Passwords, value: string) => void;
  disabled: boolean;
}

/** A new password, typed twice. */
export function PasswordInputs({ labels, values, messages, set, disabled }: PasswordInputsProps) {
  const field = (name: keyof Passwords, hint?: string) => ({
    label: labels[name],
    value: values[name],
    disabled,
    error: Boolean(messages[name]),
    helperText: messages[name] ?? hint,
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
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
