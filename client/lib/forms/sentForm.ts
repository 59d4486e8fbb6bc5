import { createContext, useContext } from 'react';

/** A form that a browser without our scripts has sent and the server did not take: it comes back as it was, with what is wrong. */
export interface SentForm {
  values: Readonly<Record<string, string>>;
  /** The names of fields that were left empty. */
  missing: readonly string[];
  /** What the server says of fields, by their names. */
  messages: Readonly<Record<string, string>>;
  /** What is wrong beside the fields. */
  problem?: string;
  /** Under which the log has it. */
  problemNumber?: string;
}

const unsent: SentForm = { values: {}, missing: [], messages: {} };

export const SentFormContext = createContext<SentForm>(unsent);

export const useSentForm = (): SentForm => useContext(SentFormContext);

/** What stands in a field, and what is wrong with it. `whenEmpty`: what is said when it was left empty. */
export function useSentField(name: string, whenEmpty: string | undefined) {
  const { values, messages, missing } = useSentForm();
  return { value: values[name], message: messages[name] ?? (missing.includes(name) ? whenEmpty : undefined) };
}
