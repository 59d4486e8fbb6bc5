import { DateTime } from 'luxon';

/** The one time zone people of this company think in; the database stores UTC. */
export const zone = 'Europe/Tallinn';

/** The only source of the present moment, so that tests and the demo choose the day. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A moment in Tallinn's wall-clock time. */
export function inTallinn(moment: Date): DateTime {
  return DateTime.fromJSDate(moment, { zone }).setLocale('et');
}

/** 'dd.mm.yyyy hh:mm' (docs/product.md, 'Tables'). */
export function formatDateTime(moment: Date): string {
  return inTallinn(moment).toFormat('dd.MM.yyyy HH:mm');
}

/** 'hh:mm' */
export function formatTime(moment: Date): string {
  return inTallinn(moment).toFormat('HH:mm');
}

/** The local date of a moment, YYYY-MM-DD. */
export function localDate(moment: Date): string {
  return inTallinn(moment).toFormat('yyyy-MM-dd');
}

/** Local dates that a trip touches, in order (docs/product.md, 'Time'). */
export function localDatesBetween(start: Date, end: Date): string[] {
  const dates: string[] = [];
  let day = inTallinn(start).startOf('day');
  const last = inTallinn(end);
  do {
    dates.push(day.toFormat('yyyy-MM-dd'));
    day = day.plus({ days: 1 });
  } while (day <= last);
  return dates;
}

/** So many days after a local date, YYYY-MM-DD. */
export const addDays = (date: string, count: number): string =>
  new Date(Date.parse(`${date}T00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);

/** The first moment of the local day that a moment belongs to, and of the day after it. */
export function localDay(moment: Date): { start: Date; end: Date } {
  const start = inTallinn(moment).startOf('day');
  return { start: start.toJSDate(), end: start.plus({ days: 1 }).toJSDate() };
}

/** Days 'p', hours 'h', minutes 'min', as '1p 8h 6min'; '-' for zero (docs/product.md, 'Tables'). */
export function formatDuration(minutes: number): string {
  const whole = Math.round(minutes);
  if (whole <= 0) return '-';
  const parts: [number, string][] = [
    [Math.floor(whole / 1440), 'p'],
    [Math.floor((whole % 1440) / 60), 'h'],
    [whole % 60, 'min'],
  ];
  return parts
    .filter(([amount]) => amount > 0)
    .map(([amount, unit]) => `${amount}${unit}`)
    .join(' ');
}

export const minutes = (count: number): number => count * 60_000;
export const days = (count: number): number => count * 86_400_000;

/** Later by so many milliseconds. */
export const after = (moment: Date, milliseconds: number): Date => new Date(moment.getTime() + milliseconds);

/** False for the hour that is skipped when clocks are set forward in spring. `date` YYYY-MM-DD, `time` HH:MM. */
export function wallClockExists(date: string, time: string): boolean {
  return DateTime.fromISO(`${date}T${time}`, { zone }).toFormat('HH:mm') === time;
}

/** How many hours the local date has that is so many days after another, YYYY-MM-DD: 24, or 23 or 25 on the nights of the clocks. */
export function hoursOfLocalDate(date: string, daysAfter = 0): number {
  const [begin, end] = [startOfLocalDate(date, daysAfter), startOfLocalDate(date, daysAfter + 1)];
  return (end.getTime() - begin.getTime()) / 3_600_000;
}

/** The first moment of a local date, YYYY-MM-DD, or of so many days after it. */
export function startOfLocalDate(date: string, daysAfter = 0): Date {
  const key = `${date} ${daysAfter}`;
  let moment = midnights.get(key);
  if (moment === undefined) {
    moment = DateTime.fromISO(date, { zone }).plus({ days: daysAfter }).startOf('day').toMillis();
    if (midnights.size >= 2000) midnights.clear();
    midnights.set(key, moment);
  }
  return new Date(moment);
}
/** The same days are asked for hundreds of times a page, and the time zone is slow to tell. */
const midnights = new Map<string, number>();
