import { addDays, countDays } from '../../platform/values/localDay';
import { badInput } from '../../texts/messages';

/** Local dates, YYYY-MM-DD, both included. */
export interface Period {
  from: string;
  to: string;
}

/** Ten years and the days of a leap year. */
const MOST_DAYS = 3660;

/** Errors: BAD_USER_INPUT for a period that is reversed or longer than ten years. */
export function checkPeriod(period: Period): void {
  if (period.to < period.from) throw badInput('period.endBeforeStart', 'to');
  if (countDays(period.from, period.to) > MOST_DAYS) throw badInput('overview.periodTooLong', 'to');
}

/**
 * The period to compare with: as many months before where a month begins the period, so that a month is compared with
 * the month before, and a part of it with the same part. Else as many days before.
 */
export function findPeriodBefore(period: Period): Period {
  const { from, to } = period;
  if (!from.endsWith('-01')) return { from: addDays(from, -countDays(from, to)), to: addDays(from, -1) };
  const months = countMonths(from, to);
  return { from: shiftMonths(from, -months), to: shiftMonths(to, -months) };
}

/** How many months a period touches. */
const countMonths = (from: string, to: string): number => toMonthNumber(to) - toMonthNumber(from) + 1;

const toMonthNumber = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;

/** The same day of another month. The last day of a month, or one that the other month lacks, becomes its last day. */
export function shiftMonths(date: string, count: number): string {
  const number = toMonthNumber(date) + count;
  const month = `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;
  const last = findMonthEnd(month);
  return date === findMonthEnd(date) || date.slice(8) > last.slice(8) ? last : `${month}${date.slice(7)}`;
}

/** The last day of the month of '2026-12' or '2026-12-05'. */
export function findMonthEnd(date: string): string {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** The months that the charts show: those of the period, and at least a year until its end. */
export function listChartMonths({ from, to }: Period, today: string): string[] {
  const yearBefore = shiftMonths(`${to.slice(0, 7)}-01`, -11);
  const first = from < yearBefore ? `${from.slice(0, 7)}-01` : yearBefore;
  // Agreed trips ahead are shown where the period reaches today.
  const last = to >= today.slice(0, 7) ? shiftMonths(`${to.slice(0, 7)}-01`, 2) : to;
  const count = countMonths(first, last);
  return Array.from({ length: count }, (_, index) => shiftMonths(first, index).slice(0, 7));
}
