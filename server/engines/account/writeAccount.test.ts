import fc from '../../testing/propertyTests';
import type { Movement } from '.';
import { movementKinds, writeAccount } from '.';

const days = ['2024-02-28', '2024-02-29', '2024-03-01', '2024-12-31', '2025-01-01'];
const movements = fc.array(
  fc.record({
    day: fc.constantFrom(...days),
    kind: fc.constantFrom(...movementKinds),
    numbers: fc.constant(''),
    cents: fc.integer({ min: -5_000_000, max: 5_000_000 }),
  }),
  { maxLength: 30 },
);

/** Adds up from the beginning, day by day. */
const sumSlowly = (all: readonly Movement[], fits: (day: string) => boolean): number =>
  all.filter(({ day }) => fits(day)).reduce((sum, { cents }) => sum + cents, 0);

it('opens where the time before ended, and closes with all that happened, to the cent', () => {
  fc.assert(
    fc.property(movements, fc.constantFrom(...days), fc.constantFrom(...days), (all, one, other) => {
      const [from = '', to = ''] = [one, other].sort();
      const account = writeAccount(all, { from, to });
      expect(account.openingCents).toBe(sumSlowly(all, (day) => day < from));
      expect(account.closingCents).toBe(sumSlowly(all, (day) => day <= to));
      expect(account.openingCents + account.invoicedCents - account.paidCents).toBe(account.closingCents);
      expect(account.rows).toHaveLength(all.filter(({ day }) => day >= from && day <= to).length);
      account.rows.forEach(({ balanceCents, cents }, index) =>
        expect(balanceCents).toBe((account.rows[index - 1]?.balanceCents ?? account.openingCents) + cents),
      );
      // Two times that follow each other are one.
      for (const middle of days.filter((day) => day >= from && day < to)) {
        const next = days[days.indexOf(middle) + 1] ?? '';
        const first = writeAccount(all, { from, to: middle });
        const second = writeAccount(all, { from: next, to });
        expect(second.openingCents).toBe(first.closingCents);
        expect([...first.rows, ...second.rows]).toEqual(account.rows);
      }
    }),
  );
});
