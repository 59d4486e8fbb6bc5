import { formatMoney, parseMoney, toCents, toEuros } from './money';

describe('money', () => {
  it.each([
    [54000, '540,00 €'],
    [0, '0,00 €'],
    [39550, '395,50 €'],
    [1234567, '12 345,67 €'],
  ])('writes %i cents as %s', (cents, text) => {
    expect(formatMoney(cents).replace(/\u00a0/g, ' ')).toBe(text);
  });

  it.each([
    ['123,45', 12345],
    ['123.45', 12345],
    ['1 234,5', 123450],
    ['12\u00a0345,67', 1234567],
    ['540', 54000],
    ['540,', 54000],
    ['1.15', 115],
    ['99,90 €', 9990],
    ['0', 0],
  ])('reads %s', (text, cents) => {
    expect(parseMoney(text)).toBe(cents);
  });

  it.each([0, 1.15, 123.45, 999999.99])('takes %d euros from the server and gives them back', (price) => {
    expect(Number.isInteger(toCents(price))).toBe(true);
    expect(toEuros(toCents(price))).toBe(price);
  });

  it.each(['', '-5', '−5', 'kallis', '12,345', '1,2,3', '1e3', '12 eurot', 'NaN'])('refuses "%s"', (text) => {
    expect(parseMoney(text)).toBeUndefined();
  });
});
