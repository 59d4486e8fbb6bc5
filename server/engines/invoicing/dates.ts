import { addDays } from '../../platform/values/localDay';

/** The last day of payment, a local date: calendar days of Tallinn, whatever the clock does in a night. */
export const computeDueDate = (issuedOn: string, paymentDays: number): string => addDays(issuedOn, paymentDays);

/** '2026-', of the setting '{year}-' and the local date of the invoice. */
export const printSeries = (pattern: string, issuedOn: string): string =>
  pattern.replaceAll('{year}', issuedOn.slice(0, 4));

/** '2026-0001': at least four digits, so that numbers sort as text for a long time. */
export const printNumber = (series: string, sequence: number): string =>
  `${series}${String(sequence).padStart(4, '0')}`;
