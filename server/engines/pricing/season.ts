import type { Season } from './priceRules';

const lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Every day that a year can have, 'MM-DD'. */
export const daysOfYear: readonly string[] = lengths.flatMap((length, month) =>
  Array.from({ length }, (_, day) => `${toTwoDigits(month + 1)}-${toTwoDigits(day + 1)}`),
);

function toTwoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/** '01.05', of 'MM-DD' */
export const toDayOfYear = (day: string): string => day.split('-').reverse().join('.');

const known = new Set(daysOfYear);
export const isDayOfYear = (day: string): boolean => known.has(day);

/** Whether a day of the year, 'MM-DD', is in a season; null is all the year. */
export function isInSeason(season: Season | null, day: string): boolean {
  if (!season) return true;
  const { from, to } = season;
  return from <= to ? from <= day && day <= to : day >= from || day <= to;
}
