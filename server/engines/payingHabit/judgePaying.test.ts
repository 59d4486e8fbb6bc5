import fc from 'fast-check';
import { judgePaying } from './judgePaying';

test.each([
  ['nothing is known of a new customer', [], false, 0],
  ['two late invoices are no habit', [20, 20], false, 20],
  ['a weekend is not late', [3, 2, 3], false, 0],
  ['three of three', [10, 4, 30], true, 10],
  ['two of three', [10, 0, 4], true, 10],
  ['one of three', [10, 0, 0], false, 10],
  ['three of six', [9, 9, 9, 0, 0, 0], false, 9],
  ['four of six', [9, 9, 9, 5, 0, 0], true, 9],
  ['older ones are forgiven', [0, 0, 0, 0, 0, 0, 60, 60, 60, 60], false, 0],
])('%s', (_, daysLate, isLate, usualDaysLate) => {
  expect(judgePaying(daysLate)).toMatchObject({ isLate, usualDaysLate });
});

/** Counts one by one, and finds the middle by taking the lowest and the highest away in turn. */
function judgeSlowly(daysLate: readonly number[]) {
  let judged = 0;
  const late: number[] = [];
  for (const days of daysLate) {
    if (judged === 6) break;
    judged += 1;
    if (days >= 4) late.push(days);
  }
  const left = [...late];
  while (left.length > 2) {
    left.splice(left.indexOf(Math.min(...left)), 1);
    left.splice(left.indexOf(Math.max(...left)), 1);
  }
  return {
    isLate: judged >= 3 && late.length / judged >= 2 / 3 - 1e-9,
    judged,
    late: late.length,
    usualDaysLate: left.length === 0 ? 0 : Math.max(...left),
  };
}

test('agrees with a slow count, and one more late invoice never makes a customer better', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 90 }), { maxLength: 9 }), fc.nat(8), (daysLate, index) => {
      expect(judgePaying(daysLate)).toEqual(judgeSlowly(daysLate));
      if (judgePaying(daysLate).isLate)
        expect(judgePaying(daysLate.with(index % daysLate.length, 90)).isLate).toBe(true);
    }),
  );
});
