import { useState } from 'react';

/** Messages at fields, by the name of the field. */
export type FieldMessages<Values> = Partial<Record<keyof Values & string, string>>;

/** Without fields about which there is nothing to say: laid over other messages, they would hide those. */
const keepPresent = <Values>(found: FieldMessages<Values>) =>
  Object.fromEntries(Object.entries(found).filter(([, message]) => message)) as FieldMessages<Values>;

/**
 * The values of one form: what was typed, what is wrong with it, and whether it differs from where it started.
 * A message disappears when its field is changed.
 */
export function useFormState<Values extends object>(initial: Values) {
  const [start, setStart] = useState(initial);
  const [values, setValues] = useState(initial);
  const [messages, setMessages] = useState<FieldMessages<Values>>({});

  return {
    values,
    messages,
    dirty: (Object.keys(values) as (keyof Values)[]).some((field) => !Object.is(values[field], start[field])),
    set<Field extends keyof Values & string>(field: Field, value: Values[Field]) {
      setValues((now) => ({ ...now, [field]: value }));
      setMessages((now) => keepPresent<Values>({ ...now, [field]: undefined }));
    },
    /** Shows messages, for example those of listFieldErrors(error); returns true when there are any. */
    show(found: FieldMessages<Values>): boolean {
      setMessages(keepPresent<Values>(found));
      return Object.values(found).some(Boolean);
    },
    /** Starts again, from the given values or from where the form started. */
    reset(next: Values = start) {
      setStart(next);
      setValues(next);
      setMessages({});
    },
  };
}
