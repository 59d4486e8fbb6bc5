import type { Language } from './languages';

/** Typed hours, with a comma or a dot; an empty text is zero (docs/product.md, 'Driver'). undefined: no hours. */
export const parseTypedHours = (typed: string): number | undefined =>
  /^\d{0,4}([.,]\d{0,2})?$/.test(typed) ? Number(typed.replace(',', '.')) || 0 : undefined;

/** Hours that are paid: '7,5', or '7,25' where one decimal would not say it (docs/product.md, 'Hours report'). */
export const printPaidHours = (hours: number, language: Language): string =>
  hours
    .toFixed(2)
    .replace(/0$/, '')
    .replace('.', language === 'en' ? '.' : ',');

/** In whole hundredths, so that a total is the sum of what is shown; what is no number counts as 0 (docs/product.md, 'Hours report'). */
export function sumHours(hours: readonly number[]): number {
  return hours.reduce((sum, count) => sum + (Number.isFinite(count) ? Math.round(count * 100) : 0), 0) / 100;
}

interface DriverHours {
  rows: readonly { days: readonly { hours: number }[] }[];
  extras: readonly { hours: number }[];
}

/** All hours of one driver of a report (KOKKU). */
export const sumDriver = ({ rows, extras }: DriverHours): number =>
  sumHours([...rows.flatMap(({ days }) => days), ...extras].map(({ hours }) => hours));

/** The summary of a report: a driver with any hours is an active one (docs/product.md, 'Hours report'). */
export function sumDrivers(drivers: readonly DriverHours[]): { hours: number; activeDrivers: number } {
  const totals = drivers.map(sumDriver);
  return { hours: sumHours(totals), activeDrivers: totals.filter((total) => total > 0).length };
}
