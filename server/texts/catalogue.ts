/** The texts of a group in another language: the same keys as in Estonian, no more and no fewer. */
export type Translated<Estonian> = { readonly [Key in keyof Estonian]: string };

/** 'group.key', checked by the compiler. */
export type TextKeyOf<Catalogue> = {
  [Group in keyof Catalogue & string]: `${Group}.${keyof Catalogue[Group] & string}`;
}[keyof Catalogue & string];

/** What stands behind an opening brace, up to the first comma or closing one. */
type Head<Text extends string> = Text extends `${infer Inside}}${string}`
  ? Inside extends `${infer Word},${string}`
    ? Word
    : Inside
  : never;

/** A branch of a plural is no name: it has a '#' or a space in it (texts.test.ts holds that). */
type Name<Text extends string> = Text extends `${string}${' ' | '#'}${string}` ? never : Text;

/** The names in braces of an ICU message: 'Tere, {name}!' asks for name, '{count, plural, other {# reisijat}}' for count. */
type Names<Text extends string> = Text extends `${string}{${infer Rest}` ? Name<Head<Rest>> | Names<Rest> : never;

type NamesOf<Catalogue, Key> = Key extends `${infer Group}.${infer Word}`
  ? Group extends keyof Catalogue
    ? Word extends keyof Catalogue[Group]
      ? Names<Catalogue[Group][Word] & string>
      : never
    : never
  : never;

/** What a text wants to be told: a value for each of its names. */
export type ParamsOf<Catalogue, Key> = [NamesOf<Catalogue, Key>] extends [never]
  ? []
  : [names: Record<NamesOf<Catalogue, Key>, string | number>];
