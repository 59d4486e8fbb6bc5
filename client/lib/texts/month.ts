import { addDays } from '../../../server/platform/values/localDay';
import { inLanguage, language } from '../../i18n/language';

const format = (options: Intl.DateTimeFormatOptions) =>
  inLanguage((locale) => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }));
const monthFormat = format({ month: 'long', year: 'numeric' });
const dayFormat = format({ weekday: 'long', day: 'numeric', month: 'long' });
const noonOf = (localDate: string) => new Date(`${localDate}T12:00Z`);

const week = ['2024-01-01', '2024-01-02', '2024-01-03', '2024-01-04', '2024-01-05', '2024-01-06', '2024-01-07'];
const weekday = (styleOf: (locale: string) => 'narrow' | 'short' | 'long') =>
  inLanguage((locale) => {
    const { format } = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: styleOf(locale) });
    return week.map((day) => format(noonOf(day)));
  });

/** Monday to Sunday (docs/product.md, 'Calendar'): E T K N R L P; single letters say too little in other languages. */
export const weekdayLetters = weekday((locale) => (locale === 'et' ? 'narrow' : 'short'));
/** The heads of a calendar's columns: 'E', 'Mon', 'Пн', 'Ma'. One letter is not enough in Russian and Finnish. */
export const weekdayHeads = (): string[] =>
  weekdayLetters().map((letters) => letters.charAt(0).toUpperCase() + letters.slice(1));
export const weekdayNames = weekday(() => 'long');

/** The weekday of '2026-12-05', 0 is Monday. */
export const weekdayOf = (localDate: string): number => (new Date(`${localDate}T00:00Z`).getUTCDay() + 6) % 7;

/** The month of '2026-12-05': '2026-12'. */
export const monthOf = (localDate: string): string => localDate.slice(0, 7);

/** '2026-12' when that is a month, else undefined. */
export function readMonth(text: string | null): string | undefined {
  return text && /^20\d\d-(0[1-9]|1[0-2])$/.test(text) ? text : undefined;
}

/** The month so many months after '2026-12'. */
export function shiftMonth(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** '23.11' of '2026-11-23', as '23/11' in English; `day`: written so. */
export const dayAndMonth = (localDate: string, day = localDate.slice(8)): string =>
  `${day}${language() === 'en' ? '/' : '.'}${localDate.slice(5, 7)}`;

/** What follows the number of a day in words: '23. november', '23 November'. */
export const ordinalDot = (): string => (['et', 'fi'].includes(language()) ? '.' : '');

/** 'november 2026' */
export const monthTitle = (month: string): string => monthFormat().format(noonOf(`${month}-01`));

/** 'neljapäev, 5. november' */
export const dayTitle = (localDate: string): string => dayFormat().format(noonOf(localDate));

/** The whole weeks, Monday to Sunday, that a month touches. */
export function weeksOf(month: string): string[][] {
  const weeks: string[][] = [];
  const first = `${month}-01`;
  for (let monday = addDays(first, -weekdayOf(first)); monthOf(monday) <= month; monday = addDays(monday, 7))
    weeks.push(week.map((_, index) => addDays(monday, index)));
  return weeks;
}
