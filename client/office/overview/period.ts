import { addDays, countDays } from '../../../server/platform/values/localDay';
import { shiftMonth, toMonth } from '../../lib/texts/month';
import { countWeekday } from '../../lib/texts/weekdays';

/** Local dates, YYYY-MM-DD, both included. */
export interface Period {
  from: string;
  to: string;
}

export const units = ['week', 'month', 'quarter', 'year'] as const;
export type Unit = (typeof units)[number];

export const isDate = (text: string | null): text is string =>
  /^20\d\d-\d{2}-\d{2}$/.test(text ?? '') && !Number.isNaN(Date.parse(text ?? ''));

/** The period in the address; without one this month until today. */
export function readPeriod(params: URLSearchParams, today: string): Period {
  const from = params.get('algus');
  const to = params.get('lopp');
  return isDate(from) && isDate(to) && from <= to ? { from, to } : findUnitAround('month', today, today);
}

/** The first day of the week, month, quarter or year of a day. */
function findStart(unit: Unit, day: string): string {
  if (unit === 'week') return addDays(day, -countWeekday(day));
  if (unit === 'year') return `${day.slice(0, 4)}-01-01`;
  const monthsIn = unit === 'quarter' ? (Number(day.slice(5, 7)) - 1) % 3 : 0;
  return `${shiftMonth(toMonth(day), -monthsIn)}-01`;
}

const monthCounts = { month: 1, quarter: 3, year: 12 };

/** The first day of the week, month and so on that is `count` after the one that begins on `start`. */
const shiftStart = (unit: Unit, start: string, count: number): string =>
  unit === 'week' ? addDays(start, 7 * count) : `${shiftMonth(toMonth(start), monthCounts[unit] * count)}-01`;

/** The week, month, quarter or year of a day. The current one ends today, so that it is compared with an equal part. */
export function findUnitAround(unit: Unit, day: string, today: string): Period {
  const from = findStart(unit, day);
  const to = addDays(shiftStart(unit, from, 1), -1);
  return { from, to: from <= today && today < to ? today : to };
}

/**
 * The unit that the period is one of; undefined for chosen days. Units that end today can be equal, such as the month and the
 * quarter in January: then `pressed`, the text in the address, decides.
 */
export function findUnit({ from, to }: Period, today: string, pressed?: string | null): Unit | undefined {
  const same = units.filter((unit) => {
    const around = findUnitAround(unit, from, today);
    return around.from === from && around.to === to;
  });
  return same.find((unit) => unit === pressed) ?? same[0];
}

interface StepOptions {
  unit: Unit | undefined;
  today: string;
}

/** The next or the former week, month and so on; of chosen days as many days. */
export function stepPeriod(period: Period, direction: 1 | -1, { unit, today }: StepOptions): Period {
  if (unit) return findUnitAround(unit, shiftStart(unit, period.from, direction), today);
  const days = countDays(period.from, period.to);
  return { from: addDays(period.from, direction * days), to: addDays(period.to, direction * days) };
}

/** How many Mondays, Tuesdays and so on the days from the first to the last have. */
export function countWeekdays(from: string, to: string): number[] {
  const days = countDays(from, to);
  const first = countWeekday(from);
  return Array.from({ length: 7 }, (_, index) => Math.floor((days + 6 - ((index - first + 7) % 7)) / 7));
}
