/** Whether eight digits are an Estonian registry code: the last one is the check digit of the others. */
export function isRegistryCode(code: string): boolean {
  if (!/^[1-9]\d{7}$/.test(code)) return false;
  const digits = [...code].map(Number);
  const computeRemainder = (firstWeight: number): number =>
    digits.slice(0, 7).reduce((sum, digit, index) => sum + digit * (firstWeight + index), 0) % 11;
  const first = computeRemainder(1);
  const check = first < 10 ? first : computeRemainder(3) % 10;
  return check === digits[7];
}
