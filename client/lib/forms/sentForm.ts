import { createContext, useContext } from 'react';

/** A form that a browser without our scripts has sent and the server did not take: it comes back as it was, with what is wrong. */
export interface SentForm {
  values: Readonly<Record<string, string>>;
  /** The names of fields that were left empty. */
  missing: readonly string[];
  /** The server's errors by field name. */
  messages: Readonly<Record<string, string>>;
  /** Errors beside the fields. */
  problem?: string;
  /** Under which the log has it. */
  problemNumber?: string;
}

const unsent: SentForm = { values: {}, missing: [], messages: {} };

export const SentFormContext = createContext<SentForm>(unsent);

export const useSentForm = (): SentForm => useContext(SentFormContext);

/** The value of a field and its error. `whenEmpty`: the error for an empty field. */
export function useSentField(name: string, whenEmpty: string | undefined) {
  const { values, messages, missing } = useSentForm();
  return { value: values[name], message: messages[name] ?? (missing.includes(name) ? whenEmpty : undefined) };
}
