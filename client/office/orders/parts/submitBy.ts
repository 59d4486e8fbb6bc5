import type { FormEvent } from 'react';
import { focusInvalid } from '../../../lib/forms/focusInvalid';

/** The `onSubmit` of a form that shows its own messages: saves, and goes to the first field that is marked wrong. */
export const submitBy = (save: () => Promise<void>) => (event: FormEvent<HTMLFormElement>) => {
  event.preventDefault();
  void save();
  focusInvalid(event.currentTarget);
};
