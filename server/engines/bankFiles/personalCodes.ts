const elevenDigits = /(?<!\d)[1-8]\d{10}(?!\d)/g;

/** Whether eleven digits are an Estonian personal identification code: a date, and the check digit. */
export function isPersonalCode(digits: string): boolean {
  if (!/^[1-8]\d{10}$/.test(digits)) return false;
  const month = Number(digits.slice(3, 5));
  const day = Number(digits.slice(5, 7));
  if (month < 1 || month > 12 || day < 1 || day > 31) return false;
  const sum = (weights: string) =>
    [...weights].reduce((total, weight, place) => total + Number(weight) * Number(digits[place]), 0) % 11;
  const first = sum('1234567891');
  const check = first < 10 ? first : sum('3456789123') % 10;
  return check === Number(digits[10]);
}

/** Text without personal codes: payers write them into explanations. */
export const hidePersonalCodes = (text: string): string =>
  text.replace(elevenDigits, (digits) => (isPersonalCode(digits) ? '***********' : digits));
