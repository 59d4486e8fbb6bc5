import { useState } from 'react';
import type { FieldMessages } from './formState';

/**
 * A form over stored values. Only what was typed is kept here, so when somebody else changes the stored values,
 * untouched fields show the new ones and typed ones stay as they are.
 */
export function useStoredForm<Values extends object>(stored: Values) {
  const [typed, setTyped] = useState<Partial<Values>>({});
  const [messages, setMessages] = useState<FieldMessages<Values>>({});
  const changed = Object.fromEntries(
    Object.entries(typed).filter(([field, value]) => !Object.is(value, stored[field as keyof Values])),
  ) as Partial<Values>;

  return {
    values: { ...stored, ...typed } satisfies Values,
    /** The fields that differ from what is stored. */
    changed,
    dirty: Object.keys(changed).length > 0,
    /** True once the field was typed into, even if its value is the same. */
    isTouched: (field: keyof Values) => field in typed,
    messages,
    set<Field extends keyof Values & string>(field: Field, value: Values[Field]) {
      setTyped((now) => ({ ...now, [field]: value }));
      setMessages((now) => ({ ...now, [field]: undefined }));
    },
    /** Shows messages, for example those of listFieldErrors(error); returns true when there are any. */
    show(found: FieldMessages<Values>): boolean {
      setMessages(found);
      return Object.values(found).some(Boolean);
    },
    /** Forgets what was typed, in these fields or in all. */
    reset(fields?: readonly (keyof Values)[]) {
      setTyped((now) => (fields ? leaveOut(now, fields) : {}));
      setMessages({});
    },
  };
}

function leaveOut<Values extends object>(values: Partial<Values>, fields: readonly (keyof Values)[]): Partial<Values> {
  return Object.fromEntries(
    Object.entries(values).filter(([field]) => !fields.includes(field as keyof Values)),
  ) as Partial<Values>;
}
