import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useSentForm } from '../../lib/forms/sentForm';
import { ErrorNumber } from '../ErrorNumber';

interface PlainFormProps {
  problem?: string;
  /** For buttons that stand beside it. */
  id?: string;
  children: ReactNode;
}

/**
 * A form that the browser itself sends, to the address of its page: it works before any script has come, and without
 * one. Problems stand above it or at its fields (PlainField); `problem` is one that the page found.
 */
export function PlainForm({ problem, id, children }: PlainFormProps) {
  const sent = useSentForm();

  return (
    <Box component="form" id={id} method="post" noValidate sx={{ display: 'grid', gap: 2.5 }}>
      {sent.problem !== undefined && (
        <Alert severity="error" sx={{ whiteSpace: 'pre-line' }}>
          {sent.problem}
          {sent.problemNumber && <ErrorNumber number={sent.problemNumber} />}
        </Alert>
      )}
      {problem !== undefined && <Alert severity="error">{problem}</Alert>}
      {children}
    </Box>
  );
}

interface SubmitButtonProps extends Pick<ButtonProps, 'color' | 'variant' | 'name' | 'value' | 'form' | 'sx'> {
  /** The button's text while the form is on its way (app/enhance.ts). */
  busy?: string;
  children: ReactNode;
}

export function SubmitButton({ busy, ...button }: SubmitButtonProps) {
  return <Button type="submit" variant="contained" size="large" data-busy={busy} {...button} />;
}
