import { badInput } from '../platform/errors';
import type { ArgumentType } from './catalogue/argumentTypes';

/** What a caller sent: a query string or a JSON body. */
export type Given = Readonly<Record<string, unknown>>;

/** One argument of a /fn call. Each of its spellings means the same (design, section 4, Names of arguments). */
export interface Argument {
  names: readonly [string, ...string[]];
  required: boolean;
  /** What stands in for a value that was not given. */
  otherwise?: () => unknown;
  /** The value for GraphQL; undefined means that nothing was given. Errors: BAD_USER_INPUT. */
  parse(value: unknown, name: string): unknown;
  /** How it is written, where that is not how GraphQL writes the variable. */
  written?: ArgumentType;
  /** Of a value that is spread over several arguments, in place of `parse`. Errors: BAD_USER_INPUT. */
  gather?(given: Given): unknown;
}

type Names = [string, ...string[]];
export const argument = (names: Names, parse: Argument['parse']): Argument => ({ names, required: true, parse });

/** The same argument, but a call may leave it out. */
export const optional = (required: Argument): Argument => ({ ...required, required: false });

/** Text as it was sent; empty text is a value. */
export const text = (...names: Names): Argument => argument(names, asText);

/** Text of which an empty one is none: ids, keys, optional addresses. */
export const word = (...names: Names): Argument => argument(names, asWord);

/** Text that a caller empties with '' or null; GraphQL is told '' then. */
export const clearable = (...names: Names): Argument =>
  optional(argument(names, (value, name) => (value === null ? '' : asText(value, name))));

export const whole = (...names: Names): Argument =>
  argument(names, (value, name) => {
    const number = asNumber(value, name);
    // GraphQL's Int has 32 bits.
    if (number !== undefined && (number | 0) !== number) throw badInput(`Argument ${name} peab olema täisarv`, name);
    return number;
  });

export const number = (...names: Names): Argument => argument(names, asNumber);

export const flag = (...names: Names): Argument => argument(names, asFlag);

/** Which of the flags are set, counted from 1. */
export const flagsSet = (...names: Names): Argument => ({
  ...argument(names, asFlag),
  gather: (given) => names.flatMap((name, index) => (asFlag(given[name] ?? null, name) ? [index + 1] : [])),
});

/** A moment: epoch seconds, or ISO 8601 with its offset. */
export const moment = (...names: Names): Argument => argument(names, asMoment);

/** A list, as JSON or as JSON text, each item read by `item`; items that are undefined are left out. */
export const list = (names: Names, item: (value: unknown, name: string, index: number) => unknown): Argument =>
  argument(names, (value, name) =>
    asList(value, name)
      ?.map((each, index) => item(each, name, index))
      .filter((each) => each !== undefined),
  );

export const ids = (...names: Names): Argument => list(names, asWord);

/**
 * Reads what the operation wants; unknown arguments are ignored.
 * Errors: BAD_USER_INPUT for a missing argument, and for two spellings with different values.
 */
export function readArguments(wanted: Record<string, Argument>, given: Given): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [variable, each] of Object.entries(wanted)) {
    const value = (each.gather ? each.gather(given) : readArgument(each, given)) ?? each.otherwise?.();
    if (value !== undefined) values[variable] = value;
    else if (each.required) throw badInput(`Puudub argument: ${each.names.join(' / ')}`, each.names[0]);
  }
  return values;
}

function readArgument({ names, parse }: Argument, given: Given): unknown {
  let found: { name: string; value: unknown } | undefined;
  for (const name of names) {
    const value = Object.hasOwn(given, name) && given[name] !== undefined ? parse(given[name], name) : undefined;
    if (value === undefined) continue;
    if (found && !same(found.value, value))
      throw badInput(`Argumendid ${found.name} ja ${name} on erinevad`, found.name);
    found ??= { name, value };
  }
  return found?.value;
}

/** Ids are the same in either case. */
function same(one: unknown, other: unknown): boolean {
  return (
    JSON.stringify(one) === JSON.stringify(other) ||
    (isId(one) && isId(other) && one.toLowerCase() === other.toLowerCase())
  );
}

const isId = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f-]{36}$/i.test(value.trim());

function asText(value: unknown, name: string): string | undefined {
  if (value === null) return undefined;
  if (typeof value === 'string') return value;
  // Phone numbers and prices also come as JSON numbers.
  if (typeof value === 'number') return String(value);
  throw badInput(`Argument ${name} peab olema tekst`, name);
}

function asWord(value: unknown, name: string): string | undefined {
  return asText(value, name)?.trim() || undefined;
}

/** A number, or its text with a decimal point or comma. Empty text is none. Errors: BAD_USER_INPUT. */
export function asNumber(value: unknown, name: string): number | undefined {
  const written = asWord(value, name)?.replace(',', '.');
  if (written === undefined) return undefined;
  const number = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(written) ? Number(written) : NaN;
  if (!Number.isFinite(number)) throw badInput(`Argument ${name} peab olema arv`, name);
  return number;
}

function asFlag(value: unknown, name: string): boolean | undefined {
  if (typeof value === 'boolean') return value;
  const written = asWord(value, name);
  if (written === undefined) return undefined;
  if (written === 'true' || written === '1') return true;
  if (written === 'false' || written === '0') return false;
  throw badInput(`Argument ${name} peab olema true või false`, name);
}

/** ISO 8601 of a moment given as epoch seconds or ISO 8601; empty is none. Errors: BAD_USER_INPUT. */
export function asMoment(value: unknown, name: string): string | undefined {
  const written = asWord(value, name);
  if (written === undefined || !/^\d+(\.\d+)?$/.test(written)) return written;
  const moment = new Date(Number(written) * 1000);
  // Most likely milliseconds.
  if (Number.isNaN(moment.getTime()) || moment.getUTCFullYear() > 2100)
    throw badInput(`Argument ${name} peab olema aeg sekundites`, name);
  return moment.toISOString();
}

/** A list given as JSON or as JSON text; empty text is none. Errors: BAD_USER_INPUT. */
export function asList(value: unknown, name: string): unknown[] | undefined {
  if (value === null || value === '') return undefined;
  const parsed = typeof value === 'string' ? parseJson(value, name) : value;
  if (parsed === null) return undefined;
  if (!Array.isArray(parsed)) throw badInput(`Argument ${name} peab olema JSON-massiiv`, name);
  return parsed;
}

function parseJson(written: string, name: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    throw badInput(`Argument ${name} ei ole korrektne JSON`, name);
  }
}

/** An object of a JSON list. Errors: BAD_USER_INPUT. */
export function asObject(value: unknown, name: string): Given {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw badInput(`Argument ${name} peab sisaldama JSON-objekte`, name);
  return value as Given;
}
