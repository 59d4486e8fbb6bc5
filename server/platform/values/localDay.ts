/** The one time zone people of this company think in; the database stores UTC, and whatever a browser's own zone is does not matter. */
export const ZONE = 'Europe/Tallinn';

const DAY_MS = 86_400_000;

/** The calendar day `count` days after '2026-12-05'. */
export function addDays(localDate: string, count: number): string {
  // In UTC every day has 24 hours, so a night on which clocks change cannot swallow a day.
  return new Date(Date.parse(`${localDate}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}

/** How many days there are from the first local date to the last, both included. */
export const countDays = (first: string, last: string): number => (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;

/** Each day from the first to the last, both included; the first one in any case. */
export function listDates(first: string, last: string): string[] {
  const days = [first];
  for (let day = addDays(first, 1); day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

let offsetFormat: Intl.DateTimeFormat | undefined;
/** Made when it is asked for: the first such format of a page takes a slow phone long enough by itself. */
const createOffsetFormat = () =>
  (offsetFormat ??= new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, timeZoneName: 'longOffset' }));

/** Midnight in Estonia at which a day begins, as ISO 8601 text in UTC. Clocks change at night, but never at midnight. */
export function startOfDay(localDate: string): string {
  // Clocks change two or three hours after midnight, so the offset in force at the evening before is the right one.
  const evening = new Date(Date.parse(`${localDate}T00:00:00Z`) - 4 * 3_600_000);
  const offset = createOffsetFormat()
    .formatToParts(evening)
    .find(({ type }) => type === 'timeZoneName')
    ?.value.slice(3);
  return new Date(`${localDate}T00:00:00${offset || 'Z'}`).toISOString();
}

/** How many hours a local date has: 24, but on the days on which clocks change 23 or 25. */
export const countHoursOfDay = (date: string): number =>
  (Date.parse(startOfDay(addDays(date, 1))) - Date.parse(startOfDay(date))) / 3_600_000;

/** The most hours that a report of a date may have: 24, on the night when clocks go back 25. */
export const countMostHours = (date: string): number => Math.max(24, countHoursOfDay(date));
