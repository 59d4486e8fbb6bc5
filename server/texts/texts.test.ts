import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { languages, runInLanguage } from '../platform/language';
import { locales } from '../platform/values/languages';
import type { Translated, TranslatedToRussian } from './catalogue';
import { listNames, listPlurals } from './icu.fixture';
import * as officeErrors from './et/officeErrors';
import * as officeImports from './et/officeImports';
import * as officePayments from './et/officePayments';
import * as officePlan from './et/officePlan';
import * as officeRoad from './et/officeRoad';
import * as system from './et/system';
import { message } from './messages';
import { printInRequestLanguage, printMessage } from './printMessage';
import { catalogues, findTexts } from './texts';
import { findWords } from './words';

const flat = (language: (typeof languages)[number]): Map<string, string> =>
  new Map(
    Object.entries(catalogues[language]).flatMap(([group, words]) =>
      Object.entries(words).map(([key, text]) => [`${group}.${key}`, text] as const),
    ),
  );
const et = flat('et');
it('is refused by the compiler without a value for each name of the text', () => {
  const wrong = () => {
    // @ts-expect-error the name is missing
    message('legacy.noSuchFunction');
    // @ts-expect-error no such name
    message('legacy.noSuchFunction', { nam: 'getNothing' });
    // @ts-expect-error no such key
    message('legacy.nothing');
  };
  expect(wrong).toBeDefined();
});

it('is refused by the compiler when a translation lacks a name or a plural form', () => {
  interface Estonian {
    paid: 'Tasutud {sum}';
    left: '{days, plural, one {# päev} other {# päeva}}';
  }
  const english: Translated<Estonian>[] = [
    { paid: 'Paid {sum}', left: '{days, plural, one {# day} other {# days}}' },
    // @ts-expect-error the sum is missing
    { paid: 'Paid', left: '{days, plural, one {# day} other {# days}}' },
    // @ts-expect-error so is the case of one day
    { paid: 'Paid {sum}', left: '{days, plural, other {# days}}' },
  ];
  const russian: TranslatedToRussian<Estonian>['left'][] = [
    '{days, plural, one {# день} few {# дня} many {# дней} other {# дня}}',
    // @ts-expect-error Russian has four forms
    '{days, plural, one {# день} other {# дня}}',
  ];
  expect([english, russian]).toBeDefined();
});

describe.each(languages)('the texts in %s', (language) => {
  const own = flat(language);

  it('are all there, with the same names', () => {
    expect([...own.keys()].sort()).toEqual([...et.keys()].filter((key) => isFor(language, key)).sort());
    const empty = [...own].filter(([, text]) => text.trim() === '');
    const different = [...own].filter(([key, text]) => listNames(text) !== listNames(et.get(key) ?? ''));
    expect({ empty, different }).toEqual({ empty: [], different: [] });
  });

  it('have the plural forms of the language', () => {
    const forms = new Intl.PluralRules(locales[language]).resolvedOptions().pluralCategories.toSorted().join();
    const wrong = [...own].filter(([, text]) => listPlurals(text).some((found) => found !== forms));
    expect(wrong).toEqual([]);
  });

  it('are translated', () => {
    const same = language === 'et' ? [] : [...own].filter(([key, text]) => text === et.get(key));
    expect(same.map(([key]) => key).filter((key) => !alike[language]?.includes(key))).toEqual([]);
  });

  it('stand in files whose groups the language lists', () => {
    const files = readdirSync(path.join(__dirname, language)).filter((file) => file !== 'index.ts');
    const groups = files.flatMap((file) => Object.keys(jest.requireActual<object>(`./${language}/${file}`)));
    expect(groups.sort()).toEqual(Object.keys(catalogues[language]).sort());
  });
});

/** Readers of Russian and Finnish in the office read English. */
const officeGroups = [
  ...Object.keys(officeErrors),
  ...Object.keys(officeImports),
  ...Object.keys(officePayments),
  ...Object.keys(officePlan),
  ...Object.keys(officeRoad),
  ...Object.keys(system),
  'officeList',
  'officeMail',
  'setup',
];
const isFor = (language: (typeof languages)[number], key: string) =>
  language === 'et' || language === 'en' || !officeGroups.includes(key.split('.')[0] ?? '');

const joining = ['line.and', 'line.of', 'repair.both', 'priceLine.times', 'priceLine.minimumTimes'];

/** Texts that are the same in another language too. */
const alike: Partial<Record<(typeof languages)[number], string[]>> = {
  en: ['reportPaper.status', 'trip.start', 'trip.dayAndTime', 'legacy.noStops', 'legacy.noDeparture', ...joining],
  ru: ['trip.dayAndTime', ...joining],
  fi: ['paper.name', 'passengers.nameHeading', ...joining],
};

test.each([
  [1, 'Срок оплаты — 1 день.'],
  [2, 'Срок оплаты — 2 дня.'],
  [5, 'Срок оплаты — 5 дней.'],
  [21, 'Срок оплаты — 21 день.'],
  [112, 'Срок оплаты — 112 дней.'],
])('%d in Russian: %s', (days, text) => expect(findTexts('ru')('paper.termsDays', { days })).toBe(text));

it('is Estonian for messages queued before there were languages', () => {
  expect(findTexts(undefined)('trip.greeting', { name: 'Õie' })).toBe('Tere, Õie!');
});

it('keeps the words of a customer as they are', () => {
  const name = 'O’Neil {x} # \\u000d\\x41 <b>$&';
  expect(findTexts('en')('trip.greeting', { name })).toBe(`Hello ${name},`);
});

it('each text is used', () => {
  const sources = readdirSync('server', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/test\.ts|fixture/.test(file))
    .map((file) => readFileSync(path.join('server', file), 'utf8'))
    .join('\n');
  const find = (pattern: RegExp) => new Set(Array.from(sources.matchAll(pattern), ([, word]) => word));
  const quoted = find(/'([\w.]+)(?=')/g);
  const named = find(/(?: {2}(?=\w+:)|\[')(\w+)/g);
  const isComposed = (key: string) => {
    const [group, word] = key.split('.');
    if (/^(tripMail\.(taken|priced|declined)|plan\.(driver|bus)(NotThere|There))$|^officeList\./.test(key)) return true;
    // The engines name their rules and lines; tellLaw.ts and tellPrice.ts make a key of each.
    const composed = [
      'missing',
      'tripPart',
      'legacy',
      'severity',
      'law',
      'lawProblem',
      'duty',
      'awayUntil',
      'away',
      'warn',
      'confirm',
      'priceLine',
      'systemJob',
      'setting',
      'invoiceNeeds',
      'settingName',
      'storeFault',
      'bank',
      'account',
      'receipt',
      'reminderMail',
      'push',
    ];
    return composed.includes(group ?? '') && (quoted.has(word) || named.has(word));
  };
  expect([...et.keys()].filter((key) => !quoted.has(key) && !isComposed(key))).toEqual([]);
});

const sample = (text: string) =>
  Object.fromEntries(
    listNames(text)
      .split(',')
      .map((name) => [name, 2] as const),
  );

it.each(languages)('prints each text in %s with all its values', (language) => {
  const printed = [...et].map(([key, text]) => [key, printMessage({ key, values: sample(text) }, findWords(language))]);
  expect(printed.filter(([key, text]) => text === key || text === '' || /[{}]/.test(text ?? ''))).toEqual([]);
});

it('prints values as the reader writes them', () => {
  const fee = message('myTrip.feeChanged', { fee: { cents: 123450 } });
  expect(printMessage(fee, findWords('et'))).toContain('1234,50\u00a0€');
  expect(printMessage(fee, findWords('en'))).toContain('€1,234.50');
  const changed = message('myTrip.changedMeanwhile', { what: [message('tripPart.time'), message('tripPart.price')] });
  expect(printMessage(changed, findWords('ru'))).toContain('время, цена');
  expect(runInLanguage('fi', () => printInRequestLanguage(message('order.wrongStatus', { status: 'job' })))).toMatch(
    /”ajo”/,
  );
});
