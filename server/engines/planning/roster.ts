import type { Driver, Shift, Trip } from './problem';
import { overlaps, listParts } from './problem';
import { compareStarts } from './ways';

// A quick sieve before the engine of hours is asked: stricter than the law, which knows exceptions. Minutes.
const DAILY_REST = 11 * 60;
const LONGEST_DAY = 13 * 60;
const DAILY_DRIVING = 9 * 60;
const WEEKLY_REST = 45 * 60;
const BETWEEN_WEEKLY_RESTS = 6 * 24 * 60;
const WEEKLY_DRIVING = 56 * 60;
const FORTNIGHT_DRIVING = 90 * 60;
const WEEK = 7 * 24 * 60;

/** Weighs more than any rest. */
const TWO_AT_ONCE = 1000;

/** Problems of the shifts that drivers have already; thousands of rosters are checked. */
const formerBreaches = new WeakMap<readonly Shift[], number>();

/**
 * Whether a driver can have these trips beside the present ones. Earlier conflicts do not count, but the trips must not
 * add to them. The engine of hours has the last word.
 */
export function canDrive({ id, away, shifts }: Driver, trips: readonly Trip[]): boolean {
  const isFree = trips.every(
    (trip) => (trip.driverId === undefined || trip.driverId === id) && !away.some((one) => overlaps(one, trip.shift)),
  );
  if (!isFree) return false;
  // A driver who waits with a bus does nothing else meanwhile.
  const isTaken = (trip: Trip) =>
    trip.parts !== undefined &&
    [...shifts, ...trips.flatMap((other) => (other === trip ? [] : other.shift))].some((one) =>
      overlaps(one, trip.shift),
    );
  if (trips.some(isTaken)) return false;
  let former = formerBreaches.get(shifts);
  if (former === undefined)
    formerBreaches.set(shifts, (former = countBreaches([...shifts].sort(compareStarts), Infinity)));
  return (
    countBreaches([...shifts, ...listParts(trips).map(({ shift }) => shift)].sort(compareStarts), former) <= former
  );
}

/** Whether one driver can have all these shifts, the earliest first, without any exception. */
export const isRestful = (shifts: readonly Shift[]): boolean => countBreaches(shifts, 0) === 0;

/**
 * How many of these shifts, the earliest first, come too early or too late, or are too much for their day, week or fortnight;
 * no further than past `most`.
 */
function countBreaches(shifts: readonly Shift[], most: number): number {
  let dayStart = 0;
  let dayDriving = 0;
  let weekStart = 0;
  let found = 0;
  let before: Shift | undefined;
  for (const shift of shifts) {
    const gap = before ? shift.start - before.end : Infinity;
    if (gap >= DAILY_REST) [dayStart, dayDriving] = [shift.start, 0];
    if (gap >= WEEKLY_REST) weekStart = shift.start;
    dayDriving += shift.driving;
    // A trip of several days rests on its way; the engine knows how.
    const isLong = shift.end - shift.start > LONGEST_DAY;
    const isTired =
      (isLong && gap < DAILY_REST) ||
      (!isLong && (shift.end - dayStart > LONGEST_DAY || dayDriving > DAILY_DRIVING)) ||
      shift.end - weekStart > BETWEEN_WEEKLY_RESTS ||
      (before !== undefined && before.end - before.start > LONGEST_DAY && gap < DAILY_REST);
    if (gap < 0) found += TWO_AT_ONCE;
    if (isTired) found += 1;
    if (found > most) return found;
    before = shift;
  }
  found += countOver(shifts, WEEK, WEEKLY_DRIVING, most - found);
  return found > most ? found : found + countOver(shifts, 2 * WEEK, FORTNIGHT_DRIVING, most - found);
}

function countOver(shifts: readonly Shift[], span: number, longest: number, most: number): number {
  let found = 0;
  for (const { end } of shifts) {
    const driven = shifts.reduce((sum, one) => (one.end <= end && one.start > end - span ? sum + one.driving : sum), 0);
    if (driven > longest && (found += 1) > most) break;
  }
  return found;
}
