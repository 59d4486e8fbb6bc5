import { addDays } from './localDay';

/** Monday to Sunday (docs/product.md, 'Calendar'). */
export const weekdayLetters = ['E', 'T', 'K', 'N', 'R', 'L', 'P'] as const;
export const weekdayNames = [
  'esmaspäev',
  'teisipäev',
  'kolmapäev',
  'neljapäev',
  'reede',
  'laupäev',
  'pühapäev',
] as const;

const monthNames = [
  'jaanuar',
  'veebruar',
  'märts',
  'aprill',
  'mai',
  'juuni',
  'juuli',
  'august',
  'september',
  'oktoober',
  'november',
  'detsember',
];

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

/** 'november 2026' */
export const monthTitle = (month: string): string =>
  `${monthNames[Number(month.slice(5)) - 1] ?? ''} ${month.slice(0, 4)}`;

/** 'neljapäev, 5. november' */
export const dayTitle = (localDate: string): string =>
  `${weekdayNames[weekdayOf(localDate)] ?? ''}, ${Number(localDate.slice(8))}. ${monthNames[Number(localDate.slice(5, 7)) - 1] ?? ''}`;

/** The whole weeks, Monday to Sunday, that a month touches. */
export function weeksOf(month: string): string[][] {
  const weeks: string[][] = [];
  const first = `${month}-01`;
  for (let monday = addDays(first, -weekdayOf(first)); monthOf(monday) <= month; monday = addDays(monday, 7))
    weeks.push(weekdayLetters.map((_, index) => addDays(monday, index)));
  return weeks;
}
