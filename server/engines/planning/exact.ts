import { compareStarts, sumEmptyKm, suits } from './ways';
import type { Driver, Placing, PlanProblem, Solution, Trip } from './problem';
import { KM_COST, listParts, UNPLACED_COST, WISH_FAIRNESS, WISH_KM, countWishes } from './problem';
import { canDrive } from './roster';

/** So few trips are tried in every way: three to the power of them steps a row. */
export const MOST_EXACT = 8;

/** The cheapest buses for all of some trips, and the kilometres they drive empty; undefined where they cannot all be driven. */
export function findBestBuses(problem: PlanProblem): { rows: number[]; km: number } | undefined {
  const size = 1 << problem.trips.length;
  const best = shareOut(size, problem.buses.length, (row, mask) => computeBusCost(problem, row, mask))[size - 1];
  return best && { rows: best.rows, km: best.cost };
}

interface Best {
  cost: number;
  /** Index of the row of each trip of the set, -1 beside it. */
  rows: number[];
}

/**
 * The best plan of few trips. Buses and drivers are chosen apart: first the cheapest way to share each set of trips
 * among the rows, row by row, then the cheapest set in both.
 */
export function solveExactly(problem: PlanProblem): Solution {
  const { trips, buses, drivers } = problem;
  const size = 1 << trips.length;
  const cheapestBuses = shareOut(size, buses.length, (row, mask) => computeBusCost(problem, row, mask));
  const cheapestDrivers = shareOut(size, drivers.length, (row, mask) => computeDriverCost(problem, row, mask));
  let best = 0;
  let bestCost = Infinity;
  for (let mask = 0; mask < size; mask += 1) {
    const bus = cheapestBuses[mask];
    const driver = cheapestDrivers[mask];
    if (!bus || !driver) continue;
    const left = listParts(trips).length - listParts(pickByMask(trips, mask)).length;
    const cost = bus.cost * KM_COST + driver.cost + left * UNPLACED_COST;
    if (cost < bestCost) [best, bestCost] = [mask, cost];
  }
  const bus = cheapestBuses[best] as Best;
  const places = trips.map((_, trip): Placing => ({
    bus: bus.rows[trip] ?? -1,
    driver: cheapestDrivers[best]?.rows[trip] ?? -1,
  }));
  return { places, cost: bestCost, km: bus.cost };
}

/** For each set of trips the cheapest way to give every one of them to one row; undefined where there is none. */
function shareOut(
  size: number,
  rows: number,
  computeCost: (row: number, mask: number) => number | undefined,
): (Best | undefined)[] {
  let found: (Best | undefined)[] = Array.from({ length: size }, (_, mask) =>
    mask === 0 ? { cost: 0, rows: [] } : undefined,
  );
  for (let row = 0; row < rows; row += 1) {
    const costs = Array.from({ length: size }, (_, mask) => computeCost(row, mask));
    const next: (Best | undefined)[] = new Array<Best | undefined>(size);
    for (let mask = 0; mask < size; mask += 1)
      // Every part of the set goes to this row, the rest to those before it.
      for (let part = mask; ; part = (part - 1) & mask) {
        const before = found[mask ^ part];
        const own = costs[part];
        if (before && own !== undefined && before.cost + own < (next[mask]?.cost ?? Infinity))
          next[mask] = { cost: before.cost + own, rows: markRows(before.rows, part, row) };
        if (part === 0) break;
      }
    found = next;
  }
  return found;
}

function markRows(rows: readonly number[], part: number, row: number): number[] {
  const next = [...rows];
  for (let trip = 0; part >> trip > 0; trip += 1) if ((part >> trip) & 1) next[trip] = row;
  return Array.from(next, (one) => one ?? -1);
}

const pickByMask = <T>(all: readonly T[], mask: number): T[] => all.filter((_, index) => (mask >> index) & 1);

export function computeBusCost(problem: PlanProblem, row: number, mask: number): number | undefined {
  const bus = problem.buses[row];
  const own = pickByMask(problem.trips, mask);
  if (!bus || own.some((trip) => !suits(bus, trip))) return undefined;
  const before = sumEmptyKm(problem, bus.depot, [...bus.items].sort(compareStarts)) ?? 0;
  if (own.length === 0) return 0;
  const after = sumEmptyKm(problem, bus.depot, [...bus.items, ...listParts(own)].sort(compareStarts));
  return after === undefined ? undefined : after - before - WISH_KM * countWishes(bus.id, 'busId', own);
}

/** Nights and weekends weigh as their square, so that nobody has them all; trips a little, so that all have some. */
export const computeFairness = (burden: number, trips: number): number => burden * burden + trips * 0.1;

export function computeDriverCost({ drivers, trips }: PlanProblem, row: number, mask: number): number | undefined {
  const driver = drivers[row];
  const own = pickByMask(trips, mask);
  if (!driver) return undefined;
  if (own.length === 0) return 0;
  if (!canDrive(driver, own)) return undefined;
  return computeFairCost(driver, own);
}

/** The fairness cost of giving these trips to a row. */
export function computeFairCost(driver: Driver, own: readonly Trip[]): number {
  const burden = own.reduce((sum, trip) => sum + trip.burden, driver.burden);
  const wished = WISH_FAIRNESS * countWishes(driver.id, 'driverId', own);
  return computeFairness(burden, listParts(own).length) - computeFairness(driver.burden, 0) - wished;
}
