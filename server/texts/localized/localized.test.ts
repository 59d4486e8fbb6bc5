import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { withLanguage } from '../../platform/language';
import { locales } from '../../platform/values/languages';
import { namesOf, pluralsOf } from '../icu.fixture';
import { en } from './en';
import { fi } from './fi';
import { office } from './office';
import { ru } from './ru';
import { localized, localizedDetails } from './localized';

/** Where what is told is put together. */
const sources = [
  ...[
    'engines/hours/sentences.ts',
    'driving/duties/checks/checkTrip.ts',
    'driving/duties/checks/warnings.ts',
    'driving/duties/checks/checkAssignment.ts',
  ],
  ...[
    'office/planning/board/checks.ts',
    'office/planning/moves/confirmPlan.ts',
    'office/planning/lawful/proposeLawfully.ts',
    'office/planning/lawful/reasons.ts',
  ],
  'office/planning/repair/whyNobody.ts',
];
/** Noted in the history; put together of two words. */
const notLocalized = ['koos plaani teiste sammudega sobib', 'kogu reisi {} {} (väljumine kell {})'];

/** Estonian that begins with a small letter or a value: what begins with a capital is an error's (errors.test.ts). */
function sentencesOf(file: string): string[] {
  const path = `server/${file}`;
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) found.push(node.text);
    if (ts.isTemplateExpression(node))
      found.push(node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join(''));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true));
  return found.filter(
    (text) => /[õäöü]|\b(lubatud|kuni|sobib|vaja|kohti|eemal|juht)\b/.test(text) && !/^\p{Lu}/u.test(text),
  );
}

const all = { ...office, ...en };
const letters = (text: string) => text.replaceAll(/\{\w*\}/g, '').replaceAll(/[^\p{L}]+/gu, ' ');
const known = Object.keys(all).map(letters);

it.each(sources)('what %s says is translated', (file) => {
  const found = sentencesOf(file).filter((text) => !notLocalized.includes(text));
  expect(found.length).toBeGreaterThan(0);
  const words = (text: string) => letters(text.replaceAll('jääks', '').replaceAll('algaks', '')).trim();
  expect(
    found.filter(
      (text) =>
        words(text) !== '' &&
        !known.some((one) => one.replaceAll(/ +/g, ' ').includes(words(text).replaceAll(/ +/g, ' '))),
    ),
  ).toEqual([]);
});

it('drivers are told it in each language', () => {
  expect([Object.keys(ru).sort(), Object.keys(fi).sort()]).toEqual([Object.keys(en).sort(), Object.keys(en).sort()]);
});

describe.each(Object.entries({ en: all, ru, fi }))('what is told in %s', (language, own) => {
  it('asks for the same values and has the plural forms of the language', () => {
    const forms = new Intl.PluralRules(locales[language as 'en']).resolvedOptions().pluralCategories.toSorted().join();
    expect(Object.entries(own).filter(([et, text]) => namesOf(et) !== namesOf(text))).toEqual([]);
    expect(Object.values(own).filter((text) => pluralsOf(text).some((found) => found !== forms))).toEqual([]);
  });

  it('is translated', () => {
    expect(Object.entries(own).filter(([et, text]) => (et === text && et !== 'kolmas') || text.trim() === '')).toEqual(
      [],
    );
  });
});

test.each([
  [
    'sobib · 13 h tööpäev, 7 h roolis; arvestatud, et juht puhkab 9:21–20:45 (Tartu)',
    'fits · 13 h working day, 7 h driving; the driver is counted on to rest 9:21–20:45 (Tartu)',
    'подходит · рабочий день 13 ч, за рулём 7 ч; учтено, что водитель отдыхает 9:21–20:45 (Tartu)',
  ],
  [
    '25-tunnine ööpäev (2024. aasta erand): bussis peab olema sõiduleht',
    '25-hour period (exemption of 2024): a journey form must be on board',
    '25-часовые сутки (исключение 2024 года): в автобусе должен быть путевой лист',
  ],
  [
    'nädalapuhkuse hüvitist võlgu 21 h, hiljemalt 13.12.2026',
    '21 h of weekly rest owed, by 13/12/2026 at the latest',
    '',
  ],
  [
    'sobib · 9 h 40 tööpäev, 45 min roolis',
    'fits · 9 h 40 working day, 45 min driving',
    'подходит · рабочий день 9 ч 40, за рулём 45 мин',
  ],
  [
    '16 h 20 tööpäev: vaja on teist juhti, 3 h puhkust (Riia) või väljumist kell 8:10',
    'a working day of 16 h 20: needs a second driver, 3 h of rest (Riia) or a departure at 8:10',
    'рабочий день 16 ч 20 — нужно: второй водитель, 3 ч отдыха (Riia) или отправление в 8:10',
  ],
  [
    'öine puhkus oli 8 h 10, vaja on vähemalt 9 h',
    'daily rest was 8 h 10, at least 9 h required',
    'ночной отдых составил 8 ч 10, нужно не менее 9 ч',
  ],
  [
    '3 juhist 2 sõidab samal ajal, 1 on eemal, 1 ei tohi (12 h tööd vaheajata, lubatud 6 h)',
    'of 3 drivers 2 drive at the same time, 1 is away and 1 may not (12 h of work without a break, 6 h allowed)',
    undefined,
  ],
  [
    'Setra: tühisõitu 12 km rohkem; Raivo: ei jõua puhata',
    'Setra: 12 km more of empty running; Raivo: would not get enough rest',
    undefined,
  ],
  ['puhkusel kuni 05.12.2026', 'on leave until 05/12/2026', undefined],
  ['samal ajal: Tallinn - Tartu', 'at the same time: Tallinn - Tartu', undefined],
  [
    'lühendatud puhkus 10 h 43, esimene pärast nädalapuhkust',
    'reduced rest of 10 h 43, the first since the weekly rest',
    'сокращённый отдых 10 ч 43, 1-й раз после недельного отдыха',
  ],
  [
    'Marsruut läheb üle vee: arvestage praami ooteajaga.',
    'The route crosses water: allow for waiting at the ferry.',
    undefined,
  ],
  ['Mari \\u0041 {x}', 'Mari \\u0041 {x}', 'Mari \\u0041 {x}'],
])('%s', (et, english, russian) => {
  expect(localized(et, 'et')).toBe(et);
  expect(localized(et, 'en')).toBe(english);
  if (russian) expect(localized(et, 'ru')).toBe(russian);
});

it('an objection tells its line in the language of the request, and leaves names alone', () => {
  const details = { objections: [{ who: 'eemal', line: 'samal ajal on teine sõit' }] };
  expect(withLanguage('en', () => localizedDetails(details))).toEqual({
    objections: [{ who: 'eemal', line: 'another trip at the same time' }],
  });
  expect(withLanguage(undefined, () => localizedDetails(details))).toEqual(details);
});
