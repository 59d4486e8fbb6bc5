import { t } from '../../../i18n/officeTexts';
import { formatLongDate, readWallClock } from '../../../lib/texts/time';

const HOUR_MS = 3_600_000;

/** 'Tere hommikust, Maris': morning until 12:00, day until 17:00, then evening, as on the login page. */
export function greetByName(name: string, now: Date): string {
  const { hour } = readWallClock(now);
  if (hour < 12) return t('orders.goodMorning', { name });
  return hour < 17 ? t('orders.goodDay', { name }) : t('orders.goodEvening', { name });
}

interface WaitingLists {
  newOrders: readonly { createdAt: string }[];
  acceptedOrders: readonly unknown[];
  upcomingJobs: readonly { job: { confirmation: string } | null }[];
  answeredOrders: readonly unknown[];
}

/** 'Laupäev, 21. november · 4 päringut ootab hinda, vanim 3 tundi' */
export function printWhatWaits(lists: WaitingLists | undefined, now: Date): string {
  const date = formatLongDate(now);
  const parts = [date.charAt(0).toLocaleUpperCase('et') + date.slice(1)];
  if (lists) parts.push(...listWhatWaits(lists, now));
  return parts.join(' · ');
}

/** A driver of the job declined: it needs another, or the driver is asked again. */
export const isDeclined = ({ job }: { job: { confirmation: string } | null }): boolean =>
  job?.confirmation === 'declined';

function listWhatWaits({ newOrders, acceptedOrders, upcomingJobs, answeredOrders }: WaitingLists, now: Date): string[] {
  const parts: string[] = [];
  const declined = upcomingJobs.filter(isDeclined).length;
  if (declined > 0)
    parts.push(declined === 1 ? t('orders.oneDeclined') : t('orders.manyDeclined', { count: declined }));
  if (newOrders.length > 0) {
    const oldest = Math.min(...newOrders.map(({ createdAt }) => new Date(createdAt).getTime()));
    const age = printAge(now.getTime() - oldest);
    const count = newOrders.length;
    parts.push(count === 1 ? t('orders.oneWaitsForPrice', { age }) : t('orders.waitForPrice', { count, age }));
  }
  if (acceptedOrders.length > 0) {
    const count = acceptedOrders.length;
    parts.push(count === 1 ? t('orders.oneWaitsForDriver') : t('orders.waitForDriver', { count }));
  }
  if (parts.length > 0) return parts;
  // Where nothing ever came, nothing was answered either.
  const hasAnything = upcomingJobs.length + answeredOrders.length > 0;
  return [hasAnything ? t('orders.nothingWaits') : t('orders.nothingThere')];
}

function printAge(ms: number): string {
  const hours = Math.floor(ms / HOUR_MS);
  if (hours < 1) return t('orders.lessThanHour');
  if (hours === 1) return t('orders.oneHour');
  if (hours < 48) return t('orders.hours', { count: hours });
  return t('office.days', { count: Math.floor(hours / 24) });
}
