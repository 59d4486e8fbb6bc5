import { fold } from '../../../platform/values/text/fold';
import { countPrefixErrors } from './spelling';

test.each([
  ['Õ Ä Ö Ü Š Ž', 'o a o u s z'],
  ['  Narva-Jõesuu, ', 'narva joesuu'],
  ['Viru väljak 4', 'viru valjak 4'],
  ['…', ''],
])('"%s" folds to "%s"', (text, folded) => expect(fold(text)).toBe(folded));

test.each([
  ['tallinn', 'tallinn', 0],
  ['tall', 'tallinn', 0],
  ['talinn', 'tallinn', 1],
  ['tallinnn', 'tallinn', 1],
  ['tellinn', 'tallinn', 1],
  ['tlalinn', 'tallinn', 1],
  ['tlalin', 'tallinn', 1],
  ['tlalim', 'tallinn', 2],
  ['viljnad', 'viljandi', 1],
])('"%s" for "%s" has %d errors', (typed, word, errors) => expect(countPrefixErrors(typed, word)).toBe(errors));

test('a text far too long is not compared letter by letter', () => {
  expect(countPrefixErrors('x'.repeat(1_000_000), 'tallinn')).toBe(1_000_000 - 7);
});
