import {
  activateTexts,
  getLanguage,
  loadLinkTexts,
  loadTexts,
  readAskedLanguage,
  readLanguage,
  rememberLanguage,
} from './language';
import * as linkTexts from './links/et';
import { t } from './officeTexts';
import * as platformTexts from './platform/et';
import * as publicTexts from './public/et';

afterEach(() => activateTexts('et', { ...publicTexts, ...linkTexts, ...platformTexts }));

it.each([
  ['', '', 'et'],
  ['', 'session=a; language=ru', 'ru'],
  ['?lang=fi&id=1', 'language=ru', 'fi'],
  ['?lang=de', 'language=en', 'en'],
  ['?lang=de', 'language=xx', 'et'],
  ['', 'mylanguage=ru', 'et'],
])('a page at %j with the cookies %j speaks %s', (search, cookies, expected) => {
  expect(readLanguage(search, cookies)).toBe(expected);
});

it('takes only an existing language from a link', () => {
  expect([readAskedLanguage('?lang=ru'), readAskedLanguage('?lang=RU'), readAskedLanguage('')]).toEqual([
    'ru',
    undefined,
    undefined,
  ]);
});

it('keeps the chosen language for the next page', () => {
  rememberLanguage('fi');
  expect(readLanguage('', document.cookie)).toBe('fi');
});

it('the texts of a language take the place of the others', async () => {
  expect([getLanguage(), t('tripList.title')]).toEqual(['et', 'Minu reisid']);
  await loadTexts('ru');
  await loadLinkTexts();
  expect([getLanguage(), t('tripList.title')]).toEqual(['ru', 'Мои поездки']);
});
