import type { Bus, Item, Problem, Trip } from './problem';

/** As server/planning/emptyLegs.ts: a bus goes home between two trips when it can stand there so long; minutes. */
const shortestStayAtDepot = 30;

/** Whether a bus is big enough for a trip, and has the lift it needs. */
export const suits = (bus: Bus, trip: Trip): boolean =>
  (trip.busId === undefined || trip.busId === bus.id) && bus.seats >= trip.seats && (bus.lift || !trip.needsLift);

/**
 * Kilometres that a bus drives empty, all its items the earliest first; undefined when two overlap, or when it cannot be at
 * the second in time.
 */
export function emptyKm(
  { km, minutes }: Pick<Problem, 'km' | 'minutes'>,
  depot: number,
  items: readonly Item[],
): number | undefined {
  let sum = 0;
  const way = (from: number, to: number) => (from < 0 || to < 0 ? 0 : (km[from]?.[to] ?? 0));
  const time = (from: number, to: number) => (from < 0 || to < 0 ? 0 : (minutes[from]?.[to] ?? 0));
  let before: Item | undefined;
  for (const item of items) {
    if (!before) sum += way(depot, item.first);
    else {
      const gap = item.start - before.end;
      // What overlaps already is none of the proposal's making.
      const fixed = !('id' in item) && !('id' in before);
      if (gap < 0 && !fixed) return undefined;
      const known = before.last >= 0 && item.first >= 0;
      const home = depot >= 0 && gap >= time(before.last, depot) + time(depot, item.first) + shortestStayAtDepot;
      if (known && !home) {
        if (!fixed && gap < time(before.last, item.first)) return undefined;
        sum += way(before.last, item.first);
      } else sum += way(before.last, depot) + way(depot, item.first);
    }
    before = item;
  }
  return before ? sum + way(before.last, depot) : 0;
}

export const byStart = (one: { start: number }, other: { start: number }): number => one.start - other.start;
