import type { PlanProblem, Trip } from './problem';
import { overlaps } from './problem';
import { isRestful } from './roster';
import { compareStarts, sumEmptyKm } from './ways';

// The input of a repair, its costs and its limits. Drivers alone, or buses alone. Pure.

/** A place of a driver or a bus on a trip; of a trip with two drivers there are two. */
export interface Slot {
  /** Index of the trip. */
  trip: number;
  /** Index of its holder; -1: no remaining one. */
  row: number;
  /** It must go to another. */
  fallen: boolean;
  /** The cost of taking it from its present row. */
  cost: number;
  /** The search leaves it with the row that has it. */
  stays?: boolean;
}

export interface RepairProblem extends PlanProblem {
  lane: 'drivers' | 'buses';
  slots: Slot[];
  /** The row that is out. It gets nothing new. */
  out: number;
  /** Slots that a row may not have: the law was asked. */
  forbidden: [slot: number, row: number][];
  /** Whether the law allows a row its trips; `isLikely`: the sieve says yes. */
  allows?: (change: RowChange, isLikely: boolean) => boolean;
}

/** The slots of a row: those that it keeps of `before`, and new ones. */
export interface RowChange {
  row: number;
  before: readonly number[];
  kept: readonly number[];
  incoming: readonly number[];
}

/** Each slot that goes to another row; -1: the trip stays without. */
export type PlanRepair = { slot: number; row: number }[];

/**
 * A fallen trip without a driver or bus weighs more than any changes, a change more than the choice of the best holder.
 */
export const NOBODY_COST = 1e11;
export const CHANGE_COST = 1e6;
const MOST_QUALITY = 1000;

/** The cost of a plan, regardless of others. */
export function computeRepairCost(problem: RepairProblem, repair: PlanRepair): number {
  const table = listQualities(problem);
  return repair.reduce((sum, { slot, row }) => sum + computeOwnCost(problem, table, slot, row), 0);
}

function computeOwnCost({ slots }: RepairProblem, table: number[][], slot: number, row: number): number {
  const { fallen, cost } = slots[slot] as Slot;
  if (row < 0) return NOBODY_COST;
  return (fallen ? 0 : cost * CHANGE_COST) + (table[slot]?.[row] ?? 0);
}

/** How well a row suits a slot beside what it costs to change: fair nights and weekends, or few empty kilometres and seats. */
export function listQualities(problem: RepairProblem): number[][] {
  return problem.slots.map(({ trip }) => {
    const own = problem.trips[trip] as Trip;
    const all =
      problem.lane === 'drivers'
        ? problem.drivers.map(({ burden, shifts }) => 100 * own.burden * (2 * burden + own.burden) + shifts.length)
        : problem.buses.map(({ depot, seats }) => {
            const km = sumEmptyKm(problem, depot, [own]) ?? 0;
            return km + Math.max(0, Math.min(200, seats) - own.seats);
          });
    return all.map((one) => Math.min(MOST_QUALITY, Math.round(one)));
  });
}

/** Whether a row may have its trips: `kept` were there before, `incoming` are new. */
export function mayHave(
  problem: RepairProblem,
  row: number,
  before: readonly number[],
  kept: readonly number[],
  incoming: readonly number[],
): boolean {
  const { lane, slots, forbidden, allows, out } = problem;
  if (incoming.length === 0) return true;
  if (row === out) return false;
  const isHit = (pairs: [number, number][], slot: number) => pairs.some(([one, of]) => one === slot && of === row);
  if (incoming.some((slot) => isHit(forbidden, slot))) return false;
  const readTrip = (slot: number) => problem.trips[slots[slot]?.trip ?? -1] as Trip;
  const own = incoming.map(readTrip);
  const stay = kept.map(readTrip);
  const former = before.map(readTrip);
  const areDisjoint = <Item extends { start: number; end: number }>(fresh: Item[], rest: Item[]) =>
    fresh.every(
      (one, nth) =>
        !rest.some((other) => overlaps(one, other)) && !fresh.slice(nth + 1).some((two) => overlaps(one, two)),
    );
  if (lane === 'drivers') {
    const driver = problem.drivers[row];
    if (!driver) return false;
    const toShifts = (trips: Trip[]) => trips.map(({ shift }) => shift);
    if (
      !areDisjoint(toShifts(own), [
        ...driver.shifts,
        ...toShifts(stay),
        ...driver.away.map((one) => ({ ...one, driving: 0 })),
      ])
    )
      return false;
    // Existing conflicts with the filter are not caused by this plan; the engine of hours decides.
    const areRested = (trips: Trip[]) => isRestful([...driver.shifts, ...toShifts(trips)].sort(compareStarts));
    const isLikely = areRested([...stay, ...own]) || !areRested(former);
    return allows ? allows({ row, before, kept, incoming }, isLikely) : isLikely;
  }
  const bus = problem.buses[row];
  if (!bus || own.some((trip) => bus.seats < trip.seats || (trip.needsLift && !bus.lift))) return false;
  if (!areDisjoint(own.map(toSpan), [...bus.items, ...stay].map(toSpan))) return false;
  const canBeDriven = (trips: Trip[]) =>
    sumEmptyKm(problem, bus.depot, [...bus.items, ...trips].sort(compareStarts)) !== undefined;
  return canBeDriven([...stay, ...own]) || !canBeDriven(former);
}

const toSpan = ({ start, end }: { start: number; end: number }) => ({ start, end });
