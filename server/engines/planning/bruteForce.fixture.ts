import type { TripLink } from './blocks';
import { areChains, linkTrips } from './blocks';
import { computeBusCost, computeDriverCost } from './exact';
import type { PlanProblem } from './problem';
import { KM_COST, listParts, UNPLACED_COST } from './problem';
import { goesStraight } from './ways';

/**
 * The least cost of a small board, by trying every bus and every driver of every trip, alone and in every block. Slow, and plain to see
 * that it is right.
 */
export function leastCost(problem: PlanProblem): number {
  const { trips, buses } = problem;
  const pairs = trips.flatMap((before, from) =>
    trips.flatMap((trip, to): TripLink[] => {
      const may = (isAccompanied: boolean) =>
        buses.some(({ depot }) => goesStraight(problem, depot, before, trip, isAccompanied));
      return trip.start >= before.end && may(true) && !may(false) ? [{ from, to, saved: 0 }] : [];
    }),
  );
  let least = Infinity;
  const choose = (nth: number, links: TripLink[]): void => {
    if (!areChains(links)) return;
    const pair = pairs[nth];
    if (!pair) {
      least = Math.min(least, leastOfBlocks(linkTrips(problem, links).problem));
      return;
    }
    choose(nth + 1, links);
    choose(nth + 1, [...links, pair]);
  };
  choose(0, []);
  return least;
}

function leastOfBlocks(problem: PlanProblem): number {
  const byBus = every(problem, problem.buses.length, (row, mask) => computeBusCost(problem, row, mask));
  const byDriver = every(problem, problem.drivers.length, (row, mask) => computeDriverCost(problem, row, mask));
  let least = Infinity;
  for (const [mask, km] of byBus) {
    const fair = byDriver.get(mask);
    if (fair === undefined) continue;
    const unplaced = listParts(problem.trips.filter((_, trip) => !((mask >> trip) & 1))).length;
    least = Math.min(least, km * KM_COST + fair + unplaced * UNPLACED_COST);
  }
  return least;
}

/** Each trip with each row or with none: for each set of trips that have one, the least that it costs. */
function every(
  problem: PlanProblem,
  rows: number,
  computeCost: (row: number, mask: number) => number | undefined,
): Map<number, number> {
  const found = new Map<number, number>();
  const known = Array.from({ length: rows }, () => new Map<number, number | undefined>());
  const cost = (row: number, mask: number) => {
    const costs = known[row] as Map<number, number | undefined>;
    if (!costs.has(mask)) costs.set(mask, computeCost(row, mask));
    return costs.get(mask);
  };
  const masks = Array.from({ length: rows }, () => 0);
  const choose = (trip: number): void => {
    if (trip === problem.trips.length) {
      const costs = masks.map((mask, row) => cost(row, mask));
      if (costs.some((one) => one === undefined)) return;
      const all = masks.reduce((sum, mask) => sum | mask, 0);
      const sum = costs.reduce<number>((total, one) => total + (one ?? 0), 0);
      found.set(all, Math.min(found.get(all) ?? Infinity, sum));
      return;
    }
    choose(trip + 1);
    for (let row = 0; row < rows; row += 1) {
      masks[row] = (masks[row] ?? 0) | (1 << trip);
      choose(trip + 1);
      masks[row] = (masks[row] ?? 0) & ~(1 << trip);
    }
  };
  choose(0);
  return found;
}
