import type { DriverSheet, ReportSheet } from './reportSheet';

// Hours are added in whole hundredths, so that a total is the sum of what is shown: 0.1 + 0.2 is no 0.3 for a computer.

const hundredths = (hours: number): number => Math.round(hours * 100);

/** All hours of one driver (KOKKU). */
export function driverTotal({ rows, extras }: DriverSheet): number {
  const entries = [...rows.flatMap(({ days }) => days), ...extras];
  return entries.reduce((sum, { hours }) => sum + hundredths(hours), 0) / 100;
}

/** The summary of a report: hours of everybody, and how many drivers have any (docs/product.md, 'Hours report'). */
export function reportTotals({ drivers }: ReportSheet): { hours: number; activeDrivers: number } {
  const totals = drivers.map(driverTotal);
  return {
    hours: totals.reduce((sum, total) => sum + hundredths(total), 0) / 100,
    activeDrivers: totals.filter((total) => total > 0).length,
  };
}
