import fc from 'fast-check';
import { checkTiers } from './checkTiers';
import { slowFee, slowTiers } from './slowTerms.fixture';
import { toBoundary, quoteAt } from './terms';
import type { Span, Tier } from './terms';

const days = (count: number): Span => ({ count, unit: 'days' });
const hours = (count: number): Span => ({ count, unit: 'hours' });
/** Tiers from the spans between them, each 20 percent dearer. */
const toTiers = (...spans: Span[]): Tier[] =>
  [null, ...spans].map((from, index) => ({
    from,
    to: spans[index] ?? null,
    percent: index * 20,
    minimum: index * 1000,
  }));

const minute = 60_000;
// Both nights of the clocks lie in this span: 29.03.2026 and 25.10.2026.
const departures = fc
  .oneof(
    fc.integer({ min: Date.parse('2026-03-27T00:00Z') / minute, max: Date.parse('2026-04-06T00:00Z') / minute }),
    fc.integer({ min: Date.parse('2026-10-23T00:00Z') / minute, max: Date.parse('2026-11-02T00:00Z') / minute }),
    // So that a day before, or some, is in the very hours that the night skips or has twice.
    fc
      .tuple(
        fc.constantFrom('2026-03-29T00:00Z', '2026-10-25T00:00Z'),
        fc.integer({ min: 0, max: 12 }),
        fc.integer({ min: 0, max: 180 }),
      )
      .map(([night, days, minutes]) => Date.parse(night) / minute + days * 24 * 60 + minutes),
    fc.integer({ min: Date.parse('2026-01-01T00:00Z') / minute, max: Date.parse('2027-01-01T00:00Z') / minute }),
  )
  .map((at) => new Date(at * minute));
const spans = fc.oneof(
  fc.record({ count: fc.integer({ min: 1, max: 12 }), unit: fc.constant('days' as const) }),
  fc.record({ count: fc.integer({ min: 1, max: 200 }), unit: fc.constant('hours' as const) }),
);
const totals = fc.option(fc.integer({ min: 0, max: 500_000 }));

/** Tiers that are accepted: the editor's, in any order, mixed of hours and days. */
const accepted = fc
  .tuple(fc.array(spans, { maxLength: 4 }), fc.array(fc.nat(40), { minLength: 5, maxLength: 5 }), fc.nat(3000))
  .map(([between, steps, least]) => {
    const length = ({ count, unit }: Span) => count * (unit === 'days' ? 24 : 1);
    const sorted = [...between].sort((one, other) => length(other) - length(one));
    let percent = 0;
    return toTiers(...sorted).map((tier, index) => {
      percent = Math.min(100, percent + (steps[index] ?? 0));
      return { ...tier, percent, minimum: index * least };
    });
  })
  .filter((tiers) => checkTiers(tiers).length === 0);

describe('the fee of a cancellation', () => {
  it('is that of the one tier that the clock on the wall says, at each moment', () => {
    fc.assert(
      fc.property(
        accepted,
        departures,
        fc.integer({ min: -400 * 60, max: 60 }),
        totals,
        (tiers, departure, off, total) => {
          const at = new Date(departure.getTime() + off * minute);
          const held = slowTiers(tiers, departure, at);
          expect(held).toHaveLength(1);
          expect(quoteAt(tiers, departure, at, total).fee).toBe(held[0] && slowFee(held[0], total));
        },
      ),
      { numRuns: 200 },
    );
  });

  it('changes at the very minute of the boundary, and not before', () => {
    fc.assert(
      fc.property(accepted, departures, totals, (tiers, departure, total) => {
        for (const { from } of tiers) {
          if (!from) continue;
          const at = toBoundary(departure, from);
          for (const off of [-minute, -1, 0, 1, minute]) {
            const moment = new Date(at.getTime() + off);
            const [held] = slowTiers(tiers, departure, moment);
            expect(quoteAt(tiers, departure, moment, total)).toMatchObject({
              percent: held?.percent,
              minimum: held?.minimum,
            });
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  it('never falls while the departure comes nearer', () => {
    fc.assert(
      fc.property(accepted, departures, totals, (tiers, departure, total) => {
        const moments = tiers.flatMap(({ from }) => (from ? [toBoundary(departure, from).getTime()] : []));
        const fees = [departure.getTime() - 500 * 60 * minute, ...moments, departure.getTime()]
          .sort((one, other) => one - other)
          .map((at) => quoteAt(tiers, departure, new Date(at), total).fee);
        expect(fees).toEqual([...fees].sort((one, other) => one - other));
      }),
    );
  });

  it('says truly when it will be another one', () => {
    fc.assert(
      fc.property(
        accepted,
        departures,
        fc.integer({ min: -400 * 60, max: 0 }),
        totals,
        (tiers, departure, off, total) => {
          const at = new Date(departure.getTime() + off * minute);
          const { next, percent, minimum } = quoteAt(tiers, departure, at, total);
          if (!next) return;
          const just = new Date(next.at.getTime() - 1);
          expect(quoteAt(tiers, departure, just, total)).toMatchObject({ percent, minimum });
          expect(quoteAt(tiers, departure, next.at, total)).toMatchObject({ percent: next.percent, fee: next.fee });
        },
      ),
    );
  });

  const at = (text: string) => new Date(text);
  it.each([
    // In spring 28.03 to 29.03 has 23 hours: the wall clock says noon, the hours say 11.
    ['1 day over the spring night', '2026-03-29T12:00+03:00', days(1), '2026-03-28T12:00+02:00'],
    ['24 hours over the spring night', '2026-03-29T12:00+03:00', hours(24), '2026-03-28T11:00+02:00'],
    ['1 day over the autumn night', '2026-10-25T12:00+02:00', days(1), '2026-10-24T12:00+03:00'],
    ['24 hours over the autumn night', '2026-10-25T12:00+02:00', hours(24), '2026-10-24T13:00+03:00'],
    ['a time that the spring night skips', '2026-03-30T03:30+03:00', days(1), '2026-03-29T04:00+03:00'],
    ['a time that the autumn night has twice', '2026-10-26T03:30+02:00', days(1), '2026-10-25T03:30+03:00'],
    ['seven days of the picture', '2026-12-05T06:30+02:00', days(7), '2026-11-28T06:30+02:00'],
  ])('%s', (_what, departure, span, boundary) => {
    expect(toBoundary(at(departure), span)).toEqual(at(boundary));
  });

  it.each([
    ['half a cent is rounded up', 10, 0, 5, 1],
    ['less is rounded down', 10, 0, 4, 0],
    ['the minimum where the percentage is less', 10, 3000, 10_000, 3000],
    ['never more than the trip', 10, 3000, 2000, 2000],
    ['the minimum where nobody knows the price', 50, 3000, null, 3000],
    ['10 % of the trip of the picture', 10, 3000, 104_160, 10_416],
  ])('%s', (_what, percent, minimum, total, fee) => {
    expect(
      quoteAt([{ from: null, to: null, percent, minimum }], at('2026-12-05T06:30Z'), at('2026-12-01T00:00Z'), total),
    ).toEqual({ percent, minimum, fee, next: null });
  });

  it('leaves a moment of a gap without a fee, loudly', () => {
    const [first] = toTiers(days(7));
    expect(() => quoteAt(first ? [first] : [], at('2026-12-05T06:30Z'), at('2026-12-04T00:00Z'), 100)).toThrow('gap');
  });
});
