type Texts = Record<string, Record<string, string>>;

/** 'group.key', checked by the compiler. */
export type TextKeyOf<Catalogue> = {
  [Group in keyof Catalogue & string]: `${Group}.${keyof Catalogue[Group] & string}`;
}[keyof Catalogue & string];

/** The names in braces of a text: 'Leht {page}' asks for page. */
type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;

type NamesOf<Catalogue, Key> = Key extends `${infer Group}.${infer Name}`
  ? Group extends keyof Catalogue
    ? Name extends keyof Catalogue[Group]
      ? Names<Catalogue[Group][Name] & string>
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

/** What gives the text of a key of this catalogue, with `{name}` replaced by params.name. */
export function translate<Catalogue extends Texts>(catalogue: Catalogue) {
  return <Key extends TextKeyOf<Catalogue>>(key: Key, ...[params]: Params<Catalogue, Key>): string => {
    const [group = '', name = ''] = key.split('.');
    const text = catalogue[group]?.[name] ?? key;
    return text.replace(/\{(\w+)\}/g, (whole, word: string) => String(params?.[word as never] ?? whole));
  };
}
