/** Country codes of one and two digits; all others have three (ITU E.164). */
const countryCode = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/**
 * An international number as people read it: '+37255512345' -> '+372 5551 2345', '+358401234567' -> '+358 401 234 567'.
 */
export function formatPhone(number: string): string {
  const [whole, code] = countryCode.exec(number) ?? [];
  const digits = number.slice(whole?.length);
  if (!whole || !/^\d{4,}$/.test(digits)) return number;
  const groups =
    code === '372' && digits.length <= 8
      ? [digits.slice(0, -4), digits.slice(-4)]
      : digits.replace(/(\d{3})(?=\d{2})/g, '$1 ').split(' ');
  return [whole, ...groups.filter(Boolean)].join(' ');
}
