import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { languages } from '../platform/language';
import { catalogues, locales, texts } from './texts';

type Token = string | [name: string, type?: string, branches?: Record<string, Token[]>];
const tokensOf = (text: string): Token[] => {
  const compiled = compileMessageOrThrow(text);
  return typeof compiled === 'string' ? [compiled] : (compiled as Token[]);
};
const branchesOf = (token: Token): Token[][] =>
  typeof token === 'string' ? [] : Object.values(token[2] ?? {}).filter((branch) => Array.isArray(branch));

/** The names that a message asks for, those in branches of plurals too. */
const namesIn = (tokens: Token[]): string[] =>
  tokens.flatMap((token) => (typeof token === 'string' ? [] : [token[0], ...branchesOf(token).flatMap(namesIn)]));
const namesOf = (text: string) => [...new Set(namesIn(tokensOf(text)))].sort().join();

/** What each plural of a message distinguishes, numbers of their own aside. */
const pluralsOf = (text: string): string[] =>
  tokensOf(text).flatMap((token) =>
    typeof token === 'string' || token[1] !== 'plural'
      ? []
      : [
          Object.keys(token[2] ?? {})
            .filter((form) => form !== 'offset' && !/^\d+$/.test(form))
            .sort()
            .join(),
        ],
  );

const flat = (language: (typeof languages)[number]): Map<string, string> =>
  new Map(
    Object.entries(catalogues[language]).flatMap(([group, words]) =>
      Object.entries(words).map(([key, text]) => [`${group}.${key}`, text] as const),
    ),
  );
const et = flat('et');

describe.each(languages)('the texts in %s', (language) => {
  const own = flat(language);

  it('are all there, with the same names', () => {
    expect([...own.keys()].sort()).toEqual([...et.keys()].sort());
    const empty = [...own].filter(([, text]) => text.trim() === '');
    const different = [...own].filter(([key, text]) => namesOf(text) !== namesOf(et.get(key) ?? ''));
    expect({ empty, different }).toEqual({ empty: [], different: [] });
  });

  it('have the plural forms of the language', () => {
    const forms = new Intl.PluralRules(locales[language]).resolvedOptions().pluralCategories.toSorted().join();
    const wrong = [...own].filter(([, text]) => pluralsOf(text).some((found) => found !== forms));
    expect(wrong).toEqual([]);
  });

  it('are translated', () => {
    const same = language === 'et' ? [] : [...own].filter(([key, text]) => text === et.get(key));
    expect(same.map(([key]) => key).filter((key) => !alike[language]?.includes(key))).toEqual([]);
  });

  it('stand in files that the language lists', () => {
    const files = readdirSync(path.join(__dirname, language)).map((file) => path.parse(file).name);
    expect(files.filter((file) => file !== 'index').sort()).toEqual(Object.keys(catalogues[language]).sort());
  });
});

/** What is written alike in another language too. */
const alike: Partial<Record<(typeof languages)[number], string[]>> = { en: ['trip.start'], fi: ['paper.name'] };

it('the compiler finds the names that the parser finds', () => {
  // As the types of catalogue.ts do it.
  const simply = (text: string) =>
    [
      ...new Set(
        text
          .split('{')
          .slice(1)
          .map((rest) => rest.split('}')[0]?.split(',')[0] ?? '')
          .filter((name) => !/[ #]/.test(name)),
      ),
    ]
      .sort()
      .join();
  expect([...et].filter(([, text]) => simply(text) !== namesOf(text))).toEqual([]);
});

test.each([
  [1, 'Срок оплаты — 1 день.'],
  [2, 'Срок оплаты — 2 дня.'],
  [5, 'Срок оплаты — 5 дней.'],
  [21, 'Срок оплаты — 21 день.'],
  [112, 'Срок оплаты — 112 дней.'],
])('%d in Russian: %s', (days, text) => expect(texts('ru')('paper.termsDays', { days })).toBe(text));

it('is Estonian of what was queued before there were languages', () => {
  expect(texts(undefined)('trip.greeting', { name: 'Õie' })).toBe('Tere, Õie!');
});

it('keeps the words of a customer as they are', () => {
  const name = 'O’Neil {x} # \\u000d\\x41 <b>$&';
  expect(texts('en')('trip.greeting', { name })).toBe(`Hello ${name},`);
});
