import Box from '@mui/material/Box';
import type { BoxProps } from '@mui/material/Box';
import type { FormEvent, KeyboardEvent } from 'react';

interface FormProps extends Pick<BoxProps, 'sx' | 'children'> {
  onSubmit: (form: HTMLFormElement) => unknown;
  onKeyDown?: (event: KeyboardEvent<HTMLFormElement>) => void;
}

/** A form that our scripts send, not the browser. */
export function Form({ onSubmit, ...box }: FormProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // To React, a form in a dialog is still inside the page's form.
    event.stopPropagation();
    onSubmit(event.currentTarget);
  }
  return <Box component="form" noValidate onSubmit={submit} {...box} />;
}
