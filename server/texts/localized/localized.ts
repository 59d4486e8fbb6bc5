import type { GraphQLSchema } from 'graphql';
import { Extensions } from 'type-graphql';
import type { Language } from '../../platform/language';
import { currentLanguage } from '../../platform/language';
import { tellFields } from '../fieldTexts';
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
export const localizingSchema = (schema: GraphQLSchema): GraphQLSchema =>
  tellFields(schema, 'localized', (note) => localizedForRequest(note as string));
