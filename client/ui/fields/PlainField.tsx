import TextField from '@mui/material/TextField';
import { useSentForm } from '../../lib/forms/sentForm';

interface PlainFieldProps {
  name: string;
  label: string;
  /** What stands in it before anybody types. */
  initial?: string;
  /** What is said when it was left empty. */
  missing?: string;
  type: 'text' | 'email' | 'tel' | 'password';
  autoComplete: string;
  autoFocus?: boolean;
  maxLength?: number;
}

/** A field of a PlainForm, with what was typed into it and what the server said of that. */
export function PlainField({
  name,
  label,
  initial,
  missing,
  autoComplete,
  maxLength = 255,
  ...field
}: PlainFieldProps) {
  const { values, messages, missing: empty } = useSentForm();
  const message = messages[name] ?? (empty.includes(name) ? missing : undefined);
  return (
    <TextField
      {...field}
      label={label}
      defaultValue={values[name] ?? initial}
      error={message !== undefined}
      helperText={message}
      slotProps={{ htmlInput: { name, autoComplete, maxLength } }}
    />
  );
}
