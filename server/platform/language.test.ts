import { findCurrentLanguage, findLanguage, runInLanguage } from './language';

test.each([
  ['/graphql', undefined, undefined],
  ['/graphql', 'language=ru', 'ru'],
  ['/portal/accept?id=1&lang=fi', 'session=x; language=ru', 'fi'],
  ['/portal/accept?id=1&lang=xx', 'language=en', 'en'],
  ['/portal/accept?id=1&lang=xx', 'language=__proto__', undefined],
  [undefined, 'language="ru', undefined],
])('%s with the cookies %s is in %s', (url, cookies, language) => expect(findLanguage(url, cookies)).toBe(language));

it('is that of the request for all that follows from it', async () => {
  expect(await runInLanguage('ru', async () => (await Promise.resolve(), findCurrentLanguage()))).toBe('ru');
  expect(findCurrentLanguage()).toBe('et');
});
