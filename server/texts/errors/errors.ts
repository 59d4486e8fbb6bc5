import { currentLanguage } from '../../platform/language';
import type { OtherLanguage } from '../sentences';
import { translatorOf } from '../sentences';
import { en } from './en';
import { fi } from './fi';
import { office } from './office';
import { ru } from './ru';

/**
 * Errors are thrown in Estonian, and told in the language of the request where they leave the server: by the sentence itself,
 * in which a name in braces stands for whatever the source filled in.
 */
const translations: Record<OtherLanguage, Record<string, string>> = {
  en: { ...office, ...en },
  ru: { ...office, ...ru },
  fi: { ...office, ...fi },
};

const inOther = translatorOf(translations, valueOf);

/** An error's sentence in the language of the request; one that nobody has translated stays as it is. */
export function inRequestLanguage(sentence: string): string {
  const language = currentLanguage();
  return language === 'et' ? sentence : translated(sentence, language);
}

export const translated = (sentence: string, language: OtherLanguage): string =>
  inOther(sentence, language) ?? sentence;

/** A number counts for plurals; words that we know are told in the language too. */
function valueOf(text: string, language: OtherLanguage): string | number {
  if (/^\d{1,15}$/.test(text)) return Number(text);
  const own = translations[language];
  return Object.hasOwn(own, text) ? (own[text] ?? text) : text;
}
