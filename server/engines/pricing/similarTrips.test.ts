import fc from 'fast-check';
import type { PastOffer, TripShape } from './similarTrips';
import { computeBounds, FEWEST, isSimilar, sizeSteps, computeStatistics } from './similarTrips';

const reasons = ['cheaper_elsewhere', 'over_budget', 'no_decision'] as const;
type Reason = (typeof reasons)[number];

const shapes: fc.Arbitrary<TripShape> = fc.record({
  passengers: fc.integer({ min: 1, max: 200 }),
  km: fc.integer({ min: 0, max: 3000 }),
  minutes: fc.integer({ min: 1, max: 6000 }),
  days: fc.integer({ min: 1, max: 5 }),
  summer: fc.boolean(),
});
const createOffers = (max: number): fc.Arbitrary<PastOffer<Reason>[]> =>
  fc
    .array(
      fc.record({
        shape: shapes,
        // Few different prices, so that many are the same.
        price: fc.integer({ min: 1, max: 40 }).map((tens) => tens * 1001),
        fate: fc.constantFrom<('won' | 'open' | Reason)[]>('won', 'open', ...reasons),
      }),
      { maxLength: max },
    )
    .map((rows) =>
      rows.map(({ shape, price, fate }) => ({
        ...shape,
        price,
        outcome: fate === 'won' || fate === 'open' ? fate : ('lost' as const),
        reason: fate === 'won' || fate === 'open' ? null : fate,
      })),
    );

/** Lays all prices out on a line with three marks between each two, and walks to a quarter of it, step by step. */
function slowQuartile(prices: number[], quarters: number): number {
  const rest = [...prices];
  const sorted: number[] = [];
  while (rest.length > 0) sorted.push(...rest.splice(rest.indexOf(Math.min(...rest)), 1));
  const marks: number[] = [];
  for (const [index, price] of sorted.entries()) {
    const next = sorted[index + 1];
    marks.push(price);
    if (next !== undefined) for (const step of [1, 2, 3]) marks.push((price * (4 - step) + next * step) / 4);
  }
  let at = 0;
  for (let steps = 0; steps < (sorted.length - 1) * quarters; steps += 1) at += 1;
  return Math.round(marks[at] ?? NaN);
}

test('the statistics equal a slow count, in any order of the offers', () => {
  fc.assert(
    fc.property(createOffers(30), fc.nat(), (offers, turn) => {
      const found = computeStatistics(offers);
      const cut = turn % (offers.length + 1);
      expect(computeStatistics([...offers.slice(cut), ...offers.slice(0, cut)])).toMatchObject({
        quartiles: found.quartiles,
        won: found.won,
        decided: found.decided,
        wonUpTo: found.wonUpTo,
        lost: found.lost,
      });
      const prices = offers.map(({ price }) => price);
      expect(found.offers.map(({ price }) => price)).toEqual([...prices].sort((one, other) => one - other));
      expect(found.quartiles).toEqual(
        offers.length < FEWEST
          ? null
          : { lower: slowQuartile(prices, 1), median: slowQuartile(prices, 2), upper: slowQuartile(prices, 3) },
      );
      let won = 0;
      let lost = 0;
      let dearest = 0;
      const counted = new Map<string, number>();
      for (const { outcome, reason, price } of offers) {
        if (outcome === 'won') [won, dearest] = [won + 1, price > dearest ? price : dearest];
        if (outcome === 'lost') lost += 1;
        if (reason) counted.set(reason, (counted.get(reason) ?? 0) + 1);
      }
      expect([found.won, found.decided, found.wonUpTo]).toEqual([won, won + lost, won === 0 ? null : dearest]);
      expect(new Map(found.lost.map(({ reason, count }) => [reason, count]))).toEqual(counted);
      const counts = found.lost.map(({ count }) => count);
      expect(counts).toEqual([...counts].sort((one, other) => other - one));
    }),
  );
});

test('a trip is similar to itself, and others by size, kilometres, hours, days and season alone', () => {
  fc.assert(
    fc.property(shapes, shapes, (trip, other) => {
      const bounds = computeBounds(trip);
      expect(isSimilar(bounds, trip)).toBe(true);
      const computeSize = ({ passengers }: TripShape) => {
        let size = 0;
        for (const step of sizeSteps) if (passengers >= step) size += 1;
        return size;
      };
      const near = (one: number, two: number, least: number, share: number, round: number) =>
        Math.abs(one - two) <= Math.max(least, one * share) + round;
      const slow = computeSize(trip) === computeSize(other) && trip.days === other.days && trip.summer === other.summer;
      // Rounding takes in at most one step more; what is nearer than the share is always in.
      if (slow && near(trip.km, other.km, 20, 0.15, 0) && near(trip.minutes, other.minutes, 120, 0.25, 0))
        expect(isSimilar(bounds, other)).toBe(true);
      if (!slow || !near(trip.km, other.km, 20, 0.15, 10) || !near(trip.minutes, other.minutes, 120, 0.25, 60))
        expect(isSimilar(bounds, other)).toBe(false);
    }),
    { numRuns: 2000 },
  );
});

test('rounds the text about the trip of the picture', () => {
  expect(computeBounds({ passengers: 47, km: 442, minutes: 920, days: 1, summer: false })).toEqual({
    passengersFrom: 21,
    passengersTo: 57,
    kmFrom: 370,
    kmTo: 510,
    minutesFrom: 660,
    minutesTo: 1200,
    days: 1,
    summer: false,
  });
  expect(computeBounds({ passengers: 300, km: 5, minutes: 30, days: 1, summer: true })).toMatchObject({
    passengersFrom: 115,
    passengersTo: null,
    kmFrom: 0,
    kmTo: 30,
    minutesFrom: 0,
    minutesTo: 180,
  });
});

test('won seven of ten up to 610 €; seven offers are too few to say anything', () => {
  const shape = { passengers: 40, km: 300, minutes: 600, days: 1, summer: true };
  const offers: PastOffer<Reason>[] = [
    ...[52, 55, 56, 57, 58, 60, 61].map((tens) => ({
      ...shape,
      price: tens * 1000,
      outcome: 'won' as const,
      reason: null,
    })),
    { ...shape, price: 62_000, outcome: 'lost', reason: 'cheaper_elsewhere' },
    { ...shape, price: 57_000, outcome: 'lost', reason: 'no_decision' },
    { ...shape, price: 70_000, outcome: 'lost', reason: 'cheaper_elsewhere' },
    { ...shape, price: 59_000, outcome: 'open', reason: null },
  ];
  expect(computeStatistics(offers)).toMatchObject({
    won: 7,
    decided: 10,
    wonUpTo: 61_000,
    quartiles: { lower: 56_500, median: 58_000, upper: 60_500 },
    lost: [
      { reason: 'cheaper_elsewhere', count: 2 },
      { reason: 'no_decision', count: 1 },
    ],
  });
  expect(computeStatistics(offers.slice(0, 7)).quartiles).toBeNull();
});
