import { activateTexts, languages, loadTexts } from '../../../i18n/language';
import { printTown, towns } from './towns';

afterAll(() => activateTexts('et', {}));

test.each([
  ['et', 'Tallinn, Riia, Viin'],
  ['en', 'Tallinn, Riga, Vienna'],
  ['ru', 'Таллинн, Рига, Вена'],
  ['fi', 'Tallinna, Riika, Wien'],
] as const)('names towns on the map in %s', async (language, expected) => {
  await loadTexts(language);
  const shown = towns.filter(({ names }) => /^(Tallinn|Riia|Viin)$/.test(names[0] ?? ''));
  expect(shown.map(printTown).join(', ')).toBe(expected);
});

test('has a name for each town in each language', () => {
  for (const { names } of towns) expect(names).toHaveLength(languages.length);
});
