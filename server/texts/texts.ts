import { setupI18n } from '@lingui/core';
import type { I18n } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Language } from '../platform/language';
import { DEFAULT_LANGUAGE, languages } from '../platform/language';
import { locales } from '../platform/values/languages';
import type { ParamsOf, TextKeyOf } from './catalogue';
import * as en from './en';
import * as et from './et';
import * as fi from './fi';
import * as ru from './ru';

export type TextKey = TextKeyOf<typeof et>;

/** Gives the text of a key, 'group.key', with its names and plurals filled in. */
export type T = <Key extends TextKey>(key: Key, ...[names]: ParamsOf<typeof et, Key>) => string;

/**
 * The texts that the server writes to people, by language and group (docs/product.md, 'Languages'). Russian and Finnish
 * lack the groups of the office, which reads Estonian or English.
 */
export const catalogues: Record<Language, Record<string, Record<string, string>>> = { et, en, ru, fi };

/** The texts of a language; of a message that was queued before there were languages, Estonian. */
export const findTexts = (language: Language = DEFAULT_LANGUAGE): T => translations[language];

function createTexts(language: Language): T {
  const own = createI18n(language);
  return (key, ...[names]) => {
    const i18n = key in own.messages ? own : english;
    const given = Object.entries<string | number>(names ?? {}).map(
      ([name, value]) => [name, typeof value === 'string' ? value.replaceAll('\\', BACKSLASH) : value] as const,
    );
    return i18n._(key, Object.fromEntries(given)).replaceAll(BACKSLASH, '\\');
  };
}

const english = createI18n('en');

/** Stands for a backslash in people's texts: Lingui would take one before a 'u' or an 'x' for an escape. */
const BACKSLASH = '\ufdd0';

function createI18n(language: Language): I18n {
  const messages = Object.entries(catalogues[language]).flatMap(([group, words]) =>
    Object.entries(words).map(([key, text]) => [`${group}.${key}`, compileMessageOrThrow(text)] as const),
  );
  const locale = locales[language];
  return setupI18n({ locale, messages: { [locale]: Object.fromEntries(messages) } });
}

const translations = Object.fromEntries(
  languages.map((language) => [language, createTexts(language)] as const),
) as Record<Language, T>;
