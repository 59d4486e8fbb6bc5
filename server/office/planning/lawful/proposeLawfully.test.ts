import { someBoard } from '../../../engines/planning/boards.fixture';
import type { PlanProblem } from '../../../engines/planning/problem';
import { overlaps } from '../../../engines/planning/problem';
import { canDrive } from '../../../engines/planning/roster';
import type { TripCrew, Law } from './lawfulPlan';
import { message } from '../../../texts/messages';
import { printInRequestLanguage } from '../../../texts/printMessage';
import type { Line } from '../../../platform/values/message';
import type { LawfulProposal } from './proposeLawfully';
import { proposeLawfully } from './proposeLawfully';

const tooLittleRest = message('law.reducedDailyRest', { tense: 'ahead', actual: { minutes: 420 } });
const printed = (line: Line | null | undefined) => printInRequestLanguage(line ?? '');

/** Repeatable chance. */
function createChance(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

const rest = 8 * 60;
const longest = 14 * 60;

/** A law of another shape than the sieve: two trips of a driver have 8 hours between them, or both fit into 14. */
function someLaw({ trips, fixed = [] }: PlanProblem): Law {
  const all = [...trips, ...fixed];
  const driven = new Map<string, readonly string[]>(fixed.map(({ id, driverId = '' }) => [id, [driverId]]));
  return {
    plan: ({ orderId, driverIds }) => void driven.set(orderId, driverIds),
    check(driverId, orderId) {
      const trip = all.find(({ id }) => id === orderId);
      if (!trip) return undefined;
      const own = all.filter(({ id }) => id !== orderId && driven.get(id)?.includes(driverId));
      const bad = own.find(
        (one) =>
          Math.max(one.start, trip.start) - Math.min(one.end, trip.end) < rest &&
          Math.max(one.end, trip.end) - Math.min(one.start, trip.start) > longest,
      );
      return bad ? { light: 'red', line: tooLittleRest, riskPoints: 1 } : { light: 'green', line: '', riskPoints: 0 };
    },
  };
}

const nobody = ({ trips }: PlanProblem): TripCrew[] => trips.map(() => ({ driverIds: [], busIds: [] }));
const propose = (problem: PlanProblem, law = someLaw(problem)) =>
  proposeLawfully({ problem, crews: nobody(problem), names: {} }, law);
const placedIn = ({ trips }: LawfulProposal) => trips.filter(({ problem }) => problem === null).length;

/** The same board after all of the proposal was taken. */
function taken(problem: PlanProblem, { trips: found }: LawfulProposal): PlanProblem {
  const placed = problem.trips.flatMap((trip, nth) => {
    const { driver = -1, bus = -1 } = found[nth]?.place ?? {};
    if (bus < 0) return [];
    return [{ ...trip, driverId: problem.drivers[driver]?.id ?? '', busId: problem.buses[bus]?.id ?? '' }];
  });
  const toItem = ({ start, end, first, last }: PlanProblem['trips'][number]) => ({ start, end, first, last });
  return {
    ...problem,
    trips: problem.trips.filter((_, nth) => (found[nth]?.place.bus ?? -1) < 0),
    fixed: placed,
    drivers: problem.drivers.map((driver) => {
      const own = placed.filter(({ driverId }) => driverId === driver.id);
      const before = driver.items ?? driver.shifts.map((one) => ({ ...one, first: -1, last: -1 }));
      return {
        ...driver,
        shifts: [...driver.shifts, ...own.map(({ id, shift }) => ({ ...shift, tripId: id }))],
        items: [...before, ...own.map((trip) => ({ ...toItem(trip), busId: trip.busId }))],
      };
    }),
    buses: problem.buses.map((bus) => ({
      ...bus,
      items: [
        ...bus.items,
        ...placed.filter(({ busId }) => busId === bus.id).map((trip) => ({ ...toItem(trip), tripId: trip.id })),
      ],
    })),
  };
}

const minutes = ({ minutes: table }: PlanProblem, from: number, to: number) =>
  from < 0 || to < 0 ? 0 : (table[from]?.[to] ?? 0);

/** Pairs of driver and bus for what is left, each looked at by itself. */
function countFits(problem: PlanProblem): number {
  const law = someLaw(problem);
  let found = 0;
  const isFree = (
    item: { start: number; end: number; first: number; last: number },
    trip: PlanProblem['trips'][number],
  ) => {
    if (overlaps(item, trip)) return false;
    const [before, after] = item.start < trip.start ? [item, trip] : [trip, item];
    return after.start - before.end >= minutes(problem, before.last, after.first);
  };
  for (const trip of problem.trips)
    for (const driver of problem.drivers)
      for (const bus of problem.buses) {
        if (bus.seats < trip.seats || (trip.needsLift && !bus.lift)) continue;
        if (!bus.items.every((item) => isFree(item, trip))) continue;
        const isReached = (driver.items ?? []).every((item) => {
          if (!isFree(item, trip)) return false;
          if (item.busId === undefined || item.busId === bus.id) return true;
          const [before, after] = item.start < trip.start ? [item, trip] : [trip, item];
          return after.start - before.end >= minutes(problem, before.last, 0) + minutes(problem, 0, after.first);
        });
        if (isReached && law.check(driver.id, trip.id, { driverIds: [], busIds: [] })?.light !== 'red') found += 1;
      }
  return found;
}

const boards = Number(process.env.PLAN_BOARDS ?? 3);

test('pressing again finds nothing more, and no driver with any bus fits a trip that is left', () => {
  const chance = createChance(21);
  let left = 0;
  for (let nth = 0; nth < boards; nth += 1) {
    const problem = someBoard(chance, { trips: 18, drivers: 3, buses: 3, days: 3 });
    const found = propose(problem);
    const after = taken(problem, found);
    expect(countFits(after)).toBe(0);
    expect(placedIn(propose(after))).toBe(0);
    left += after.trips.length;
  }
  // At least one such case must occur.
  expect(left).toBeGreaterThan(0);
});

const shift = (start: number, end: number) => ({ start: start - 15, end: end + 15, driving: 60 });
const trip = (id: string, start: number, end: number): PlanProblem['trips'][number] => ({
  id,
  start,
  end,
  first: 0,
  last: 0,
  seats: 20,
  needsLift: false,
  burden: 0,
  shift: shift(start, end),
});
const company = (trips: PlanProblem['trips'], drivers: string[]): PlanProblem => ({
  trips,
  drivers: drivers.map((id) => ({ id, shifts: [], items: [], away: [], burden: 0 })),
  buses: ['a', 'b', 'c'].map((id) => ({ id, seats: 50, lift: false, depot: 0, items: [] })),
  km: [[0]],
  minutes: [[0]],
  seed: 1,
});
const evening = trip('evening', 14 * 60, 22 * 60);
const morning = trip('morning', 30 * 60 + 30, 34 * 60);

test('gives a driver whom only the sieve refuses the trip all the same', () => {
  const problem = company([evening, morning], ['d']);
  // Eight and a half hours of rest are too few for the sieve, and enough for this law.
  expect(problem.drivers.every((one) => canDrive(one, [evening, morning]))).toBe(false);
  expect(propose(problem).trips.map(({ place, problem: why }) => [place.driver, why])).toEqual([
    [0, null],
    [0, null],
  ]);
});

test('a trip that the law refuses one driver frees that driver for another trip', () => {
  const problem = company([trip('one', 600, 700), trip('two', 600, 700)], ['d']);
  const law: Law = {
    plan: () => undefined,
    check: (_, orderId) => ({
      light: orderId === 'two' ? 'green' : 'red',
      line: tooLittleRest,
      riskPoints: 0,
    }),
  };
  const [one, two] = propose(problem, law).trips;
  expect(two).toMatchObject({ place: { driver: 0 }, problem: null });
  expect(printed(one?.problem)).toBe('1 juhist 1 sõidab samal ajal');
});

test('names the reason why a trip is left in numbers: drivers, buses, and both where neither fits the other', () => {
  const big = { ...trip('big', 600, 700), seats: 60, needsLift: false };
  const illegal = trip('illegal', 2000, 2100);
  const problem = company([big, illegal], ['d', 'e']);
  const law: Law = {
    plan: () => undefined,
    check: (_, orderId) => ({ light: orderId === 'illegal' ? 'red' : 'green', line: tooLittleRest, riskPoints: 0 }),
  };
  expect(propose(problem, law).trips.map(({ problem: why }) => printed(why))).toEqual([
    '3 bussist 3 on liiga väike',
    '2 juhist 2 ei tohi (ööpäevane puhkus jääks 7 h, vaja on vähemalt 9 h)',
  ]);
});

test('when time is over the results so far are kept, and untried trips are marked', () => {
  const problem = someBoard(createChance(8), { trips: 30, drivers: 5, buses: 5, days: 3 });
  const told: LawfulProposal[] = [];
  const isOver = () => told.length > 1;
  const job = { problem, crews: nobody(problem), names: {} };
  const found = proposeLawfully(job, someLaw(problem), { isOver, told: (one) => void told.push(one) });
  expect(placedIn(found)).toBeGreaterThan(0);
  expect(placedIn(found)).toBe(placedIn(told[1] as LawfulProposal));
  expect(found.complete).toBe(false);
  expect(printed(found.trips.find(({ problem: why }) => why !== null)?.problem)).toBe(
    'aeg sai otsa, enne kui kõik läbi prooviti',
  );
});

test('reports progress before the search begins, so that a machine without time has no failure to report', () => {
  const problem = someBoard(createChance(8), { trips: 6, drivers: 2, buses: 2, days: 1 });
  const told: LawfulProposal[] = [];
  const job = { problem, crews: nobody(problem), names: {} };
  proposeLawfully(job, someLaw(problem), { isOver: () => true, told: (one) => void told.push(one) });
  expect(told[0]).toMatchObject({ complete: false });
  expect(placedIn(told[0] as LawfulProposal)).toBe(0);
});
