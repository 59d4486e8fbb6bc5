import { LONGEST_STAY_OUT, staysOut } from './staysOut';
import type { PlanBus, Item, PlanProblem, Trip } from './problem';

/** Whether a bus is big enough for a trip, and has the lift it needs. */
export const suits = (bus: PlanBus, trip: Trip): boolean =>
  (trip.busId === undefined || trip.busId === bus.id) && bus.seats >= trip.seats && (bus.lift || !trip.needsLift);

type Ways = Pick<PlanProblem, 'km' | 'minutes'>;

/** Of two places that are known; nothing of others. */
export const readTable = (table: readonly (readonly number[])[], from: number, to: number): number =>
  from < 0 || to < 0 ? 0 : (table[from]?.[to] ?? 0);

/** Further apart nobody asks how long it takes to go home; minutes. */
const AGES = 4 * LONGEST_STAY_OUT;

/** Whether a bus of this depot goes straight on from one item to the other, alone or with a driver who stays with it. */
export function goesStraight(
  { minutes }: Ways,
  depot: number,
  before: Item,
  item: Item,
  isAccompanied: boolean,
): boolean {
  if (before.last < 0 || item.first < 0) return false;
  if (depot < 0) return true;
  const gap = item.start - before.end;
  if (gap > AGES) return false;
  const back = readTable(minutes, before.last, depot) + readTable(minutes, depot, item.first);
  return staysOut(gap, back, readTable(minutes, before.last, item.first), isAccompanied);
}

/**
 * Empty kilometres of a bus, with all its items, the earliest first, and blocks by their trips. Undefined when two
 * overlap, when the bus cannot reach the second in time, or when it would go home within a block.
 */
export function sumEmptyKm(ways: Ways, depot: number, items: readonly (Item | Trip)[]): number | undefined {
  const { km, minutes } = ways;
  let sum = 0;
  let busyUntil = -Infinity;
  let before: Item | Trip | undefined;
  for (const item of items) {
    const follows = item.after !== undefined;
    if (follows && (!before || findWayId(before) !== item.after)) return undefined;
    if (!before) sum += readTable(km, depot, item.first);
    else {
      // Existing overlaps are not caused by the proposal.
      const isFixed = !('id' in item) && !('id' in before);
      if (!isFixed && item.start < busyUntil) return undefined;
      if (goesStraight(ways, depot, before, item, follows)) {
        if (!isFixed && item.start - before.end < readTable(minutes, before.last, item.first)) return undefined;
        sum += readTable(km, before.last, item.first);
      } else if (follows) return undefined;
      else sum += readTable(km, before.last, depot) + readTable(km, depot, item.first);
    }
    before = item;
    busyUntil = Math.max(busyUntil, item.end);
  }
  return before ? sum + readTable(km, before.last, depot) : 0;
}

/** Of a trip; an arrangement or an absence has none. */
export const findWayId = (item: Item | Trip): string | undefined => ('id' in item ? item.id : item.tripId);

export const compareStarts = (one: { start: number }, other: { start: number }): number => one.start - other.start;
