import fc from '../../testing/propertyTests';
import { addDays, listDates } from '../../platform/values/localDay';
import { chooseReminder, computeInterest } from './index';

const dueOn = '2028-02-29';
const issuedOn = '2028-02-01';

test.each([
  ['2028-02-25', [], null],
  ['2028-02-26', [], 'before'],
  ['2028-02-28', ['before'], null],
  ['2028-02-29', ['before'], 'on'],
  ['2028-03-03', ['before', 'on'], 'after3'],
  ['2028-03-10', ['on'], 'after10'],
  ['2028-03-10', ['after10'], null],
  ['2029-01-01', [], 'after21'],
  ['2029-01-01', ['after21'], null],
] as const)('on %s after %j comes %s', (today, sent, step) => {
  expect(chooseReminder({ dueOn, issuedOn, sent }, today)).toBe(step);
});

test('an invoice that is due at once has no reminder before it was issued', () => {
  const invoice = { dueOn: '2026-06-10', issuedOn: '2026-06-10', sent: [] };
  expect(chooseReminder(invoice, '2026-06-10')).toBeNull();
  expect(chooseReminder(invoice, '2026-06-13')).toBe('after3');
});

test('one step comes once, and steps never go back', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -10, max: 60 }), { maxLength: 20 }), (offsets) => {
      const sent: NonNullable<ReturnType<typeof chooseReminder>>[] = [];
      for (const offset of offsets.toSorted((one, other) => one - other)) {
        const step = chooseReminder({ dueOn, issuedOn, sent }, addDays(dueOn, offset));
        if (step) sent.push(step);
      }
      const order = ['before', 'on', 'after3', 'after10', 'after21'];
      expect(sent).toEqual(order.filter((step) => sent.includes(step as (typeof sent)[number])));
    }),
  );
});

test('365 days of 10 % are 10 %, over a night on which clocks change too', () => {
  const rule = { dueOn: '2026-03-01', today: '2027-03-01', percentPerYear: 10 };
  expect(computeInterest([{ day: '2026-02-01', cents: 100_000 }], rule)).toBe(10_000);
});

test('interest is that of each day added up', () => {
  const change = fc.record({ after: fc.integer({ min: -20, max: 60 }), cents: fc.integer({ min: -500, max: 90_000 }) });
  fc.assert(
    fc.property(
      fc.uniqueArray(change, { selector: ({ after }) => after, minLength: 1, maxLength: 6 }),
      fc.integer({ min: -5, max: 70 }),
      fc.integer({ min: 1, max: 40 }),
      (given, offset, percentPerYear) => {
        const changes = given
          .toSorted((one, other) => one.after - other.after)
          .map(({ after, cents }) => ({ day: addDays(dueOn, after), cents }));
        const today = addDays(dueOn, offset);
        const openOn = (day: string) => Math.max(0, changes.filter((one) => one.day <= day).at(-1)?.cents ?? 0);
        const days = offset > 0 ? listDates(dueOn, addDays(today, -1)) : [];
        const slow = days.reduce((sum, day) => sum + openOn(day), 0);
        const fast = computeInterest(changes, { dueOn, today, percentPerYear });
        expect(fast).toBe(Math.round((slow * percentPerYear) / 100 / 365));
      },
    ),
  );
});
