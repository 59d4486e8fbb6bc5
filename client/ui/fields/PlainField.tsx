import TextField from '@mui/material/TextField';
import type { InputHTMLAttributes } from 'react';
import { useSentField } from '../../lib/forms/sentForm';

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
  /** What else the input itself is told. */
  more?: InputHTMLAttributes<HTMLInputElement>;
}

/** A field of a PlainForm, with what was typed into it and what the server said of that. */
export function PlainField(props: PlainFieldProps) {
  const { name, label, initial, missing, autoComplete, maxLength = 255, more, ...field } = props;
  const { value, message } = useSentField(name, missing);
  return (
    <TextField
      {...field}
      label={label}
      defaultValue={value ?? initial}
      error={message !== undefined}
      helperText={message}
      slotProps={{ htmlInput: { name, autoComplete, maxLength, ...more } }}
    />
  );
}
