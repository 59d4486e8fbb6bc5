import { badInput } from '../../texts/messages';
import { toLocalDate, listLocalDates } from '../../platform/time';
import { addDays, countMostHours } from '../../platform/values/localDay';

/** One more than the trip has: who came home after midnight adds that day in the form (docs/product.md, 'Driver'). */
const ADDED_DAYS = 1;

/**
 * The hours of a report, the first being those of the date of the start; days of nothing after the last one of the trip are
 * left out. Errors: BAD_USER_INPUT for more days than the trip can have taken, or more hours than a day has: 24, on the
 * night when clocks go back 25.
 */
export function requireHours(
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
  hours: readonly number[],
): number[] {
  const dates = listLocalDates(startsAt, endsAt);
  const reported = hours.findLastIndex((each) => each > 0) + 1;
  const kept = hours.slice(0, Math.max(reported, Math.min(dates.length, hours.length)));
  if (kept.length > dates.length + ADDED_DAYS) throw badInput('feedback.tooManyDays', { days: dates.length }, 'hours');
  kept.forEach((each, index) => {
    const most = countMostHours(addDays(toLocalDate(startsAt), index));
    if (each > most) throw badInput('feedback.hoursAtMost', { hours: most }, 'hours');
  });
  return kept;
}
