import { countHoursOfDay } from '../../../server/platform/values/localDay';
import { formatHours } from '../../lib/texts/paidHours';
import { MOST_OF_EXTRA, checkHours, parseHours } from './hours';
import type { DriverEntries } from './entries';

/** A row of work beside trips and occurrences, as it is typed. */
export interface Extra {
  title: string;
  hours: string;
}

/** The typed values of one driver's table: hours by the key of their day, only where they differ from the server's. */
export interface DriverEdits {
  hours: Readonly<Record<string, string>>;
  extras: readonly Extra[];
}

/** Of all drivers, by their id. */
export type Edits = Readonly<Record<string, DriverEdits>>;

/** At least one extra row is kept (docs/product.md, 'Hours report'). */
export const noEdits: DriverEdits = { hours: {}, extras: [{ title: '', hours: '' }] };

export const isEmptyExtra = ({ title, hours }: Extra): boolean => !title.trim() && !hours.trim();

/** Whether there is anything that could be thrown away. */
export const isEdited = ({ hours, extras }: DriverEdits): boolean =>
  Object.keys(hours).length > 0 || extras.length > 1 || !extras.every(isEmptyExtra);

/** The text in a day's field. */
export const printHours = (edits: DriverEdits, day: { key: string; hours: number }): string =>
  edits.hours[day.key] ?? formatHours(day.hours);

/** Hours typed into a day; those that say what the server says are no edit. */
export function setHours(edits: DriverEdits, day: { key: string; hours: number }, text: string): DriverEdits {
  const { [day.key]: _, ...others } = edits.hours;
  return { ...edits, hours: text === formatHours(day.hours) ? others : { ...others, [day.key]: text } };
}

/** How a text reads once its field is left: at least one decimal, empty as 0; what cannot be read stays to be mended. */
export function tidyHours(text: string, most: number): string {
  const hours = parseHours(text, most);
  return hours === undefined ? text : formatHours(hours);
}

/** Whether any field of a driver cannot be read. */
export function hasProblem({ entries }: DriverEntries, edits: DriverEdits): boolean {
  return (
    entries.some(({ days }) => days.some((day) => checkHours(printHours(edits, day), countHoursOfDay(day.date)))) ||
    edits.extras.some(({ hours }) => checkHours(hours, MOST_OF_EXTRA))
  );
}
