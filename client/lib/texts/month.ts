import { addDays } from '../../../server/platform/values/localDay';
import { cachePerLanguage, getLanguage } from '../../i18n/language';
import { countWeekday } from './weekdays';

const format = (options: Intl.DateTimeFormatOptions) =>
  cachePerLanguage((locale) => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }));
const monthFormat = format({ month: 'long', year: 'numeric' });
const dayFormat = format({ weekday: 'long', day: 'numeric', month: 'long' });
const toNoon = (localDate: string) => new Date(`${localDate}T12:00Z`);

/** The month of '2026-12-05': '2026-12'. */
export const toMonth = (localDate: string): string => localDate.slice(0, 7);

/** '2026-12' when that is a month, else undefined. */
export function readMonth(text: string | null): string | undefined {
  return text && /^20\d\d-(0[1-9]|1[0-2])$/.test(text) ? text : undefined;
}

/** The month this many months after '2026-12'. */
export function shiftMonth(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** '23.11' of '2026-11-23', as '23/11' in English; `day`: written so. */
export const printDayAndMonth = (localDate: string, day = localDate.slice(8)): string =>
  `${day}${getLanguage() === 'en' ? '/' : '.'}${localDate.slice(5, 7)}`;

/** The signs after the number of a day in words: '23. november', '23 November'. */
export const printOrdinalDot = (): string => (['et', 'fi'].includes(getLanguage()) ? '.' : '');

/** 'november 2026' */
export const printMonth = (month: string): string => monthFormat().format(toNoon(`${month}-01`));

/** 'neljapäev, 5. november' */
export const printDay = (localDate: string): string => dayFormat().format(toNoon(localDate));

/** The whole weeks, Monday to Sunday, that a month touches. */
export function listWeeks(month: string): string[][] {
  const weeks: string[][] = [];
  const first = `${month}-01`;
  for (let monday = addDays(first, -countWeekday(first)); toMonth(monday) <= month; monday = addDays(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(monday, index)));
  return weeks;
}
