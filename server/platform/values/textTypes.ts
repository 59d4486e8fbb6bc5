/** Where the next brace of a text stands: which one it is, and what follows it. */
type NextBrace<Text extends string> = Text extends `${infer Before}{${infer After}`
  ? Before extends `${string}}${string}`
    ? NextClosing<Text>
    : ['{', After]
  : NextClosing<Text>;

type NextClosing<Text extends string> = Text extends `${string}}${infer After}` ? ['}', After] : ['none'];

/** The name that stands behind an opening brace, up to the first comma or the closing brace. */
type NameOf<After extends string> = After extends `${infer Inside}}${string}`
  ? Inside extends `${infer Name},${string}`
    ? Name
    : Inside
  : never;

/** `Around` is what the walk stands in, the innermost first: a brace in a text opens an argument, one in an argument a text. */
type Walk<Text extends string, Around extends ('text' | 'argument')[], Found> =
  NextBrace<Text> extends ['{', infer After extends string]
    ? Around extends ['argument', ...('text' | 'argument')[]]
      ? Walk<After, ['text', ...Around], Found>
      : Walk<After, ['argument', ...Around], Found | NameOf<After>>
    : NextBrace<Text> extends ['}', infer After extends string]
      ? Around extends [unknown, ...infer Outer extends ('text' | 'argument')[]]
        ? Walk<After, Outer, Found>
        : Found
      : Found;

/**
 * The names in braces of an ICU message: `count` of '{count, plural, one {# päev} other {# päeva}}'. Branches of a plural or a
 * select are texts, whose own names count too. `never` when the message has none.
 */
type NamesIn<Text extends string> = Walk<Text, [], never>;

type Both<Union> = (Union extends string ? (text: Union) => void : never) extends (text: infer All) => void
  ? All
  : never;

/** Texts with each of these words somewhere; any text when there are none. */
type Holding<Words extends string> = [Words] extends [never]
  ? string
  : Both<Words extends string ? `${string}${Words}${string}` : never>;

type FormsFor<Text, Forms extends string> = Text extends `${string}, plural,${string}` ? `${Forms} {` : never;

/**
 * The texts of a group in another language: the same keys as in Estonian, no more and no fewer, each with the names of the
 * Estonian text and, where that counts, a case for each plural form. `Forms`: the plural forms of the language.
 */
export type Translated<Estonian, Forms extends string = 'one' | 'other'> = {
  readonly [Key in keyof Estonian]: Holding<`{${NamesIn<Estonian[Key] & string>}` | FormsFor<Estonian[Key], Forms>>;
};

/** The same in Russian, which has four plural forms. */
export type TranslatedToRussian<Estonian> = Translated<Estonian, 'one' | 'few' | 'many' | 'other'>;

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
