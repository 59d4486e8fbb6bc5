import { PortalError, refuseInput } from '../platform/errors';
import type { ErrorCode } from '../platform/errors';
import type { Line, Message, MessageValue } from '../platform/values/message';
import { encodeMessage, platformKeys } from '../platform/values/message';
import type { ParamsOf } from './catalogue';
import type * as et from './et';
import type { TextKey } from './texts';

platformKeys satisfies readonly TextKey[];

type ValuesOf<Key> = ParamsOf<typeof et, Key, MessageValue>;

/** The key of a text that has no names. */
export type PlainKey = { [Key in TextKey]: ValuesOf<Key> extends [] ? Key : never }[TextKey];

/** Every message there can be. `… satisfies KnownMessage` checks one that was made in a folder that cannot see the catalogue. */
export type KnownMessage = {
  [Key in TextKey]: ValuesOf<Key> extends [infer Values] ? { key: Key; values: Values } : { key: Key };
}[TextKey];

/** A message: the compiler checks its key, and that each name of its text has a value. */
export const message = <Key extends TextKey>(key: Key, ...[values]: ValuesOf<Key>): Message => ({ key, values });

/** A key where a library takes its message as a string, as valibot does; `parseInput` makes a message of it. */
export const toKey = (key: PlainKey): string => key;

/**
 * A refused input, with the field it concerns: `badInput('route.leftBeforeReached', { time }, 'stops.1.depart')`,
 * `badInput('form.nameMissing', 'name')`.
 */
export function badInput<Key extends TextKey>(key: Key, ...given: [...ValuesOf<Key>, field?: string]): PortalError {
  const [first, second] = given as unknown as [values?: Message['values'] | string, field?: string];
  const field = typeof first === 'string' ? first : second;
  const values = typeof first === 'string' ? undefined : first;
  return refuseInput({ key, values }, field);
}

/** The option of a class-validator decorator that refuses with a message: `@MaxLength(35, refuseWith('input.longest', { most: 35 }))`. */
export const refuseWith = <Key extends TextKey>(key: Key, ...values: ValuesOf<Key>): { message: string } => ({
  message: encodeMessage(message(key, ...values)),
});

/** Several messages in one line; '' when there are none. */
export const joinLines = (messages: readonly Message[]): Line =>
  messages.length === 0 ? '' : messages.reduce((one, other) => message('line.and', { one, other }));

const createRefusal =
  (code: ErrorCode) =>
  <Key extends TextKey>(key: Key, ...given: ValuesOf<Key>): PortalError =>
    new PortalError(code, message(key, ...given));

/** The state of things does not allow it. */
export const conflict = createRefusal('CONFLICT');
/** Somebody changed the same thing since the caller read it. */
export const stale = createRefusal('STALE_VERSION');
/** The caller is known, and may not do this. */
export const forbidden = createRefusal('FORBIDDEN');
/** The caller must sign in. */
export const unauthenticated = createRefusal('UNAUTHENTICATED');
/** It cannot be done now; later it can. */
export const unavailable = createRefusal('UNAVAILABLE');

/** Kinds of things that can be missing. */
export type Missing = keyof (typeof et)['missing'];

export const notFound = (what: Missing): PortalError =>
  new PortalError('NOT_FOUND', message(`missing.${what}` as const as PlainKey));
