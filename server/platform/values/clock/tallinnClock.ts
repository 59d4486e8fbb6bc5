const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * The clock of Tallinn at an instant, as a date whose digits in UTC are those of the clock. By directive 2000/84/EC summer
 * time runs from the last Sunday of March to that of October, from 01:00 UTC on. Intl knows the same, but the first format
 * that a browser makes takes a slow phone a tenth of a second (docs/decisions/first-tap.md). For years from 2003 on.
 */
export function toTallinnClock(instant: Date): Date {
  const ms = instant.getTime();
  const year = instant.getUTCFullYear();
  const isSummer = ms >= findLastSunday(year, 2) && ms < findLastSunday(year, 9);
  return new Date(ms + (isSummer ? 3 : 2) * HOUR_MS);
}

/** 01:00 UTC of the last Sunday of a month with 31 days. */
function findLastSunday(year: number, month: number): number {
  const last = Date.UTC(year, month, 31, 1);
  return last - new Date(last).getUTCDay() * DAY_MS;
}
