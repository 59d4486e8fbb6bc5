import { setupI18n } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Language } from '../platform/language';
import { locales } from '../platform/values/languages';

export type OtherLanguage = Exclude<Language, 'et'>;

/** By their Estonian: a name in braces stands for whatever the source filled in. All languages have the same ones. */
type Translations = Record<OtherLanguage, Record<string, string>>;

/** What stands in a sentence, as the other language says it. */
type ValueOf = (value: string, language: OtherLanguage, name: string) => string | number;

/** As in texts.ts: Lingui would take a backslash before 'u' or 'x' for a code of its own. */
const backslash = '\ufdd0';

/** Tells finished Estonian sentences in another language; undefined: nobody has translated that one. */
export function translatorOf(translations: Translations, valueOf: ValueOf) {
  const shapes = Object.keys(translations.en)
    .filter((source) => source.includes('{'))
    .map(shapeOf);
  const i18nOf = (language: OtherLanguage) => {
    const locale = locales[language];
    const messages = shapes.map(({ source }) => [
      source,
      compileMessageOrThrow(translations[language][source] ?? source),
    ]);
    return setupI18n({ locale, messages: { [locale]: Object.fromEntries(messages) as Record<string, string> } });
  };
  const i18ns = { en: i18nOf('en'), ru: i18nOf('ru'), fi: i18nOf('fi') };

  return (sentence: string, language: OtherLanguage): string | undefined => {
    const own = translations[language];
    if (Object.hasOwn(own, sentence)) return own[sentence];
    for (const { source, names, shape } of shapes) {
      const values = shape.exec(sentence)?.slice(1);
      if (!values) continue;
      const given = names.map((name, index) => [name, valueOf(values[index] ?? '', language, name)] as const);
      const safe = given.map(([name, value]) => [
        name,
        typeof value === 'string' ? value.replaceAll('\\', backslash) : value,
      ]);
      return i18ns[language]._(source, Object.fromEntries(safe) as Record<string, unknown>).replaceAll(backslash, '\\');
    }
    return undefined;
  };
}

/** Of 'Päevas on kuni {hours} tundi': its names, and what such a sentence looks like. */
function shapeOf(source: string) {
  const parts = source.split(/\{(\w+)\}/);
  const literal = parts.map((part, index) => (index % 2 ? '(.*?)' : part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')));
  return { source, names: parts.filter((_, index) => index % 2), shape: new RegExp(`^${literal.join('')}$`, 's') };
}
