/** A bus goes home between two trips when it can stand there at least this long; minutes. */
const SHORTEST_STAY_AT_DEPOT = 30;
/** From 24 hours on it is a weekly rest, which nobody spends away from home for an empty bus. */
export const LONGEST_STAY_OUT = 24 * 60 - 1;
/** To and fro: what a bed costs is about what an hour of empty driving costs. */
const LEAST_SAVED = 60;

/**
 * Whether a bus goes straight on to the next trip (`straight` minutes) instead of home and out again (`back`); `gap`
 * lies between them. It does without time to go home. It also does over one daily rest at most when one driver has both
 * trips with nothing between, stays with the bus, and home is much further
 * (docs/decisions/planning/planning-solver.md).
 */
export function staysOut(gap: number, back: number, straight: number, isAccompanied: boolean): boolean {
  if (gap < back + SHORTEST_STAY_AT_DEPOT) return true;
  return isAccompanied && gap <= LONGEST_STAY_OUT && gap >= straight && back - straight >= LEAST_SAVED;
}
