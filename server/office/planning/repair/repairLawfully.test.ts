import type { Driver, RepairProblem, Trip } from '../../../engines/planning';
import { repairLawfully } from './repairLawfully';
import type { RepairJob } from './repairLawfully';

const day = 1440;
const tripOn = (nth: number): Trip => {
  const start = nth * day + 600;
  return {
    ...{ id: `t${nth}`, start, end: start + 120, first: 0, last: 0, seats: 40, needsLift: false, burden: 0 },
    shift: { start: start - 20, end: start + 140, driving: 100 },
  };
};
const driver = (id: string): Driver => ({ id, away: [], shifts: [], burden: 0 });

/** Who fell out had a trip on each of three days; two others are free. */
function fallenWeek(): RepairJob {
  const trips = [0, 2, 4].map(tripOn);
  const problem: RepairProblem = {
    ...{ trips, drivers: ['out', 'a', 'b'].map(driver), buses: [], seed: 1, km: [[0]], minutes: [[0]] },
    ...{ lane: 'drivers', out: 0, forbidden: [] },
    slots: trips.map((_, trip) => ({ trip, row: 0, fallen: true, cost: 1 })),
  };
  return {
    problem,
    holders: trips.map(() => 'out'),
    rows: ['out', 'a', 'b'],
    crews: trips.map(({ id }) => ({ orderId: id, driverIds: ['out'], busIds: [] })),
  };
}

const green = { plan: () => undefined, check: () => ({ light: 'green', line: '', riskPoints: 0 }) as const };
const placedIn = (found: ReturnType<typeof repairLawfully>) =>
  (found.plans[0]?.repair ?? []).filter(({ row }) => row >= 0).length;

test('gives every day to whoever is free, also when the time is over from the start', () => {
  expect(placedIn(repairLawfully(fallenWeek(), green))).toBe(3);
  expect(placedIn(repairLawfully(fallenWeek(), green, { isOver: () => true }))).toBe(3);
});

test('passes over whom the law refuses, also when the time is over', () => {
  const law = {
    plan: () => undefined,
    check: (driverId: string) => ({ light: driverId === 'a' ? 'red' : 'green', line: '', riskPoints: 0 }) as const,
  };
  const { plans } = repairLawfully(fallenWeek(), law, { isOver: () => true });
  expect(plans[0]?.repair.map(({ row }) => row)).toEqual([2, 2, 2]);
});
