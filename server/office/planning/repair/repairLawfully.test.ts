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

test('blames the new trip when the law turns against what an earlier day gave', () => {
  const driven = new Map<string, readonly string[]>();
  const law = {
    plan: ({ orderId, driverIds }: { orderId: string; driverIds: readonly string[] }) =>
      void driven.set(orderId, driverIds),
    check: (driverId: string, orderId: string) => {
      const isTwice = driven.get('t0')?.includes(driverId) && driven.get('t2')?.includes(driverId);
      return { light: orderId === 't0' && isTwice ? 'red' : 'green', line: '', riskPoints: 0 } as const;
    },
  };
  const { plans } = repairLawfully(fallenWeek(), law);
  expect(placedIn({ plans })).toBe(3);
  expect(plans[0]?.lights.map(({ light }) => light)).toEqual(['green', 'green', 'green']);
});

test('tries two days together where one of them has nobody by itself', () => {
  const driven = new Map<string, readonly string[]>();
  const law = {
    plan: ({ orderId, driverIds }: { orderId: string; driverIds: readonly string[] }) =>
      void driven.set(orderId, driverIds),
    // Only who drives the second trip too may drive the first.
    check: (driverId: string, orderId: string) => {
      const isAllowed = orderId !== 't0' || driven.get('t2')?.includes(driverId) === true;
      return { light: isAllowed ? 'green' : 'red', line: '', riskPoints: 0 } as const;
    },
  };
  const week = fallenWeek();
  const many = Array.from({ length: 9 }, (_, nth) => nth * 2);
  const trips = many.map(tripOn);
  const job: RepairJob = {
    ...week,
    problem: { ...week.problem, trips, slots: trips.map((_, trip) => ({ trip, row: 0, fallen: true, cost: 1 })) },
    holders: trips.map(() => 'out'),
    crews: trips.map(({ id }) => ({ orderId: id, driverIds: ['out'], busIds: [] })),
  };
  expect(placedIn(repairLawfully(job, law))).toBe(9);
});
