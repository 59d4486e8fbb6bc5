import { currentLanguage } from '../platform/language';
import type { Message, MessageValue } from '../platform/values/message';
import { locales } from '../platform/values/languages';
import type { Words } from './words';
import { wordsIn } from './words';

/** A message in a language. A string, such as what GraphQL says to programmers, stays as it is. */
export function printMessage(told: Message | string, words: Words): string {
  if (typeof told === 'string') return told;
  const values = Object.entries(told.values ?? {}).map(([name, value]) => [name, printValue(value, words)] as const);
  return words.print(told.key, Object.fromEntries(values));
}

function printValue(value: MessageValue, words: Words): string | number {
  if (typeof value !== 'object') return value;
  if (isList(value)) return value.map((each) => printMessage(each, words)).join(', ');
  if ('cents' in value) return words.euros(value.cents);
  if ('minutes' in value) return words.duration(value.minutes);
  if ('all' in value) return new Intl.ListFormat(locales[words.language], { type: 'conjunction' }).format(value.all);
  if ('end' in value) return words.end(value.end);
  return printMessage(value, words);
}

const isList = (value: object): value is readonly Message[] => Array.isArray(value);

/** A message in the language of the request; in Estonian outside one. */
export const inRequestLanguage = (told: Message | string): string => printMessage(told, wordsIn(currentLanguage()));
