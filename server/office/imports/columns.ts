import type { GraphQLScalarType } from 'graphql';
import { GraphQLError } from 'graphql';
import { Role } from '../../model/people/user.entity';
import { EmailScalar, PhoneScalar, PriceScalar, VatRateScalar } from '../../platform/api/scalars';
import type { PlatformKey, Message } from '../../platform/values/message';
import { createPlatformMessage } from '../../platform/values/message';
import { languages } from '../../platform/language';
import { message } from '../../texts/messages';
import type { PlainKey } from '../../texts/messages';
import { parseDay, parseDecimal, parseDuration, parseTime, parseWeekdays, parseYesNo } from './read/values';

/** The value of a cell, or the reason why it has none. */
export type ReadCell = { value: unknown } | { told: Message };

/** A column that a file may have. */
export interface Column {
  key: string;
  /** Names it in the language of the reader; both languages are also headings that it is guessed by. */
  title: PlainKey;
  read: (text: string) => ReadCell;
  isRequired?: true;
  /** Further headings, as other programs and languages call it. */
  headings?: readonly string[];
  /** A value for the template. */
  sample: string;
  /** Fits a file's column by its values alone, where no heading does. */
  isGuessedByValues?: true;
}

const value = (read: unknown, told: () => Message): ReadCell =>
  read === undefined ? { told: told() } : { value: read };

/** The forms' own scalar reads the cell, so that a file is refused what a form is refused. */
const readScalar =
  (scalar: GraphQLScalarType) =>
  (given: string | number): ReadCell => {
    try {
      return { value: scalar.parseValue(given) };
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      return { told: createPlatformMessage(error.extensions.scalarKey as PlatformKey) };
    }
  };

export const readText = (text: string): ReadCell => ({ value: text });
export const readEmail = readScalar(EmailScalar);

export const emailColumn: Omit<Column, 'sample'> = {
  key: 'email',
  title: 'importColumn.email',
  read: readEmail,
  headings: ['e-post', 'email', 'e-mail', 'meil', 'эл почта', 'sähköposti'],
  isGuessedByValues: true,
};
export const phoneColumn: Column = {
  key: 'phone',
  title: 'importColumn.phone',
  read: readScalar(PhoneScalar),
  headings: ['telefon', 'tel', 'mobiil', 'phone', 'телефон', 'puhelin'],
  isGuessedByValues: true,
  sample: '+372 5551 2345',
};
/** '1.234,50 €' too. */
export const readPrice = (text: string): ReadCell => {
  const amount = parseDecimal(text);
  return amount === undefined ? readScalar(PriceScalar)(text) : readScalar(PriceScalar)(amount.toFixed(2));
};
/** '24 %', and 0.24 of a spreadsheet. */
export const readVatRate = (text: string): ReadCell => {
  const rate = parseDecimal(text.replace('%', ''));
  return readScalar(VatRateScalar)(
    rate !== undefined && rate > 0 && rate < 1 ? Math.round(rate * 100) : (rate ?? text),
  );
};
export const readDay = (text: string): ReadCell => value(parseDay(text)?.day, () => message('imports.badDate'));
export const readDayAndTime = (text: string): ReadCell => value(parseDay(text), () => message('imports.badDate'));
export const readTime = (text: string): ReadCell =>
  value(parseTime(text) ?? parseDay(text)?.time, () => message('imports.badTime'));
export const readDuration = (text: string): ReadCell =>
  value(parseDuration(text), () => message('imports.badDuration'));
export const readYesNo = (text: string): ReadCell => value(parseYesNo(text), () => message('imports.badYesNo'));
export const readNumber = (text: string): ReadCell => value(parseDecimal(text), () => message('imports.badNumber'));
export const readWeekdays = (text: string): ReadCell =>
  value(parseWeekdays(text), () => message('imports.badWeekdays'));

const roles: Record<string, Role> = {
  ...Object.fromEntries(['juht', 'bussijuht', 'driver', 'kuljettaja', 'водитель'].map((word) => [word, Role.driver])),
  ...Object.fromEntries(['admin', 'logistik', 'administraator', 'логист'].map((word) => [word, Role.admin])),
};
export const readRole = (text: string): ReadCell => value(roles[text.toLowerCase()], () => message('imports.badRole'));

const languageNames = [
  ['et', 'eesti', 'estonian'],
  ['en', 'inglise', 'english'],
  ['ru', 'vene', 'russian'],
  ['fi', 'soome', 'finnish'],
];
export const readLanguage = (text: string): ReadCell =>
  value(languages[languageNames.findIndex((names) => names.some((name) => text.toLowerCase().startsWith(name)))], () =>
    message('imports.badLanguage'),
  );

/** Several names in one cell. */
export const readNames = (text: string): ReadCell => ({
  value: text
    .split(/[;,+\n]/)
    .map((name) => name.trim())
    .filter(Boolean),
});

/** 'Tallinn - Paide - Tartu': the places of a route. A hyphen inside of a name has no blanks around it. */
export const readRoute = (text: string): ReadCell => ({
  value: text
    .split(/\s+[-–—]\s+|\s*(?:→|>|;|\n)\s*/)
    .map((place) => place.trim())
    .filter(Boolean),
});
