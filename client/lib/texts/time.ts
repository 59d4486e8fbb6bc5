import { ZONE } from '../../../server/platform/values/localDay';
import { toTallinnClock } from '../../../server/platform/values/clock/tallinnClock';
import { cachePerLanguage, getLanguage } from '../../i18n/language';
import { listWeekdayLetters } from './weekdays';

const format = (options: Intl.DateTimeFormatOptions) =>
  cachePerLanguage((locale) => new Intl.DateTimeFormat(locale, { timeZone: ZONE, ...options }));
const longDateFormat = format({ weekday: 'long', day: 'numeric', month: 'long' });
const longWeekdayFormat = format({ weekday: 'long' });

/** An instant: what GraphQL sends (ISO 8601 text) or a Date. */
export type Instant = string | Date;

/** The digits of an instant on the clock of Tallinn, each with its zeros; `weekday`: 0 is Monday. */
function findParts(instant: Instant) {
  const wall = toTallinnClock(new Date(instant));
  const [date = '', time = ''] = wall.toISOString().split('T');
  const [year = '', month = '', day = ''] = date.split('-');
  const [hour = '', minute = '', second = ''] = time.slice(0, 8).split(':');
  return { year, month, day, hour, minute, second, weekday: (wall.getUTCDay() + 6) % 7 };
}

/** '05.12.2026' */
export function formatDate(instant: Instant): string {
  const { day, month, year } = findParts(instant);
  return [day, month, year].join(getLanguage() === 'en' ? '/' : '.');
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
