import { DateTime } from 'luxon';
import { addDays, listDates, startOfDay, ZONE } from './values/localDay';

/** The only source of the present moment, so that tests and the demo choose the day. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A moment in Tallinn's wall-clock time. */
export function toTallinn(moment: Date): DateTime {
  return DateTime.fromJSDate(moment, { zone: ZONE }).setLocale('et');
}

/** 'dd.mm.yyyy hh:mm' (docs/product.md, 'Tables'). */
export function formatDateTime(moment: Date): string {
  return toTallinn(moment).toFormat('dd.MM.yyyy HH:mm');
}

/** 'hh:mm' */
export function formatTime(moment: Date): string {
  return toTallinn(moment).toFormat('HH:mm');
}

/** The local date of a moment, YYYY-MM-DD. */
export function toLocalDate(moment: Date): string {
  return toTallinn(moment).toFormat('yyyy-MM-dd');
}

/** Local dates that a trip touches, in order (docs/product.md, 'Time'). */
export const listLocalDates = (start: Date, end: Date): string[] => listDates(toLocalDate(start), toLocalDate(end));

/** The first moment of the local day that a moment belongs to, and of the day after it. */
export function findLocalDay(moment: Date): { start: Date; end: Date } {
  const start = toTallinn(moment).startOf('day');
  return { start: start.toJSDate(), end: start.plus({ days: 1 }).toJSDate() };
}

export const minutes = (count: number): number => count * 60_000;
export const days = (count: number): number => count * 86_400_000;

/** Later by this many milliseconds. */
export const addMs = (moment: Date, milliseconds: number): Date => new Date(moment.getTime() + milliseconds);

/** False for the hour that is skipped when clocks are set forward in spring. `date` YYYY-MM-DD, `time` HH:MM. */
export function isOnWallClock(date: string, time: string): boolean {
  return DateTime.fromISO(`${date}T${time}`, { zone: ZONE }).toFormat('HH:mm') === time;
}

/** The moment of a wall clock in Tallinn. `date` YYYY-MM-DD, `time` HH:MM. */
export const toMoment = (date: string, time: string): Date =>
  DateTime.fromISO(`${date}T${time}`, { zone: ZONE }).toJSDate();

/** The first moment of a local date, YYYY-MM-DD, or of this many days after it. */
export function startOfLocalDate(date: string, daysAfter = 0): Date {
  const key = `${date} ${daysAfter}`;
  let moment = midnights.get(key);
  if (moment === undefined) {
    moment = Date.parse(startOfDay(addDays(date, daysAfter)));
    if (midnights.size >= 2000) midnights.clear();
    midnights.set(key, moment);
  }
  return new Date(moment);
}
/** The same days are asked for hundreds of times a page, and the time zone is slow to tell. */
const midnights = new Map<string, number>();
