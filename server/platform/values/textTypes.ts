import type { NamesIn } from './icuNames';

/** The texts of a group in another language: the same keys as in Estonian, no more and no fewer. */
export type Translated<Estonian> = { readonly [Key in keyof Estonian]: string };

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

/** The values of a text: one for each of its names. */
export type ParamsOf<Catalogue, Key, Value = string | number> = [NamesOf<Catalogue, Key>] extends [never]
  ? []
  : [names: Record<NamesOf<Catalogue, Key>, Value>];
