const weights = [7, 3, 1];

/** The check digit of Estonian reference numbers (7-3-1): weights from the right, and what is missing to the next ten. */
function computeCheckDigit(digits: string): number {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * weights[place % weights.length]!, 0);
  return (10 - (sum % 10)) % 10;
}

/** The reference number of up to 19 digits: '12131295' is '121312952'. */
export const addCheckDigit = (digits: string): string => `${digits}${computeCheckDigit(digits)}`;

/** Whether 2 to 20 digits are a reference number: the last one is the check digit of the others. */
export const isReferenceNumber = (text: string): boolean =>
  /^\d{2,20}$/.test(text) && addCheckDigit(text.slice(0, -1)) === text;
