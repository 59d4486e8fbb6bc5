import { TIME_ZONE, localDateOf } from './time';
import type { Instant } from './time';

const DAY_MS = 86_400_000;

/** The calendar day `count` days after '2026-12-05'. */
export function addDays(localDate: string, count: number): string {
  // In UTC every day has 24 hours, so a night on which clocks change cannot swallow a day.
  return new Date(Date.parse(`${localDate}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}

/** Each local day that a trip touches, from its start to its end, both included. */
export function localDays(start: Instant, end: Instant): string[] {
  const days = [localDateOf(start)];
  const last = localDateOf(end);
  for (let day = addDays(days[0] ?? last, 1); day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

let offsetFormat: Intl.DateTimeFormat | undefined;
/** Made when it is asked for: the first such format of a page takes a slow phone long enough by itself. */
const offsets = () =>
  (offsetFormat ??= new Intl.DateTimeFormat('en-GB', { timeZone: TIME_ZONE, timeZoneName: 'longOffset' }));

/** Midnight in Estonia at which a day begins, as ISO 8601 text in UTC. Clocks change at night, but never at midnight. */
export function startOfDay(localDate: string): string {
  // Clocks change two or three hours after midnight, so the offset in force at the evening before is the right one.
  const evening = new Date(Date.parse(`${localDate}T00:00:00Z`) - 4 * 3_600_000);
  const offset = offsets()
    .formatToParts(evening)
    .find(({ type }) => type === 'timeZoneName')
    ?.value.slice(3);
  return new Date(`${localDate}T00:00:00${offset || 'Z'}`).toISOString();
}

/** How many hours a local date has: 24, but on the days on which clocks change 23 or 25. */
export const hoursOfDay = (date: string): number =>
  (Date.parse(startOfDay(addDays(date, 1))) - Date.parse(startOfDay(date))) / 3_600_000;

/** The most hours that a report of a date may have; the server holds the same (server/feedback/hours.ts). */
export const mostHoursOf = (date: string): number => Math.max(24, hoursOfDay(date));
