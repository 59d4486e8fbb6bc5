import * as v from 'valibot';
import { refuseInput } from '../../../platform/errors';
import type { PortalError } from '../../../platform/errors';
import type { PlainKey } from '../../../texts/messages';
import { badInput } from '../../../texts/messages';
import type { legacy } from '../../../texts/et';
import { firstIssue } from '../../../platform/api/parseInput';
import { parseJson } from '../../../platform/api/readJson';
import type { ArgumentType } from '../catalogue/argumentTypes';

/** The caller's arguments: a query string or a JSON body. */
export type CallerArguments = Readonly<Record<string, unknown>>;

/** One argument of a /fn call. Each of its spellings means the same (docs/product.md, 'Legacy calls'). */
export interface Argument {
  names: readonly [string, ...string[]];
  required: boolean;
  /** The error when it is required and absent. */
  missing?: PlainKey;
  /** The value when it is absent. */
  otherwise?: () => unknown;
  /** The value for GraphQL; undefined means that nothing was given. Errors: BAD_USER_INPUT. */
  parse(value: unknown, name: string): unknown;
  /** How it is written, where that is not how GraphQL writes the variable. */
  written?: ArgumentType;
  /** Of a value that is spread over several arguments, in place of `parse`. Errors: BAD_USER_INPUT. */
  gather?(given: CallerArguments): unknown;
}

/** The key of the error for a bad argument; `parseArgument` fills in its names. */
export const tellWrong = (key: keyof typeof legacy): string => `legacy.${key}`;

/** Phone numbers and prices also come as JSON numbers. */
export const asText = v.pipe(
  v.union([v.string(), v.number(), v.null()], tellWrong('mustBeText')),
  v.transform((value) => (value === null ? undefined : String(value))),
);

export const asWord = v.pipe(
  asText,
  v.transform((value) => value?.trim() || undefined),
);

/** A number, or its text with a decimal point or comma. Empty text is none. */
export const asNumber = v.pipe(
  asWord,
  v.optional(
    v.pipe(
      v.string(),
      v.transform((written) => written.replace(',', '.')),
      v.regex(/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i, tellWrong('mustBeNumber')),
      v.transform(Number),
      v.finite(tellWrong('mustBeNumber')),
    ),
  ),
);

/** GraphQL's Int has 32 bits. */
const asWhole = v.pipe(
  asNumber,
  v.check((number) => number === undefined || (number | 0) === number, tellWrong('mustBeWhole')),
);

const flags: Record<string, boolean> = { true: true, 1: true, false: false, 0: false };
const asFlag = v.pipe(
  v.union([v.boolean(), v.string(), v.number(), v.null()], tellWrong('mustBeFlag')),
  v.transform((value) => String(value ?? '').trim()),
  v.check((written) => written === '' || Object.hasOwn(flags, written), tellWrong('mustBeFlag')),
  v.transform((written) => flags[written]),
);

/** ISO 8601 of a moment given as epoch seconds or ISO 8601; empty is none. */
export const asMoment = v.pipe(
  asWord,
  v.transform((written) => (/^\d+(\.\d+)?$/.test(written ?? '') ? new Date(Number(written) * 1000) : written)),
  // Later ones are most likely milliseconds.
  v.check((value) => !(value instanceof Date) || value.getUTCFullYear() <= 2100, tellWrong('mustBeSeconds')),
  v.transform((value) => (value instanceof Date ? value.toISOString() : value)),
);

const asJson = v.lazy((value) =>
  typeof value === 'string'
    ? v.pipe(
        v.string(),
        v.rawTransform(({ dataset, addIssue, NEVER }) => {
          try {
            return parseJson(dataset.value || 'null');
          } catch {
            addIssue({ message: tellWrong('badJson') });
            return NEVER;
          }
        }),
      )
    : v.unknown(),
);

/** No call has a longer list: the longest one is of the hours of a trip's days. */
const LONGEST_GIVEN = 400;

/** A list given as JSON or as JSON text; empty text is none. Items that are undefined are left out. */
export const asList = <Item>(item: v.GenericSchema<unknown, Item>) =>
  v.pipe(
    asJson,
    // Counted before any item is read.
    v.check((value) => !Array.isArray(value) || value.length <= LONGEST_GIVEN, tellWrong('listTooLong')),
    v.nullable(v.array(item, tellWrong('mustBeList'))),
    v.transform((items) => items?.filter((each) => each !== undefined)),
  );

export const jsonObject = (key: keyof typeof legacy) =>
  v.custom<CallerArguments>(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
    tellWrong(key),
  );

/** An object of a JSON list. */
export const asObject = jsonObject('mustHoldObjects');

type ArgumentNames = [string, ...string[]];

/** The schema of a value; undefined means that it was absent. */
type Schema = v.GenericSchema<unknown, unknown>;

export const argument = (names: ArgumentNames, schema: Schema): Argument => ({
  names,
  required: true,
  parse: (value, name) => parseArgument(schema, value, name),
});

/** The same argument, but a call may leave it out. */
export const optional = (required: Argument): Argument => ({ ...required, required: false });

/** The same argument, and the error without it: the agreed words where there are some. */
export const needed = (missing: PlainKey, argument: Argument): Argument => ({ ...argument, missing });

const createArgument =
  (schema: Schema) =>
  (...names: ArgumentNames): Argument =>
    argument(names, schema);

/** Text as it was sent; empty text is a value. */
export const text = createArgument(asText);

/** Text of which an empty one is none: ids, keys, optional addresses. */
export const word = createArgument(asWord);

/** Text that is kept to the letter, blanks too; an empty one is none. */
export const password = (...names: ArgumentNames): Argument =>
  needed(
    'legacy.passwordMissing',
    argument(
      names,
      v.pipe(
        asText,
        v.transform((value) => value || undefined),
      ),
    ),
  );

/** Text that a caller empties with '' or null; GraphQL gets '' then. */
export const clearable = (...names: ArgumentNames): Argument =>
  optional(
    argument(
      names,
      v.pipe(
        asText,
        v.transform((value) => value ?? ''),
      ),
    ),
  );

export const number = createArgument(asNumber);

export const whole = createArgument(asWhole);

export const flag = createArgument(asFlag);

/** A moment: epoch seconds, or ISO 8601 with its offset. */
export const moment = createArgument(asMoment);

export const ids = createArgument(asList(asWord));

/** Which of the flags are set, counted from 1. */
export const flagsSet = (...names: ArgumentNames): Argument => ({
  ...argument(names, asFlag),
  gather: (given) =>
    names.flatMap((name, index) => (parseArgument(asFlag, given[name] ?? null, name) ? [index + 1] : [])),
});

/**
 * Reads what the operation wants; unknown arguments are ignored.
 * Errors: BAD_USER_INPUT for a missing argument, and for two spellings with different values.
 */
export function readArguments(wanted: Record<string, Argument>, given: CallerArguments): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [variable, each] of Object.entries(wanted)) {
    const value = (each.gather ? each.gather(given) : readArgument(each, given)) ?? each.otherwise?.();
    if (value !== undefined) values[variable] = value;
    else if (each.required) throw createMissingError(each);
  }
  return values;
}

const createMissingError = ({ missing, names }: Argument): PortalError =>
  missing ? badInput(missing, names[0]) : badInput('legacy.argumentMissing', { names: names.join(' / ') }, names[0]);

function readArgument({ names, parse }: Argument, given: CallerArguments): unknown {
  let found: { name: string; value: unknown } | undefined;
  for (const name of names) {
    const value = Object.hasOwn(given, name) && given[name] !== undefined ? parse(given[name], name) : undefined;
    if (value === undefined) continue;
    if (found && !isSame(found.value, value))
      throw badInput('legacy.argumentsDiffer', { one: found.name, other: name }, found.name);
    found ??= { name, value };
  }
  return found?.value;
}

/** Ids are the same in either case. */
function isSame(one: unknown, other: unknown): boolean {
  return (
    JSON.stringify(one) === JSON.stringify(other) ||
    (isId(one) && isId(other) && one.toLowerCase() === other.toLowerCase())
  );
}

const isId = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f-]{36}$/i.test(value.trim());

/**
 * The message may name the {argument} and the number of the {item} in its list.
 * Errors: BAD_USER_INPUT, at the argument or at the item.
 */
export function parseArgument<Output>(schema: v.GenericSchema<unknown, Output>, value: unknown, name: string): Output {
  const { success, output, issues } = v.safeParse(schema, value, firstIssue);
  if (success) return output;
  const [{ message, path }] = issues;
  const item = path?.[0]?.key;
  const isAtItem = typeof item === 'number';
  const values = { argument: name, item: isAtItem ? item + 1 : 0, most: LONGEST_GIVEN };
  throw refuseInput({ key: message, values }, isAtItem ? `${name}.${item}` : name);
}
