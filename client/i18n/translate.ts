import { i18n } from '@lingui/core';
import type { NamesIn } from '../../server/platform/values/icuNames';

type Texts = Record<string, Record<string, string>>;

/** The texts of a group in another language: the same keys as in Estonian, no more and no fewer. */
export type Translated<Estonian> = { readonly [Key in keyof Estonian]: string };

/** The groups of a catalogue in another language. */
export type TranslatedGroups<Estonian> = { readonly [Group in keyof Estonian]: Translated<Estonian[Group]> };

/** 'group.key', checked by the compiler. */
export type TextKeyOf<Catalogue> = {
  [Group in keyof Catalogue & string]: `${Group}.${keyof Catalogue[Group] & string}`;
}[keyof Catalogue & string];

type NamesOf<Catalogue, Key> = Key extends `${infer Group}.${infer Word}`
  ? Group extends keyof Catalogue
    ? Word extends keyof Catalogue[Group]
      ? NamesIn<Catalogue[Group][Word] & string>
      : never
    : never
  : never;

/** A key whose text has no names in it, so that `t(key)` is enough. */
export type PlainTextKeyOf<Catalogue> = {
  [Key in TextKeyOf<Catalogue>]: [NamesOf<Catalogue, Key>] extends [never] ? Key : never;
}[TextKeyOf<Catalogue>];

type Params<Catalogue, Key> = [NamesOf<Catalogue, Key>] extends [never]
  ? []
  : [params: Record<NamesOf<Catalogue, Key>, string | number>];

/** Gives the text of a key in the language of the page (language.ts), with its values and plurals filled in. */
export function translate<Catalogue extends { [Group in keyof Catalogue]: Texts[string] }>() {
  return <Key extends TextKeyOf<Catalogue>>(key: Key, ...[params]: Params<Catalogue, Key>): string =>
    i18n._(key, params);
}

/** Whether there is a text for a key that comes from elsewhere, such as the server. */
export const hasText = (key: string): boolean => key in i18n.messages;
