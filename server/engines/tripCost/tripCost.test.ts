import fc from 'fast-check';
import { listCostLines } from './tripCost';
import type { CostBus, CostFacts, CostFigures } from './tripCost';

const bus: CostBus = { perKm: null, emptyKm: 36 };
const facts: CostFacts = { dayMinutes: [600, 330], km: 412, nights: 1, drivers: 2, buses: [bus] };
const figures: CostFigures = { perHour: 2250, perKm: 85, perEmptyKm: 70, perBed: 6000 };

test('adds up hours of both drivers, kilometres and beds', () => {
  expect(listCostLines(figures, facts)).toEqual([
    { kind: 'hours', count: 930, each: 2250, amount: 34_875 },
    { kind: 'otherDrivers', count: 930, each: 2250, amount: 34_875 },
    { kind: 'drive', count: 412, each: 85, amount: 35_020 },
    { kind: 'emptyDrive', count: 36, each: 70, amount: 2520 },
    { kind: 'beds', count: 2, each: 6000, amount: 12_000 },
  ]);
});

test('two buses with three drivers drive twice as far, in three times the hours', () => {
  const lines = listCostLines(figures, { ...facts, drivers: 3, buses: [bus, { ...bus, emptyKm: 0 }] });
  expect(lines.map(({ kind, count }) => [kind, count])).toEqual([
    ['hours', 930],
    ['otherDrivers', 1860],
    ['drive', 824],
    ['emptyDrive', 36],
    ['beds', 3],
  ]);
});

test('an empty kilometre without a figure costs as much as any other', () => {
  const lines = listCostLines({ ...figures, perEmptyKm: undefined }, facts);
  expect(lines.find(({ kind }) => kind === 'emptyDrive')).toMatchObject({ each: 85, amount: 3060 });
});

/** The cost counted minute by minute and kilometre by kilometre, as fractions of cents. */
function countSlowly({ perHour = 0, perKm = 0, perEmptyKm = perKm, perBed = 0 }: CostFigures, trip: CostFacts): number {
  let sum = 0;
  for (let driver = 0; driver < trip.drivers; driver += 1) {
    for (const minutes of trip.dayMinutes) for (let minute = 0; minute < minutes; minute += 1) sum += perHour / 60;
    for (let night = 0; night < trip.nights; night += 1) sum += perBed;
  }
  for (const bus of trip.buses) {
    for (let km = 0; km < trip.km; km += 1) sum += bus.perKm ?? perKm;
    for (let km = 0; km < bus.emptyKm; km += 1) sum += bus.perKm ?? perEmptyKm;
  }
  return sum;
}

test('the lines add up to the slow count, and no fact lowers the cost', () => {
  const figure = fc.option(fc.integer({ min: 0, max: 99_999 }), { nil: undefined });
  const trip = fc.record({
    dayMinutes: fc.array(fc.integer({ min: 0, max: 900 }), { minLength: 1, maxLength: 4 }),
    km: fc.integer({ min: 0, max: 3000 }),
    nights: fc.integer({ min: 0, max: 5 }),
    drivers: fc.integer({ min: 1, max: 4 }),
    buses: fc.array(
      fc.record({ perKm: fc.option(fc.integer({ min: 0, max: 300 })), emptyKm: fc.integer({ min: 0, max: 500 }) }),
      { minLength: 1, maxLength: 3 },
    ),
  });
  const sum = (all: readonly { amount: number }[]) => all.reduce((total, { amount }) => total + amount, 0);
  fc.assert(
    fc.property(
      fc.record({ perHour: figure, perKm: figure, perEmptyKm: figure, perBed: figure }),
      trip,
      (own, found) => {
        const lines = listCostLines(own, found);
        // Each timed line is rounded once.
        expect(Math.abs(sum(lines) - countSlowly(own, found))).toBeLessThanOrEqual(1.01);
        expect(sum(listCostLines(own, { ...found, km: found.km + 1 }))).toBeGreaterThanOrEqual(sum(lines));
        expect(sum(listCostLines(own, { ...found, drivers: found.drivers + 1 }))).toBeGreaterThanOrEqual(sum(lines));
      },
    ),
    { numRuns: 60 },
  );
});
