import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { languages } from '../platform/language';
import { locales } from '../platform/values/languages';
import { namesOf, pluralsOf } from './icu.fixture';
import { catalogues, texts } from './texts';

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
    // Readers of Russian and Finnish in the office read English.
    const english = language === 'ru' || language === 'fi' ? ['officeList', 'officeMail'] : [];
    expect([...files.filter((file) => file !== 'index'), ...english].sort()).toEqual(
      Object.keys(catalogues[language]).sort(),
    );
  });
});

/** What is written alike in another language too. */
const alike: Partial<Record<(typeof languages)[number], string[]>> = {
  en: ['reportPaper.status', 'trip.start', 'trip.dayAndTime'],
  ru: ['trip.dayAndTime'],
  fi: ['paper.name'],
};

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

it('each text is used', () => {
  const sources = readdirSync('server', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/test\.ts|fixture/.test(file))
    .map((file) => readFileSync(path.join('server', file), 'utf8'))
    .join('\n');
  expect(
    [...et.keys()].filter(
      (key) => !sources.includes(`'${key}'`) && !/^(tripMail\.(taken|priced|declined)$|officeList\.)/.test(key),
    ),
  ).toEqual([]);
});
