import { amountsDue, formatEuros, parseEuros, withVat } from './money';

test('VAT is rounded to whole cents and the sums add up', () => {
  expect(withVat(54000, 24)).toEqual({ netCents: 54000, vatCents: 12960, totalCents: 66960 });
  expect(withVat(1, 24)).toEqual({ netCents: 1, vatCents: 0, totalCents: 1 });
  expect(withVat(39550, 0)).toEqual({ netCents: 39550, vatCents: 0, totalCents: 39550 });
});

test('money is written the Estonian way', () => {
  expect(formatEuros(110360)).toBe('1103,60\u00a0€');
  expect(formatEuros(1234567)).toBe('12\u00a0345,67\u00a0€');
  expect(formatEuros(66960)).toBe('669,60\u00a0€');
  expect(formatEuros(123456789)).toBe('1\u00a0234\u00a0567,89\u00a0€');
});

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
  expect(amountsDue({ price: 54_000, vatRate: 24 }, food)).toEqual({ ...trip, foodTotal: 30_550, amountDue: 97_510 });
  expect(amountsDue({ price: 0, vatRate: 0 }, [])).toEqual({ net: 0, vat: 0, total: 0, foodTotal: 0, amountDue: 0 });
  const none = { net: null, vat: null, total: null, foodTotal: 30_550, amountDue: null };
  expect(amountsDue({ price: null, vatRate: 24 }, food)).toEqual(none);
  expect(amountsDue(null, food)).toEqual(none);
});
