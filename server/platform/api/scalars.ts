import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import type { ValueNode } from 'graphql';
import { isEmail } from 'class-validator';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { parseEuros, parseSigned, vatRates } from '../values/money';
import type { PlatformKey } from '../values/message';
import { isPassword } from '../values/passwordRule';

/**
 * A scalar whose bad values are refused by a message. GraphQL itself adds which variable the value stood in,
 * and server/platform/failure.ts turns that into the name of the field.
 */
function createScalar<In, Out>(options: {
  name: string;
  description: string;
  parse: (value: unknown) => In | undefined;
  serialize: (value: unknown) => Out;
  /** The message for a bad value. */
  refusal: PlatformKey;
}): GraphQLScalarType<In, Out> {
  const parse = (value: unknown): In => {
    const parsed = options.parse(value);
    if (parsed === undefined)
      throw new GraphQLError(options.refusal, { extensions: { code: 'BAD_USER_INPUT', scalarKey: options.refusal } });
    return parsed;
  };
  return new GraphQLScalarType<In, Out>({
    name: options.name,
    description: options.description,
    parseValue: parse,
    parseLiteral: (node) => parse(parseLiteral(node)),
    serialize: options.serialize,
  });
}

function parseLiteral(node: ValueNode): unknown {
  if (node.kind === Kind.INT || node.kind === Kind.FLOAT) return Number(node.value);
  return node.kind === Kind.STRING ? node.value : undefined;
}

const parseText = (value: unknown): string | undefined => (typeof value === 'string' ? value.trim() : undefined);
const printText = (value: unknown): string => String(value);

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export const UUIDScalar = createScalar({
  name: 'UUID',
  description: 'An id. Both cases are accepted; lower case is stored.',
  parse: (value) => {
    const id = parseText(value)?.toLowerCase();
    return id && uuidPattern.test(id) ? id : undefined;
  },
  serialize: printText,
  refusal: 'input.badUuid',
});

/**
 * ISO 8601 with milliseconds. Lists hold thousands of moments, and a Date for each would take longer than all the rest.
 * PostgreSQL's text in JSON, such as `2026-12-05T06:00:00+00:00`, is nearly right already.
 */
function writeMoment(value: unknown): string {
  if (typeof value === 'string' && value.endsWith('+00:00')) {
    const moment = value.slice(0, -6);
    if (moment.length === 19) return `${moment}.000Z`;
    if (moment.length >= 23) return `${moment.slice(0, 23)}Z`;
  }
  return (value instanceof Date ? value : new Date(String(value))).toISOString();
}

/** Whether the calendar has a date, YYYY-MM-DD: the 30th of February is the 2nd of March for Date. */
function isDate(date: string): boolean {
  const moment = new Date(`${date}T00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date);
}

export const DateTimeScalar = createScalar({
  name: 'DateTime',
  description: 'A moment in time: ISO 8601 with an offset, for example 2026-12-05T06:00:00Z. Years 2000 to 2100.',
  parse: (value) => {
    const iso = parseText(value);
    if (!iso || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/.test(iso)) return undefined;
    const moment = new Date(iso);
    const year = moment.getUTCFullYear();
    return year >= 2000 && year <= 2100 && isDate(iso.slice(0, 10)) ? moment : undefined;
  },
  serialize: writeMoment,
  refusal: 'input.badMoment',
});

/** A date that the calendar has, of the years 2000 to 2100; undefined for anything else. */
export function readLocalDate(value: unknown): string | undefined {
  const date = parseText(value);
  return date && /^(20\d\d|2100)-\d{2}-\d{2}$/.test(date) && isDate(date) ? date : undefined;
}

export const LocalDateScalar = createScalar({
  name: 'LocalDate',
  description: 'A date in Tallinn, YYYY-MM-DD. Years 2000 to 2100.',
  parse: readLocalDate,
  serialize: printText,
  refusal: 'input.badDate',
});

export const LocalTimeScalar = createScalar({
  name: 'LocalTime',
  description: 'A wall-clock time in Tallinn, HH:MM.',
  parse: (value) => {
    const time = parseText(value);
    return time && /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : undefined;
  },
  // The database says seconds too.
  serialize: (value) => String(value).slice(0, 5),
  refusal: 'input.badTime',
});

/**
 * The standard allows a quoted part before the @, even with line breaks in it. Nobody has such an address, and the headers
 * of a message break on it.
 */
const unsafeInEmail = /["\s\p{Cc}\p{Cf}]/u;

export const EmailScalar = createScalar({
  name: 'Email',
  description: 'An e-mail address of at most 255 characters.',
  parse: (value) => {
    const email = parseText(value);
    return email && email.length <= 255 && isEmail(email) && !unsafeInEmail.test(email) ? email : undefined;
  },
  serialize: printText,
  refusal: 'input.badEmail',
});

export const PhoneScalar = createScalar({
  name: 'Phone',
  description: 'A phone number. Without a country code it is Estonian. The international form is stored.',
  parse: (value) => {
    const phone = parsePhoneNumberFromString(parseText(value) ?? '', 'EE');
    return phone?.isPossible() ? phone.number : undefined;
  },
  serialize: printText,
  refusal: 'input.badPhone',
});

export const PriceScalar = createScalar<number, number>({
  name: 'Price',
  description:
    'An amount in euros with at most two decimals, from 0 to 1,000,000. Text with a decimal comma is accepted: "1 234,50".',
  parse: (value) => (typeof value === 'string' || typeof value === 'number' ? parseEuros(value) : undefined),
  serialize: (cents) => Number(cents) / 100,
  refusal: 'input.badPrice',
});

export const AmountScalar = createScalar<number, number>({
  name: 'Amount',
  description: 'An amount in euros like Price, but also negative for a discount: -1,000,000 to 1,000,000.',
  parse: (value) => parseSigned(typeof value === 'number' ? String(value) : (parseText(value) ?? ''), parseEuros),
  serialize: (cents) => Number(cents) / 100,
  refusal: 'input.badAmount',
});

export const VatRateScalar = createScalar<number, number>({
  name: 'VatRate',
  description: `A VAT rate in percent: ${vatRates.join(', ')}.`,
  parse: (value) => vatRates.find((rate) => rate === Number(value)),
  serialize: (value) => Number(value),
  refusal: 'input.badVatRate',
});

export const PasswordScalar = createScalar({
  name: 'Password',
  description: 'A new password of 10 to 128 characters, not only blanks.',
  parse: (value) => (typeof value === 'string' && isPassword(value) ? value : undefined),
  serialize: printText,
  refusal: 'access.passwordLength',
});

export const KeyScalar = createScalar({
  name: 'Key',
  description: 'A secret from an e-mailed link.',
  parse: (value) => {
    const key = parseText(value);
    return key && key.length <= 128 ? key : undefined;
  },
  serialize: printText,
  refusal: 'input.badKey',
});
