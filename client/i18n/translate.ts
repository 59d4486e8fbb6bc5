import { i18n } from '@lingui/core';
import type { ParamsOf, TextKeyOf, Translated, TranslatedToRussian } from '../../server/platform/values/textTypes';

export type { Translated, TranslatedToRussian };

type Texts = Record<string, Record<string, string>>;

/** The groups of a catalogue in another language. */
export type TranslatedGroups<Estonian> = { readonly [Group in keyof Estonian]: Translated<Estonian[Group]> };

/** A key whose text has no names in it, so that `t(key)` is enough. */
export type PlainTextKeyOf<Catalogue> = {
  [Key in TextKeyOf<Catalogue>]: ParamsOf<Catalogue, Key> extends [] ? Key : never;
}[TextKeyOf<Catalogue>];

/** Gives the text of a key in the language of the page (language.ts), with its values and plurals filled in. */
export function translate<Catalogue extends { [Group in keyof Catalogue]: Texts[string] }>() {
  return <Key extends TextKeyOf<Catalogue>>(key: Key, ...[params]: ParamsOf<Catalogue, Key>): string =>
    i18n._(key, params);
}

/** Whether there is a text for a key that comes from elsewhere, such as the server. */
export const hasText = (key: string): boolean => key in i18n.messages;
