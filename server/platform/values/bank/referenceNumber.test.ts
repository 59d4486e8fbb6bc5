import { addCheckDigit, isReferenceNumber } from './referenceNumber';

test.each([
  ['12131295', '121312952'],
  ['1', '13'],
  ['1234567890123456789', '12345678901234567894'],
])('%s gets its check digit: %s', (digits, reference) => {
  expect(addCheckDigit(digits)).toBe(reference);
  expect(isReferenceNumber(reference)).toBe(true);
});

test('refuses a wrong digit, swapped digits, one digit and 21', () => {
  for (const wrong of ['121312953', '121312592', '7', '123456789012345678900', '12131295a', ''])
    expect([wrong, isReferenceNumber(wrong)]).toEqual([wrong, false]);
});
