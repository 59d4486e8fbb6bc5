import TextField from '@mui/material/TextField';
import type { InputHTMLAttributes } from 'react';
import { useSentField } from '../../lib/forms/sentForm';

interface PlainFieldProps {
  name: string;
  label: string;
  /** The text before anybody types. */
  initial?: string;
  /** The message when it was left empty. */
  missing?: string;
  /** Advice on the value, shown until something is wrong with it. */
  hint?: string;
  type: 'text' | 'email' | 'tel' | 'password';
  autoComplete?: string;
  autoFocus?: boolean;
  /** A problem that the page itself found. */
  problem?: string;
  /** More than one: a text of lines. */
  rows?: number;
  maxLength?: number;
  more?: InputHTMLAttributes<HTMLInputElement>;
}

/** A field of a PlainForm, with what was typed into it and what the server said of that. */
export function PlainField(props: PlainFieldProps) {
  const { name, initial, missing, hint, autoComplete = 'off', maxLength = 255, more, problem, rows, ...field } = props;
  const { value, message = problem } = useSentField(name, missing);
  return (
    <TextField
      {...field}
      defaultValue={value ?? initial}
      error={message !== undefined}
      helperText={message ?? hint}
      multiline={rows !== undefined}
      // Of the browser's own kind, which needs nothing measured.
      slotProps={{
        htmlInput: { name, autoComplete, maxLength, rows, ...more },
        ...(rows && { input: { inputComponent: 'textarea' } }),
      }}
    />
  );
}
