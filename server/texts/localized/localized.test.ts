import { locales } from '../../platform/values/languages';
import { namesOf, pluralsOf } from '../icu.fixture';
import { en } from './en';
import { fi } from './fi';
import { localized } from './localized';
import { ru } from './ru';

it('each language has the same notes', () => {
  expect([Object.keys(ru).sort(), Object.keys(fi).sort()]).toEqual([Object.keys(en).sort(), Object.keys(en).sort()]);
});

describe.each(Object.entries({ en, ru, fi }))('notes of a route in %s', (language, own) => {
  it('ask for the same values and have the plural forms of the language', () => {
    const forms = new Intl.PluralRules(locales[language as 'en']).resolvedOptions().pluralCategories.toSorted().join();
    expect(Object.entries(own).filter(([et, text]) => namesOf(et) !== namesOf(text))).toEqual([]);
    expect(Object.values(own).filter((text) => pluralsOf(text).some((found) => found !== forms))).toEqual([]);
  });
});

it('tells a note with the values that it was stored with', () => {
  const stored = 'Praam Virtsu \\u0041 {x}: ülesõit umbes 27 min, lisaks ooteaeg umbes 30 min.';
  expect(localized(stored, 'ru')).toBe('Паром Virtsu \\u0041 {x}: переправа около 27 мин, ожидание ещё около 30 мин.');
  expect(localized(stored, 'et')).toBe(stored);
  expect(localized('Mari {x}', 'en')).toBe('Mari {x}');
});
