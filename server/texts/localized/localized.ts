import type { GraphQLSchema } from 'graphql';
import { defaultFieldResolver, isObjectType } from 'graphql';
import { Extensions } from 'type-graphql';
import type { Language } from '../../platform/language';
import { currentLanguage } from '../../platform/language';
import type { OtherLanguage } from '../sentences';
import { translatorOf } from '../sentences';
import { en } from './en';
import { fi } from './fi';
import { ru } from './ru';

/** Notes of a route are stored with the order as Estonian sentences, and translated where they leave the server. */
const translations: Record<OtherLanguage, Record<string, string>> = { en, ru, fi };

const inOther = translatorOf(translations, (value) => (/^\d{1,9}$/.test(value) ? Number(value) : value));

/** The sentence in that language; one that has no translation stays as it is. */
export const localized = (sentence: string, language: Language): string =>
  language === 'et' ? sentence : (inOther(sentence, language) ?? sentence);

export const localizedForRequest = (sentence: string): string => localized(sentence, currentLanguage());

/** A field of route notes that is told in the language of the request. */
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
