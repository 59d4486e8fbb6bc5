import { getLanguage } from '../../../i18n/language';
import { t } from '../../../i18n/dayTexts';
import { formatMoney } from '../../../lib/texts/money';
import { formatDate, formatTime, readWallClock } from '../../../lib/texts/time';
import { printSpan } from '../../../../server/platform/values/duration';
import type { KeptAct } from '../keep/dayDatabase';
import type { Trip } from '../keep/dayState';

/** 'Teisipäev 24.11' */
export function printDay(at: number): string {
  const { weekday } = readWallClock(new Date(at));
  return `${weekday.charAt(0).toUpperCase()}${weekday.slice(1)} ${printShortDate(at)}`;
}

/** '24.11' */
export const printShortDate = (at: number): string => formatDate(new Date(at)).slice(0, 5);

export const printTime = (at: number | string): string => formatTime(new Date(at));

/** '42 min', '1 h 05' */
export const printMinutes = (ms: number): string => printSpan(Math.round(ms / 60_000), getLanguage());

/** '1:12' */
export function printCountdown(ms: number): string {
  const minutes = Math.floor(Math.abs(ms) / 60_000);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

/** 'Volvo 9700 123 ABC' */
export const printBuses = ({ job }: Trip): string =>
  (job?.buses ?? []).map(({ name, plate }) => (plate ? `${name} ${plate}` : name)).join(', ');

/** 'Tallinn, Reisisadam' */
export const printStop = ({ city, address }: Trip['stops'][number]): string =>
  address.includes(city) ? address : `${city}, ${address}`;

/** 'Tallinn – Kuressaare' */
export const printRoute = ({ stops }: Trip): string => `${stops[0]?.city ?? ''} – ${stops.at(-1)?.city ?? ''}`;

/** An act in words, such as 'Kohal: Kuressaare'. */
export function printAct({ kind, stop, amount, orderId }: KeptAct, trips: readonly Trip[]): string {
  const place = trips.find(({ id }) => id === orderId)?.stops[stop ?? -1]?.city ?? '';
  if (kind === 'arrive' || kind === 'leave') return t(`day.act_${kind}`, { stop: place });
  if (kind === 'people' || kind === 'odometer' || kind === 'fuel')
    return t(`day.act_${kind}`, { amount: String(amount ?? '') });
  if (kind === 'cash') return t('day.act_cash', { sum: formatMoney(Math.round((amount ?? 0) * 100)) });
  return t(`day.act_${kind}`);
}
