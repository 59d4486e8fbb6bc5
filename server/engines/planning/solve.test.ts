import { leastCost } from './bruteForce.fixture';
import { someBoard } from './boards.fixture';
import { listItems, linkTrips } from './blocks';
import type { PlanProblem, Solution } from './problem';
import { canDrive } from './roster';
import { solve, solveMany } from './solve';
import { compareStarts, sumEmptyKm, suits } from './ways';

interface Span {
  start: number;
  end: number;
}
/** By itself, not as the solver looks: none of these is at the time of another of them, or of what was there before. */
function expectApart(own: readonly Span[], before: readonly Span[]): void {
  const all = [...own, ...before];
  for (const one of own)
    expect(all.filter((other) => other !== one && other.start < one.end && one.start < other.end)).toEqual([]);
}

/** Repeatable chance. */
function createChance(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

/** Never overlapping, never in two places, seats and lift respected, rested; both or none. */
function expectSound(problem: PlanProblem, { places, km }: Solution): void {
  const { trips, buses, drivers } = problem;
  let sum = 0;
  places.forEach(({ driver, bus }, trip) => {
    expect(driver < 0).toBe(bus < 0);
    const own = buses[bus];
    if (own) expect(suits(own, trips[trip] as PlanProblem['trips'][number])).toBe(true);
  });
  buses.forEach(({ depot, items }, bus) => {
    const own = trips.filter((_, trip) => places[trip]?.bus === bus);
    const before = sumEmptyKm(problem, depot, [...items].sort(compareStarts)) ?? 0;
    const after = sumEmptyKm(problem, depot, listItems(problem, places, bus));
    expect(after).toBeDefined();
    // Without anybody who waits it would be as legal.
    expect(sumEmptyKm(problem, depot, [...items, ...own].sort(compareStarts))).toBeGreaterThanOrEqual(after ?? 0);
    expectApart(own, items);
    sum += (after ?? 0) - before;
  });
  const links = buses.flatMap((_, bus) =>
    listItems(problem, places, bus).flatMap((item) => {
      const [from, to] = [item.after, 'id' in item ? item.id : ''].map((id) =>
        trips.findIndex((trip) => trip.id === id),
      );
      return item.after === undefined ? [] : [{ from: from ?? -1, to: to ?? -1, saved: 0 }];
    }),
  );
  const { problem: blocks, members } = linkTrips(problem, links);
  drivers.forEach((one, driver) => {
    const own = blocks.trips.filter((_, block) => places[members[block]?.[0] ?? -1]?.driver === driver);
    if (own.length > 0) expect(canDrive(one, own)).toBe(true);
    expectApart(
      own.map(({ shift }) => shift),
      [...one.shifts, ...one.away],
    );
  });
  expect(km).toBeCloseTo(sum, 6);
}

const boards = Number(process.env.PLAN_BOARDS ?? 12);

test('small boards: the same optimum as trying every way', () => {
  const chance = createChance(7);
  const size = () => Math.floor(chance() * 4) + 1;
  for (let nth = 0; nth < boards; nth += 1) {
    const trips = nth % 10 === 0 ? 7 : 1 + Math.floor(chance() * 5);
    const problem = someBoard(chance, { trips, drivers: size(), buses: size(), days: 2 });
    const solution = solve(problem);
    expectSound(problem, solution);
    expect(solution.cost).toBeCloseTo(leastCost(problem), 4);
  }
});

test("a customer's wish is met where it costs little, and every count of it is the same", () => {
  const chance = createChance(5);
  let granted = 0;
  for (let nth = 0; nth < boards; nth += 1) {
    const board = someBoard(chance, { trips: 4, drivers: 3, buses: 3, days: 3 });
    const trips = board.trips.map((trip) => ({ ...trip, wishes: { driverId: 'd1', busId: 'b2' } }));
    const problem = { ...board, trips };
    const solution = solve(problem);
    expect(solution.cost).toBeCloseTo(leastCost(problem), 4);
    expect(solveMany(problem).cost).toBeGreaterThanOrEqual(solution.cost - 1e-6);
    const of = ({ places }: Solution) => places.filter(({ bus, driver }) => bus === 2 && driver === 1).length;
    granted += of(solution) - of(solve(board));
  }
  expect(granted).toBeGreaterThan(0);
});

test('the search of big boards, on small ones: never unsound, never better than the optimum, and how far from it', () => {
  const chance = createChance(11);
  const gaps: number[] = [];
  let missed = 0;
  for (let nth = 0; nth < boards; nth += 1) {
    const problem = someBoard(chance, { trips: 6, drivers: 4, buses: 4, days: 2 });
    const found = solveMany(problem);
    const best = solve(problem);
    expectSound(problem, found);
    expect(found.cost).toBeGreaterThanOrEqual(best.cost - 1e-6);
    const unplaced = ({ places }: Solution) => places.filter(({ bus }) => bus < 0).length;
    missed += unplaced(found) - unplaced(best);
    if (unplaced(found) === unplaced(best) && best.km > 0) gaps.push(found.km / best.km - 1);
  }
  // Of 1,000 boards (PLAN_BOARDS=1000): docs/decisions/planning/planning-solver.md.
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  if (process.env.PLAN_BOARDS)
    process.stdout.write(`gap ${(mean * 100).toFixed(2)} %, ${missed} trips missed of ${boards * 6}\n`);
  expect(mean).toBeLessThan(0.15);
  expect(missed / (boards * 6)).toBeLessThan(0.02);
});

test('a fixed seed gives the same plan; no driver, no bus, no trip is no fault', () => {
  const problem = someBoard(createChance(3), { trips: 40, drivers: 8, buses: 8, days: 5 });
  expect(solveMany(problem)).toEqual(solveMany(problem));
  expect(solve({ ...problem, drivers: [] }).places.every(({ bus, driver }) => bus < 0 && driver < 0)).toBe(true);
  expect(solve({ ...problem, buses: [] }).places.every(({ bus, driver }) => bus < 0 && driver < 0)).toBe(true);
  expect(solve({ ...problem, trips: [] })).toMatchObject({ places: [], km: 0 });
});

test('a bus and its driver stay out over the night where home and out again is far, also with earlier plans', () => {
  // Home, and a town 200 km off.
  const km = [
    [0, 200],
    [200, 0],
  ];
  const at = (hour: number, end: number, first: number, last: number) => ({
    start: hour * 60,
    end: end * 60,
    first,
    last,
  });
  const toShift = ({ start, end, first, last }: ReturnType<typeof at>) => ({
    start: start - 15 - (km[0]?.[first] ?? 0),
    end: end + 15 + (km[last]?.[0] ?? 0),
    driving: 180 + (km[0]?.[first] ?? 0) + (km[last]?.[0] ?? 0),
  });
  const trip = (id: string, span: ReturnType<typeof at>) => ({
    ...span,
    id,
    seats: 20,
    needsLift: false,
    burden: 0,
    shift: toShift(span),
  });
  const evening = trip('there', at(14, 18, 0, 1));
  const morning = trip('back', at(33, 37, 1, 0));
  const drivers = ['a', 'b'].map((id) => ({ id, shifts: [], away: [], burden: 0 }));
  const buses = ['c', 'd'].map((id) => ({ id, seats: 50, lift: false, depot: 0, items: [] }));
  const problem: PlanProblem = { trips: [evening, morning], drivers, buses, km, minutes: km, seed: 1 };
  const { places, km: driven } = solve(problem);
  expect(driven).toBe(0);
  expect(places[1]).toEqual(places[0]);

  const planned = at(14, 18, 0, 1);
  const before: PlanProblem = {
    ...problem,
    trips: [morning],
    fixed: [{ ...evening, seats: 0, driverId: 'b', busId: 'd' }],
    drivers: drivers.map((one) => ({
      ...one,
      shifts: one.id === 'b' ? [{ ...toShift(planned), tripId: 'there' }] : [],
    })),
    buses: buses.map((one) => ({ ...one, items: one.id === 'd' ? [{ ...planned, tripId: 'there' }] : [] })),
  };
  expect(solve(before)).toMatchObject({ places: [{ driver: 1, bus: 1 }], km: -200 });
  // A driver who is busy meanwhile does not wait.
  const busy = before.drivers.map((one) => ({
    ...one,
    shifts: [...one.shifts, ...(one.id === 'b' ? [{ start: 24 * 60, end: 25 * 60, driving: 30 }] : [])],
  }));
  expect(solve({ ...before, drivers: busy })).toMatchObject({ km: 200 });
  // From a whole day on nobody waits.
  expect(solve({ ...problem, trips: [evening, trip('late', at(42, 46, 1, 0))] }).km).toBe(400);
});

test('a bus that is in the workshop for days is not free after a line that stands within them', () => {
  const items = [
    { start: 0, end: 5000, first: -1, last: -1 },
    { start: 100, end: 200, first: -1, last: -1 },
  ];
  const trip = { id: 't', start: 1000, end: 1200, first: 0, last: 0, seats: 20, needsLift: false, burden: 0 };
  const problem: PlanProblem = {
    trips: [{ ...trip, shift: { start: 985, end: 1215, driving: 100 } }],
    drivers: [{ id: 'd', shifts: [], away: [], burden: 0 }],
    buses: [{ id: 'b', seats: 50, lift: false, depot: 0, items }],
    km: [[0]],
    minutes: [[0]],
    seed: 1,
  };
  expect(solve(problem).places).toEqual([{ driver: -1, bus: -1 }]);
});
