import type { GraphQLSchema } from 'graphql';
import { defaultFieldResolver, isObjectType } from 'graphql';
import { Extensions } from 'type-graphql';
import type { Language } from '../../platform/language';
import { currentLanguage } from '../../platform/language';
import { locales } from '../../platform/values/languages';
import type { OtherLanguage } from '../sentences';
import { translatorOf } from '../sentences';
import { en } from './en';
import { fi } from './fi';
import { office } from './office';
import { ru } from './ru';

/** What the law and the plan say of a trip is put together in Estonian, and translated into a reader's language where it leaves the server. */
const translations: Record<OtherLanguage, Record<string, string>> = {
  en: { ...office, ...en },
  ru: { ...office, ...ru },
  fi: { ...office, ...fi },
};

const inOther = translatorOf(translations, valueOf);

/** Of several sentences in one: what stands between them. */
const between: Record<string, RegExp> = { ways: /, | või /, parts: /, (?=\d+ (?:sõidab|on|ei|sobiks) )/ };

/** The sentence in that language; what nobody has translated, such as a name, stays as it is. */
export function localized(sentence: string, language: Language): string {
  if (language === 'et' || sentence === '') return sentence;
  if (sentence.includes('; '))
    return sentence
      .split('; ')
      .map((part) => localized(part, language))
      .join('; ');
  const own = inOther(sentence, language);
  if (own !== undefined) return own;
  // 'Raivo Järvekallas: ei jõua puhata'
  const [, who, why] = /^([^:]+): (.+)$/s.exec(sentence) ?? [];
  if (who !== undefined && why !== undefined) return `${who}: ${localized(why, language)}`;
  return sentence;
}

function valueOf(value: string, language: OtherLanguage, name: string): string | number {
  if (name === 'tense') return value;
  if (/^\d{1,9}$/.test(value)) return Number(value);
  const [day, month, year] = /^(\d\d)\.(\d\d)\.(\d{4})$/.exec(value)?.slice(1) ?? [];
  if (day !== undefined) return language === 'en' ? `${day}/${month}/${year}` : value;
  if (/^(\d+ h( \d\d)?|\d+ min)$/.test(value))
    return language === 'ru' ? value.replace('min', 'мин').replace('h', 'ч') : value;
  const parts = between[name]
    ? value.split(between[name]).map((part) => localized(part, language))
    : [localized(value, language)];
  const type = name === 'ways' ? 'disjunction' : 'conjunction';
  return new Intl.ListFormat(locales[language], { type }).format(parts);
}

export const localizedForRequest = (sentence: string): string => localized(sentence, currentLanguage());

/** A field whose sentences are put together in Estonian and translated into the language of the request. */
export const Localized = (): MethodDecorator & PropertyDecorator => Extensions({ localized: true });

/** Makes fields with `Localized` say what they say in the language of the request. */
export function localizingSchema(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap()))
    if (isObjectType(type))
      for (const field of Object.values(type.getFields()))
        if (field.extensions.localized) {
          const resolve = field.resolve ?? defaultFieldResolver;
          field.resolve = (...given) => localizeAll(resolve(...given));
        }
  return schema;
}

function localizeAll(found: unknown): unknown {
  if (currentLanguage() === 'et') return found;
  if (found instanceof Promise) return found.then(localizeAll);
  if (Array.isArray(found)) return found.map(localizeAll);
  return typeof found === 'string' ? localizedForRequest(found) : found;
}

/** The details of an error: who and why, as an assignment is objected to. */
export const localizedDetails = (details: Record<string, unknown>): Record<string, unknown> =>
  JSON.parse(JSON.stringify(details), (key, value: unknown) =>
    key === 'line' && typeof value === 'string' ? localizedForRequest(value) : value,
  ) as Record<string, unknown>;
