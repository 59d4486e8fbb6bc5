import * as v from 'valibot';
import { refuseInput } from '../errors';
import { createPlatformMessage } from '../values/message';
import { LocalDateScalar } from './scalars';

/**
 * Parses what came from outside GraphQL by its schema, whose messages are keys of the catalogue.
 * Errors: BAD_USER_INPUT with the first of them, at its field.
 */
export function parseInput<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> {
  const { success, output, issues } = v.safeParse(schema, value, firstIssue);
  if (success) return output;
  const [{ message }] = issues;
  // A schema without a message of ours speaks the library's English.
  const told = /^\w+\.\w+$/.test(message) ? { key: message } : createPlatformMessage('input.invalid');
  throw refuseInput(told, v.getDotPath(issues[0]) ?? undefined);
}

/** Nobody reads a second message. */
export const firstIssue = { abortEarly: true, abortPipeEarly: true } as const;

/** A local date, as the scalar LocalDate takes it. */
export const createLocalDateField = (message: string) =>
  v.pipe(
    v.string(message),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      try {
        return String(LocalDateScalar.parseValue(dataset.value));
      } catch {
        addIssue({ message });
        return NEVER;
      }
    }),
  );

/** A key in a query string; empty where there is none, or more than one. */
export const findKey = (query: Record<string, unknown>, name = 'key'): string =>
  v.parse(v.fallback(v.string(), ''), query[name]);

/** The search text of a query string. */
export const searchText = v.pipe(v.string('input.searchTooLong'), v.maxLength(255, 'input.searchTooLong'));
