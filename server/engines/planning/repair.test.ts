import { someBoard } from './boards.fixture';
import { proposeRepairs } from './repair';
import type { PlanRepair, RepairProblem, Slot } from './repairProblem';
import { mayHave, NOBODY_COST, computeRepairCost } from './repairProblem';

/** Repeatable chance. */
function createChance(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

/** A small board that is legal as far as it goes, of which one row falls out on all of its days. */
function fallenBoard(chance: () => number, lane: 'drivers' | 'buses', rows: number): RepairProblem {
  const trips = 3 + Math.floor(chance() * 4);
  const board = someBoard(chance, { trips, drivers: rows, buses: rows, days: 2 });
  const problem: RepairProblem = { ...board, lane, out: 0, forbidden: [], slots: [] };
  for (const trip of board.trips.keys()) {
    const fresh: Slot = { trip, row: -1, fallen: false, cost: [1, 3, 10][Math.floor(chance() * 3)] ?? 1 };
    const slots = [...problem.slots, fresh];
    const row = [...Array(rows).keys()].find((one) => {
      const before = problem.slots.flatMap((slot, nth) => (slot.row === one ? [nth] : []));
      return mayHave({ ...problem, slots, out: -1 }, one, before, before, [slots.length - 1]);
    });
    if (row !== undefined) problem.slots.push({ ...fresh, row, fallen: row === 0 });
  }
  return problem;
}

/** Every slot in every row, or nowhere where it fell out: the least cost, by trying all. Slow, and plain to see that it is right. */
function leastCost(problem: RepairProblem): number {
  const { slots, lane } = problem;
  const rows = (lane === 'drivers' ? problem.drivers : problem.buses).length;
  const places: number[] = [];
  let least = Infinity;
  const choose = (slot: number): void => {
    if (slot < slots.length) {
      for (let row = -1; row < rows; row += 1) {
        places[slot] = row;
        choose(slot + 1);
      }
      return;
    }
    const moved = slots.flatMap((own, nth): PlanRepair => {
      const row = places[nth] ?? -1;
      return row === own.row ? [] : [{ slot: nth, row }];
    });
    const cost = computeRepairCost(problem, moved);
    if (cost < least && isSound(problem, moved)) least = cost;
  };
  choose(0);
  return least;
}

/** The absent driver has no trip left, nobody else loses one, and every row may have its trips. */
function isSound(problem: RepairProblem, repair: PlanRepair): boolean {
  const { slots, lane } = problem;
  const rows = lane === 'drivers' ? problem.drivers : problem.buses;
  const goes = new Map(repair.map(({ slot, row }) => [slot, row]));
  if (goes.size < repair.length) return false;
  if (slots.some(({ fallen }, nth) => (fallen ? !goes.has(nth) : goes.get(nth) === -1))) return false;
  return rows.every((_, row) => {
    const before = slots.flatMap((slot, nth) => (slot.row === row ? [nth] : []));
    const incoming = repair.flatMap((one) => (one.row === row ? [one.slot] : []));
    return mayHave(
      problem,
      row,
      before,
      before.filter((slot) => !goes.has(slot)),
      incoming,
    );
  });
}

const listFallen = ({ slots }: RepairProblem, repair: PlanRepair) =>
  repair
    .filter(({ slot }) => slots[slot]?.fallen)
    .map(({ slot, row }) => `${slot} ${row}`)
    .join();

const boards = Number(process.env.PLAN_BOARDS ?? 30);

test.each(['drivers', 'buses'] as const)('%s: the fewest changes, as trying every way finds them', (lane) => {
  const chance = createChance(lane === 'drivers' ? 9 : 6);
  const seen = { repaired: 0, chains: 0, nobody: 0 };
  for (let nth = 0; nth < boards; nth += 1) {
    const problem = fallenBoard(chance, lane, 3 + Math.floor(chance() * 2));
    const plans = proposeRepairs(problem);
    if (!problem.slots.some(({ fallen }) => fallen)) {
      expect(plans).toEqual([]);
      continue;
    }
    const [best] = plans;
    if (!best) throw new Error('there is always a plan, be it that nobody drives');
    expect(computeRepairCost(problem, best)).toBeCloseTo(leastCost(problem), 4);
    for (const plan of plans) expect(isSound(problem, plan)).toBe(true);
    expect(new Set(plans.map((plan) => listFallen(problem, plan))).size).toBe(plans.length);
    seen.repaired += 1;
    if (best.length > problem.slots.filter(({ fallen }) => fallen).length) seen.chains += 1;
    if (computeRepairCost(problem, best) >= NOBODY_COST) seen.nobody += 1;
  }
  // The comparison needs each case at least once.
  expect(Math.min(seen.repaired, seen.chains, seen.nobody)).toBeGreaterThan(0);
});

test('a driver who has confirmed is moved last', () => {
  const chance = createChance(9);
  const board = someBoard(chance, { trips: 0, drivers: 0, buses: 0, days: 1 });
  const at = (start: number) => ({ start: start * 60, end: (start + 2) * 60, driving: 60 });
  const trip = (id: string, start: number) => ({
    id,
    ...at(start),
    first: 0,
    last: 0,
    seats: 20,
    needsLift: false,
    burden: 0,
    shift: at(start),
  });
  const driver = (id: string, away: { start: number; end: number }[] = []) => ({ id, shifts: [], away, burden: 0 });
  const problem: RepairProblem = {
    ...board,
    lane: 'drivers',
    out: 0,
    trips: [trip('fallen', 10), trip('told', 10), trip('confirmed', 10)],
    // The last one is away when the fallen trip begins too early for all others.
    drivers: [driver('ill'), driver('told'), driver('confirmed'), driver('free')],
    slots: [
      { trip: 0, row: 0, fallen: true, cost: 0 },
      { trip: 1, row: 1, fallen: false, cost: 3 },
      { trip: 2, row: 2, fallen: false, cost: 10 },
    ],
    // The free one may not have the fallen trip itself.
    forbidden: [[0, 3]],
  };
  const [best, ...others] = proposeRepairs(problem);
  expect(best).toEqual([
    { slot: 0, row: 1 },
    { slot: 1, row: 3 },
  ]);
  expect(others[0]).toEqual([
    { slot: 0, row: 2 },
    { slot: 2, row: 3 },
  ]);
  // To leave it to nobody is no third way.
  expect(others).toHaveLength(1);
  expect(proposeRepairs(problem)).toEqual([best, ...others]);
});

test('a driver with many trips falls out of a full board: still a plan, within a fixed count of looks', () => {
  const board = someBoard(createChance(4), { trips: 300, drivers: 12, buses: 12, days: 14 });
  const slots = board.trips.map((_, trip): Slot => ({ trip, row: trip % 12, fallen: trip % 12 === 0, cost: 3 }));
  const problem: RepairProblem = { ...board, lane: 'drivers', out: 0, forbidden: [], slots };
  for (const plan of proposeRepairs(problem)) expect(isSound(problem, plan)).toBe(true);
});
