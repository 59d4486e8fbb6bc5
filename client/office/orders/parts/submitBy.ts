import { focusInvalid } from '../../../lib/forms/focusInvalid';

/** The `onSubmit` of a form that shows its own messages: saves, and goes to the first field that is marked wrong. */
export const submitBy = (save: () => Promise<void>) => (form: HTMLFormElement) => {
  void save();
  focusInvalid(form);
};
