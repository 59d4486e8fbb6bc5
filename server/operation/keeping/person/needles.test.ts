import { fold, toNeedles, toPattern } from './needles';
import { redactJson, redactText } from './redact';

const pattern = (withNames = true) =>
  toPattern(
    toNeedles({ names: ['Õie Jõgeväli'], emails: ['oie.j+bus@rahvatants.example'], phones: ['+37255512345'] }),
    withNames,
  ) ?? '';

test.each([
  ['Helistas ÕIE JÕGEVÄLI hommikul', 'Helistas […] hommikul'],
  ['Jõgeväli, Õie', '[…]'],
  ['oie jogevali', '[…]'],
  ['OIE.J+BUS@Rahvatants.example kirjutas', '[…] kirjutas'],
  ['tel 5551 2345', 'tel […]'],
  ['+372 555 12 345 või 00372-55512345', '[…] või […]'],
  ['Õied ja Jõgeväljad', 'Õied ja Jõgeväljad'],
  ['155512345', '155512345'],
])('finds a person in %p', (text, left) => {
  expect(redactText(text, pattern())).toBe(left);
});

test('leaves a name alone when only addresses and numbers count', () => {
  expect(redactText('Õie Jõgeväli, 55512345', pattern(false))).toBe('Õie Jõgeväli, […]');
});

test('finds letters that the database makes two of', () => {
  expect(
    redactText(
      'Søren Ægirsson',
      toPattern(toNeedles({ names: ['Søren Ægirsson'], emails: [], phones: [] }), true) ?? '',
    ),
  ).toBe('[…]');
});

test('looks for no name of one word and for no short number', () => {
  expect(toNeedles({ names: ['Mari'], emails: [''], phones: ['112'] })).toEqual({ contacts: [], names: [] });
});

test('redacts values and names of JSON and leaves the rest as it is', () => {
  const value = { note: ['Õie Jõgeväli', 3, null], 'Õie Jõgeväli': { price: 100 } };
  expect(redactJson(value, pattern())).toEqual({ note: ['[…]', 3, null], '[…]': { price: 100 } });
});

test('folds one letter to one letter', () => {
  const text = 'ÕÄÖÜŠŽ ßæ Łø Сергей ﬁ';
  expect(fold(text)).toHaveLength(text.length);
});
