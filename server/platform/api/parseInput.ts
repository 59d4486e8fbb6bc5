import * as v from 'valibot';
import { badInput } from '../errors';
import { LocalDateScalar } from './scalars';

/**
 * Parses what came from outside GraphQL by its schema, whose messages are those for the caller.
 * Errors: BAD_USER_INPUT with the first of them, at its field.
 */
export function parseInput<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> {
  const { success, output, issues } = v.safeParse(schema, value, firstIssue);
  if (success) return output;
  throw badInput(issues[0].message, v.getDotPath(issues[0]) ?? undefined);
}

/** Nobody reads a second message. */
export const firstIssue = { abortEarly: true, abortPipeEarly: true } as const;

/** A local date, as the scalar LocalDate takes it. */
export const localDate = (message: string) =>
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
export const keyIn = (query: Record<string, unknown>, name = 'key'): string =>
  v.parse(v.fallback(v.string(), ''), query[name]);

/** What is searched for, in a query string. */
export const searchText = v.pipe(
  v.string('Otsing on kuni 255 tähemärki'),
  v.maxLength(255, 'Otsing on kuni 255 tähemärki'),
);
