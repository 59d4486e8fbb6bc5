import { setupI18n } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Language } from '../../platform/language';
import { currentLanguage } from '../../platform/language';
import { locales } from '../texts';
import { en } from './en';
import { fi } from './fi';
import { office } from './office';
import { ru } from './ru';

/**
 * Errors are thrown in Estonian, and told in the language of the request where they leave the server: by the sentence itself,
 * in which a name in braces stands for whatever the source filled in.
 */
const translations: Record<Exclude<Language, 'et'>, Record<string, string>> = {
  en: { ...office, ...en },
  ru: { ...office, ...ru },
  fi: { ...office, ...fi },
};

/** An error's sentence in the language of the request; one that nobody has translated stays as it is. */
export function inRequestLanguage(sentence: string): string {
  const language = currentLanguage();
  return language === 'et' ? sentence : translated(sentence, language);
}

export function translated(sentence: string, language: Exclude<Language, 'et'>): string {
  const own = translations[language];
  if (Object.hasOwn(own, sentence)) return own[sentence] ?? sentence;
  for (const { source, names, shape } of withNames) {
    const values = shape.exec(sentence)?.slice(1);
    if (!values) continue;
    const given = names.map((name, index) => [name, valueOf(values[index] ?? '', language)] as const);
    return i18ns[language]._(source, Object.fromEntries(given)).replaceAll(backslash, '\\');
  }
  return sentence;
}

/** A number counts for plurals; words that we know are told in the language too. */
function valueOf(text: string, language: Exclude<Language, 'et'>): string | number {
  if (/^\d{1,15}$/.test(text)) return Number(text);
  const own = translations[language];
  return (Object.hasOwn(own, text) ? (own[text] ?? text) : text).replaceAll('\\', backslash);
}

/** As in texts.ts: Lingui would take a backslash before 'u' or 'x' for a code of its own. */
const backslash = '\ufdd0';

/** Of 'Päevas on kuni {hours} tundi': its names, and what such a sentence looks like. */
export function shapeOf(source: string) {
  const parts = source.split(/\{(\w+)\}/);
  const literal = parts.map((part, index) => (index % 2 ? '(.*?)' : part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')));
  return { source, names: parts.filter((_, index) => index % 2), shape: new RegExp(`^${literal.join('')}$`, 's') };
}

const withNames = Object.keys(translations.en)
  .filter((source) => source.includes('{'))
  .map(shapeOf);

const i18nOf = (language: Exclude<Language, 'et'>) => {
  const locale = locales[language];
  const messages = withNames.map(({ source }) => [
    source,
    compileMessageOrThrow(translations[language][source] ?? source),
  ]);
  return setupI18n({ locale, messages: { [locale]: Object.fromEntries(messages) as Record<string, string> } });
};

const i18ns = { en: i18nOf('en'), ru: i18nOf('ru'), fi: i18nOf('fi') };
