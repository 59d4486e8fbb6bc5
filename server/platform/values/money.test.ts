import { languages, locales } from './languages';
import { sumAmountsDue, formatEuros, createMoneyPrinter, parseEuros, parseSigned, addVat } from './money';

test('VAT is rounded to whole cents and the sums add up', () => {
  expect(addVat(54000, 24)).toEqual({ netCents: 54000, vatCents: 12960, totalCents: 66960 });
  expect(addVat(1, 24)).toEqual({ netCents: 1, vatCents: 0, totalCents: 1 });
  expect(addVat(25, 22)).toEqual({ netCents: 25, vatCents: 6, totalCents: 31 });
  expect(addVat(39550, 0)).toEqual({ netCents: 39550, vatCents: 0, totalCents: 39550 });
  expect(addVat(100_000_000, 24)).toMatchObject({ vatCents: 24_000_000 });
});

test('money is written the Estonian way', () => {
  expect(formatEuros(110360)).toBe('1103,60\u00a0€');
  expect(formatEuros(1234567)).toBe('12\u00a0345,67\u00a0€');
  expect(formatEuros(66960)).toBe('669,60\u00a0€');
  expect(formatEuros(123456789)).toBe('1\u00a0234\u00a0567,89\u00a0€');
  expect([0, 5, 999_999].map(formatEuros)).toEqual(['0,00\u00a0€', '0,05\u00a0€', '9999,99\u00a0€']);
});

test('each language writes money its way, and negative sums with the minus of print', () => {
  const written = (cents: number) =>
    languages.map((language) => createMoneyPrinter(locales[language])(cents).replace(/\s/g, ' '));
  expect(written(5)).toEqual(['0,05 €', '€0.05', '0,05 €', '0,05 €']);
  expect(written(110360)).toEqual(['1103,60 €', '€1,103.60', '1 103,60 €', '1 103,60 €']);
  expect(written(1234567)).toEqual(['12 345,67 €', '€12,345.67', '12 345,67 €', '12 345,67 €']);
  expect(written(-5000)).toEqual(['\u221250,00 €', '\u2212€50.00', '\u221250,00 €', '\u221250,00 €']);
  expect(written(-0)).toEqual(['0,00 €', '€0.00', '0,00 €', '0,00 €']);
});

test.each([
  ['-20', -2000],
  ['\u22121 234,5', -123450],
  [' 12.30', 1230],
  ['-0', 0],
  ['--1', undefined],
  ['1-', undefined],
  ['', undefined],
])('%s is a sum of %p cents', (typed, cents) => expect(parseSigned(typed, parseEuros)).toBe(cents));

test.each([
  ['123,45', 12345],
  ['1 234,5', 123450],
  ['123.45', 12345],
  [540, 54000],
  ['0', 0],
])('%s is %s cents', (typed, cents) => {
  expect(parseEuros(typed)).toBe(cents);
});

test.each(['-5', 'abc', '', '1,234', '1000001', '1e3', '12,', 'Infinity', '🙂'])('%s is no price', (typed) => {
  expect(parseEuros(typed)).toBeUndefined();
});

test('the sum to pay is the trip with VAT and the catering, whose prices include it', () => {
  const food = [
    { price: 450, count: 47 },
    { price: 200, count: 47 },
  ];
  const trip = { net: 54_000, vat: 12_960, total: 66_960 };
  expect(sumAmountsDue({ price: 54_000, vatRate: 24 }, food)).toEqual({
    ...trip,
    foodTotal: 30_550,
    amountDue: 97_510,
  });
  expect(sumAmountsDue({ price: 0, vatRate: 0 }, [])).toEqual({ net: 0, vat: 0, total: 0, foodTotal: 0, amountDue: 0 });
  const none = { net: null, vat: null, total: null, foodTotal: 30_550, amountDue: null };
  expect(sumAmountsDue({ price: null, vatRate: 24 }, food)).toEqual(none);
  expect(sumAmountsDue(null, food)).toEqual(none);
});
