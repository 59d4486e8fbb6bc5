import type { ReactNode } from 'react';
import type { FieldMessages } from '../../lib/forms/formState';

/** The part of a form's state that its fields need (useFormState, useStoredForm). */
export interface FormFields<Values> {
  values: Values;
  messages: FieldMessages<Values>;
  set: <Field extends keyof Values & string>(field: Field, value: Values[Field]) => void;
}

/** The props of components that draw fields of a form. */
export interface FormFieldsProps<Values> {
  form: FormFields<Values>;
  disabled: boolean;
}

/** Binds one of our fields to a form: its value, its message and its setter. */
export const bindField = <Values, Field extends keyof Values & string>(
  { values, messages, set }: FormFields<Values>,
  field: Field,
) => ({
  value: values[field],
  error: messages[field],
  onChange: (value: Values[Field]) => set(field, value),
});

/** Binds a TextField to a form; `hint` stands where no message does. */
export const bindText = <Values, Field extends keyof Values & string>(
  { values, messages, set }: FormFields<Values>,
  field: Field,
  hint?: ReactNode,
) => ({
  ...showMessage(messages[field], hint),
  value: values[field],
  onChange: ({ target }: { target: { value: string } }) => set(field, target.value as Values[Field]),
});

/** Shows a message below a TextField, else the hint. */
export const showMessage = (message: string | undefined, hint?: ReactNode) => ({
  error: Boolean(message),
  helperText: message ?? hint,
});
