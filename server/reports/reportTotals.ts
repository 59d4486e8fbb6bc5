import type { DriverSheet, ReportSheet } from './reportSheet';

// Hours are added in whole tenths, so that a total is the sum of what is shown: 0.1 + 0.2 is no 0.3 for a computer.

const tenths = (hours: number): number => Math.round(hours * 10);

/** All hours of one driver (KOKKU). */
export function driverTotal({ rows, extras }: DriverSheet): number {
  const entries = [...rows.flatMap(({ days }) => days), ...extras];
  return entries.reduce((sum, { hours }) => sum + tenths(hours), 0) / 10;
}

/** The summary of a report: hours of everybody, and how many drivers have any (spec, section 2, Driver hours report). */
export function reportTotals({ drivers }: ReportSheet): { hours: number; activeDrivers: number } {
  const totals = drivers.map(driverTotal);
  return {
    hours: totals.reduce((sum, total) => sum + tenths(total), 0) / 10,
    activeDrivers: totals.filter((total) => total > 0).length,
  };
}
