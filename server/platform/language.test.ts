import { currentLanguage, languageOf, withLanguage } from './language';

test.each([
  ['/graphql', undefined, 'et'],
  ['/graphql', 'language=ru', 'ru'],
  ['/portal/accept?id=1&lang=fi', 'session=x; language=ru', 'fi'],
  ['/portal/accept?id=1&lang=xx', 'language=en', 'en'],
  ['/portal/accept?id=1&lang=xx', 'language=__proto__', 'et'],
  [undefined, 'language="ru', 'et'],
])('%s with the cookies %s is in %s', (url, cookies, language) => expect(languageOf(url, cookies)).toBe(language));

it('is that of the request for all that follows from it', async () => {
  expect(await withLanguage('ru', async () => (await Promise.resolve(), currentLanguage()))).toBe('ru');
  expect(currentLanguage()).toBe('et');
});
