import { ZONE } from '../../../server/platform/values/localDay';
import { cachePerLanguage } from '../../i18n/language';
import { listWeekdayLetters } from './weekdays';

const englishWeekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

// English digits and names only feed the parts below; what a person reads is put together here.
const partsFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: ZONE,
  hourCycle: 'h23',
  weekday: 'short',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});
const format = (options: Intl.DateTimeFormatOptions) =>
  cachePerLanguage((locale) => new Intl.DateTimeFormat(locale, { timeZone: ZONE, ...options }));
const dateFormat = format({ day: '2-digit', month: '2-digit', year: 'numeric' });
const longDateFormat = format({ weekday: 'long', day: 'numeric', month: 'long' });
const longWeekdayFormat = format({ weekday: 'long' });

/** An instant: what GraphQL sends (ISO 8601 text) or a Date. */
export type Instant = string | Date;

/** Formatting takes long, and a board of a fortnight asks for the same moments thousands of times. */
const known = new Map<string, ReturnType<typeof splitInstant>>();
const MOST_KNOWN = 5000;

function findParts(instant: Instant) {
  if (typeof instant !== 'string') return splitInstant(instant);
  const found = known.get(instant);
  if (found) return found;
  const parts = splitInstant(instant);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(instant, parts);
  return parts;
}

function splitInstant(instant: Instant) {
  const parts = new Map(partsFormat.formatToParts(new Date(instant)).map((part) => [part.type, part.value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
    second: part('second'),
    weekday: englishWeekdays.indexOf(part('weekday')),
  };
}

/** '05.12.2026' */
export function formatDate(instant: Instant): string {
  return dateFormat().format(new Date(instant));
}

/** '08:00' */
export function formatTime(instant: Instant): string {
  const { hour, minute } = findParts(instant);
  return `${hour}:${minute}`;
}

/** '05.12.2026 08:00' (docs/product.md, 'Tables') */
export function formatDateTime(instant: Instant): string {
  return `${formatDate(instant)} ${formatTime(instant)}`;
}

/** 'L 05.12.2026' */
export function formatDateWithDay(instant: Instant): string {
  return `${listWeekdayLetters()[findParts(instant).weekday] ?? ''} ${formatDate(instant)}`;
}

/** 'L 05.12.2026 08:00' */
export function formatDateTimeWithDay(instant: Instant): string {
  return `${formatDateWithDay(instant)} ${formatTime(instant)}`;
}

/** 'laupäev, 21. november' */
export function formatLongDate(instant: Instant): string {
  return longDateFormat().format(new Date(instant));
}

/** The local calendar day of an instant: '2026-12-05'. */
export function toLocalDate(instant: Instant): string {
  const { day, month, year } = findParts(instant);
  return `${year}-${month}-${day}`;
}

/** A calendar day '2026-12-05' as '05.12.2026'. */
export function formatLocalDate(localDate: string): string {
  return formatDate(`${localDate}T12:00:00Z`);
}

/** The wall clock now: '08:05:09', its hour, the weekday's name and the day of the month. */
export function readWallClock(instant: Instant) {
  const { hour, minute, second, day } = findParts(instant);
  return {
    hour: Number(hour),
    time: `${hour}:${minute}:${second}`,
    weekday: longWeekdayFormat().format(new Date(instant)),
    dayOfMonth: Number(day),
  };
}
