import type { PlanBus, Driver, RepairProblem, Trip } from '../../../engines/planning';
import { repairLawfully } from './repairLawfully';
import type { RepairJob } from './repairLawfully';

const day = 1440;
const tripOn = (nth: number): Trip => {
  const start = nth * day + 600;
  return {
    id: `t${nth}`,
    start,
    end: start + 120,
    first: 0,
    last: 0,
    seats: 40,
    needsLift: false,
    burden: 0,
    shift: { start: start - 20, end: start + 140, driving: 100 },
  };
};
const driver = (id: string): Driver => ({ id, away: [], shifts: [], burden: 0 });

/** The absent driver had a trip on each of three days; two others are free. */
function fallenWeek(): RepairJob {
  const trips = [0, 2, 4].map(tripOn);
  const problem: RepairProblem = {
    trips,
    drivers: ['out', 'a', 'b'].map(driver),
    buses: [],
    seed: 1,
    km: [[0]],
    minutes: [[0]],
    lane: 'drivers',
    out: 0,
    forbidden: [],
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

test('gives every day to a free driver, also when the time is over from the start', () => {
  expect(placedIn(repairLawfully(fallenWeek(), green))).toBe(3);
  expect(placedIn(repairLawfully(fallenWeek(), green, { isOver: () => true }))).toBe(3);
});

test('skips drivers whom the law refuses, also when the time is over', () => {
  const law = {
    plan: () => undefined,
    check: (driverId: string) => ({ light: driverId === 'a' ? 'red' : 'green', line: '', riskPoints: 0 }) as const,
  };
  const { plans } = repairLawfully(fallenWeek(), law, { isOver: () => true });
  expect(plans[0]?.repair.map(({ row }) => row)).toEqual([2, 2, 2]);
});

test('blames the new trip when the law turns against an earlier day', () => {
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
    plan: ({ orderId, busIds }: { orderId: string; busIds: readonly string[] }) => void driven.set(orderId, busIds),
    // The driver of both may have them in one bus only, and its depot is far for the first alone.
    check: (_: string, orderId: string) => {
      const isAllowed = orderId !== 't0' || driven.get('t0')?.[0] === driven.get('t2')?.[0];
      return { light: isAllowed ? 'green' : 'red', line: '', riskPoints: 0 } as const;
    },
  };
  const week = fallenWeek();
  const trips = Array.from({ length: 9 }, (_, nth) => tripOn(nth * 2));
  const buses = ['out', 'a', 'b'].map((id): PlanBus => ({ id, depot: 0, seats: 50, lift: false, items: [] }));
  const job: RepairJob = {
    ...week,
    problem: {
      ...week.problem,
      trips,
      buses,
      lane: 'buses',
      slots: trips.map((_, trip) => ({ trip, row: 0, fallen: true, cost: 1 })),
    },
    holders: trips.map(() => 'out'),
    crews: trips.map(({ id }) => ({ orderId: id, driverIds: ['driver'], busIds: ['out'] })),
  };
  expect(placedIn(repairLawfully(job, law))).toBe(9);
});

test('finds the one of forty whom the law allows', () => {
  const law = {
    plan: () => undefined,
    check: (driverId: string) => ({ light: driverId === 'd39' ? 'green' : 'red', line: '', riskPoints: 0 }) as const,
  };
  const week = fallenWeek();
  const rows = Array.from({ length: 40 }, (_, nth) => `d${nth}`);
  const job = { ...week, rows: ['out', ...rows], problem: { ...week.problem, drivers: ['out', ...rows].map(driver) } };
  expect(placedIn(repairLawfully(job, law))).toBe(3);
});

test('moves a trip of another day where nobody has room otherwise', () => {
  const driven = new Map<string, readonly string[]>();
  const week = fallenWeek();
  const trips = [0, 1].map(tripOn);
  const law = {
    plan: ({ orderId, driverIds }: { orderId: string; driverIds: readonly string[] }) =>
      void driven.set(orderId, driverIds),
    // The driver of the second day may not drive the first, and the other driver may have the second alone.
    check: (driverId: string) => {
      const isRed = driverId === 'b' ? driven.get('t0')?.includes('b') : driven.get('t1')?.includes(driverId);
      return { light: isRed ? 'red' : 'green', line: '', riskPoints: 0 } as const;
    },
  };
  const job: RepairJob = {
    ...week,
    problem: {
      ...week.problem,
      trips,
      slots: [
        { trip: 0, row: 0, fallen: true, cost: 1 },
        { trip: 1, row: 1, fallen: false, cost: 1 },
      ],
    },
    holders: ['out', 'a'],
    crews: [
      { orderId: 't0', driverIds: ['out'], busIds: [] },
      { orderId: 't1', driverIds: ['a'], busIds: [] },
    ],
  };
  expect(repairLawfully(job, law).plans[0]?.repair).toEqual([
    { slot: 0, row: 1 },
    { slot: 1, row: 2 },
  ]);
});
