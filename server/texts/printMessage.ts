import { findCurrentLanguage } from '../platform/language';
import type { Language } from '../platform/language';
import { printSpan } from '../platform/values/duration';
import type { Message, MessageValue } from '../platform/values/message';
import { locales } from '../platform/values/languages';
import { catalogues } from './texts';
import type { Words } from './words';
import { findWords } from './words';

/** A message in a language. A string, such as what GraphQL says to programmers, stays as it is. */
export function printMessage(told: Message | string, words: Words): string {
  if (typeof told === 'string') return told;
  const [group = ''] = told.key.split('.');
  // Readers of Russian and Finnish in the office read English, its values too.
  const reader = group in catalogues[words.language] ? words : findWords('en');
  const values = Object.entries(told.values ?? {}).map(([name, value]) => [name, printValue(value, reader)] as const);
  return reader.print(told.key, Object.fromEntries(values));
}

function printValue(value: MessageValue, words: Words): string | number {
  if (typeof value !== 'object') return value;
  if (isList(value)) return value.map((each) => printMessage(each, words)).join(', ');
  if ('cents' in value) return words.euros(value.cents);
  if ('minutes' in value) return printSpan(value.minutes, words.language);
  if ('stretches' in value) return printStretches(value.stretches, words.language);
  if ('metres' in value) return words.distance(value.metres);
  if ('percent' in value) return words.percent(value.percent);
  if ('date' in value) return words.date(value.date);
  if ('dates' in value) return [...new Set(value.dates)].map(words.date).join('–');
  if ('moment' in value) return words.dateTime(value.moment);
  if ('end' in value) return words.end(value.end);
  if ('all' in value) return listIn(words.language, 'conjunction').format(value.all);
  if ('any' in value)
    return listIn(words.language, 'disjunction').format(value.any.map((each) => printMessage(each, words)));
  return printMessage(value, words);
}

const listIn = (language: Language, type: 'conjunction' | 'disjunction') =>
  new Intl.ListFormat(locales[language], { type });

/** '45 min', '2 × 45 min', '45 min + 30 min' */
function printStretches(stretches: readonly number[], language: Language): string {
  const texts = stretches.map((minutes) => printSpan(minutes, language));
  const isSame = new Set(texts).size === 1 && texts.length > 1;
  return isSame ? `${texts.length} × ${texts[0]}` : texts.join(' + ');
}

const isList = (value: object): value is readonly Message[] => Array.isArray(value);

/** Data with each message in it printed in the language of the request: a row of the history, details of an error. */
export function printWithin(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(printWithin);
  if (typeof data !== 'object' || data === null || data instanceof Date) return data;
  if (isMessage(data)) return printInRequestLanguage(data);
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, printWithin(value)]));
}

function isMessage(data: object): data is Message {
  if (!('key' in data) || typeof data.key !== 'string') return false;
  const [group = '', word = ''] = data.key.split('.');
  return Object.hasOwn(catalogues.et, group) && Object.hasOwn(catalogues.et[group] ?? {}, word);
}

/** A message in the language of the request; in Estonian outside one. */
export const printInRequestLanguage = (told: Message | string): string =>
  printMessage(told, findWords(findCurrentLanguage()));
