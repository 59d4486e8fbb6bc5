/** A value in a message. The catalogue writes sums, spans and moments as the reader's language does. */
export type MessageValue =
  | string
  | number
  /** A sum of money. */
  | { cents: number }
  /** A span of time by the clock. */
  | { minutes: number }
  /** Spans of time, one after the other, in minutes. */
  | { stretches: readonly number[] }
  /** A distance. */
  | { metres: number }
  | { percent: number }
  /** A day, YYYY-MM-DD; the first and the last of several days. */
  | { date: string }
  | { dates: readonly [first: string, last: string] }
  /** Ways of which one is enough. */
  | { any: readonly Message[] }
  /** A day and its time in Estonia, ISO 8601. */
  | { moment: string }
  /** The end, ISO 8601: a midnight is shown as the last day before it. */
  | { end: string }
  /** Names: 'A, B ja C'. */
  | { all: readonly string[] }
  | Message
  | readonly Message[];

/** Something to tell a person: a key of the catalogue (texts/), and the values for the names in its text. */
export interface Message {
  readonly key: string;
  readonly values?: Readonly<Record<string, MessageValue>>;
}

/** One line for a person; '' says nothing. */
export type Line = Message | '';

/** A message where a library takes its message as a string, as class-validator does. */
export const encodeMessage = (told: Message): string => JSON.stringify(told);

/** Reads the result of `encodeMessage`; a library's own words stay a string. */
export const decodeMessage = (text: string): Message | string =>
  text.startsWith('{"key":') ? (JSON.parse(text) as Message) : text;

/** The keys that `platform/` uses. The catalogue stands above it; `texts/messages.ts` checks that it has all of them. */
export const platformKeys = [
  'server.unexpected',
  'server.unavailable',
  'server.changedMeanwhile',
  'server.requestUnreadable',
  'input.unstorable',
  'input.tooLong',
  'input.invalid',
  'input.badUuid',
  'input.badMoment',
  'input.badDate',
  'input.badTime',
  'input.badEmail',
  'input.badPhone',
  'input.badPrice',
  'input.badAmount',
  'input.badVatRate',
  'input.badKey',
  'input.longest',
  'input.searchTooLong',
  'input.badCursor',
  'access.passwordLength',
  'route.noSuchPlace',
] as const;

export type PlatformKey = (typeof platformKeys)[number];

/** A message of `platform/`. Elsewhere `message` of `texts/messages.ts` checks the values too. */
export const createPlatformMessage = (key: PlatformKey, values?: Message['values']): Message => ({ key, values });
