import type { Driver, Shift, Trip } from './problem';
import { overlaps } from './problem';
import { byStart } from './ways';

// A quick sieve before the engine of hours is asked: stricter than the law, which knows exceptions. Minutes.
const dailyRest = 11 * 60;
const longestDay = 13 * 60;
const dailyDriving = 9 * 60;
const weeklyRest = 45 * 60;
const betweenWeeklyRests = 6 * 24 * 60;
const weeklyDriving = 56 * 60;
const fortnightDriving = 90 * 60;
const week = 7 * 24 * 60;

/** Whether a driver can have these trips beside all that is theirs. */
export function canDrive({ id, away, shifts }: Driver, trips: readonly Trip[]): boolean {
  const free = trips.every(
    (trip) => (trip.driverId === undefined || trip.driverId === id) && !away.some((one) => overlaps(one, trip.shift)),
  );
  return free && restful([...shifts, ...trips.map(({ shift }) => shift)].sort(byStart));
}

/** Whether one driver can have all these shifts, the earliest first, without any exception. */
export function restful(shifts: readonly Shift[]): boolean {
  let [dayStart, dayDriving, weekStart] = [0, 0, 0];
  let before: Shift | undefined;
  for (const shift of shifts) {
    const gap = before ? shift.start - before.end : Infinity;
    if (gap < 0) return false;
    if (gap >= dailyRest) [dayStart, dayDriving] = [shift.start, 0];
    if (gap >= weeklyRest) weekStart = shift.start;
    dayDriving += shift.driving;
    // A trip of several days rests on its way; the engine knows how.
    const long = shift.end - shift.start > longestDay;
    if (long && gap < dailyRest) return false;
    if (!long && (shift.end - dayStart > longestDay || dayDriving > dailyDriving)) return false;
    if (shift.end - weekStart > betweenWeeklyRests) return false;
    if (before && before.end - before.start > longestDay && gap < dailyRest) return false;
    before = shift;
  }
  return within(shifts, week, weeklyDriving) && within(shifts, 2 * week, fortnightDriving);
}

function within(shifts: readonly Shift[], span: number, most: number): boolean {
  return shifts.every(
    ({ end }) =>
      shifts.reduce((sum, one) => (one.end <= end && one.start > end - span ? sum + one.driving : sum), 0) <= most,
  );
}
