import { printRouteName as wholeRoute } from '../../../../platform/values/routeTitle';
import { formatPhone } from '../../../../platform/values/phone';
import type { Words } from '../../../../texts/words';
import type { Branding } from '../template';
import type { MailRow } from './Rows';

export interface RouteStop {
  city: string;
  address: string;
  /** ISO 8601. */
  arrive: string | null;
  depart: string | null;
}

export interface MailedTrip {
  startsAt: string;
  durationS: number;
  distanceM: number;
  passengers: number;
  stops: RouteStop[];
}

const SUBJECT_ROUTE_LENGTH = 80;

/** 'Tallinn – Paide – Tartu', cut so that a subject stays readable. */
export function printRouteName(stops: RouteStop[]): string {
  const name = wholeRoute(stops);
  return name.length <= SUBJECT_ROUTE_LENGTH ? name : `${name.slice(0, SUBJECT_ROUTE_LENGTH - 1).trimEnd()}…`;
}

/** 'Tallinn – Tartu, 05.12.2026', for subjects. */
export const printTripName = (order: MailedTrip, { date }: Words): string =>
  [printRouteName(order.stops), date(order.startsAt)].filter(Boolean).join(', ');

/** 'Tallinn – Tartu, 05.12.2026 08:00', for subjects to drivers. */
export const printTripAndTime = (order: MailedTrip, { dateTime }: Words): string =>
  `${printRouteName(order.stops)}, ${dateTime(order.startsAt)}`;

/** The measures of a trip, for everybody. */
export const listTripRows = (order: MailedTrip, { t, dayAndTime, distance, duration }: Words): MailRow[] => [
  { label: t('trip.departure'), value: dayAndTime(order.startsAt) },
  { label: t('trip.passengers'), value: String(order.passengers) },
  { label: t('trip.distance'), value: order.distanceM > 0 ? distance(order.distanceM) : null },
  { label: t('trip.duration'), value: order.durationS > 0 ? duration(order.durationS / 60) : null },
];

const joinUnbroken = (phone: string): string => phone.replaceAll(' ', '\u00a0');

/** '+372 5551 2345', on one line. */
export const printPhone = (phone: string): string => joinUnbroken(formatPhone(phone));

/** How to reach us, as the end of a sentence: 'vastake sellele kirjale või helistage +372 5555 0000'. */
export function printReachUs(branding: Branding): string {
  const { t, email } = branding;
  const phone = branding.phone && joinUnbroken(branding.phone);
  if (phone) return t(email ? 'customerMail.replyOrCall' : 'customerMail.call', { phone });
  return t(email ? 'customerMail.reply' : 'customerMail.contactUs');
}

/** A customer's name can be empty in old orders; the greeting stays polite. A letter below another one greets no more. */
export function printGreeting(name: string, { t, isContinued }: Branding): string {
  if (isContinued) return '';
  return name.trim() === '' ? t('trip.greetingNobody') : t('trip.greeting', { name: name.trim() });
}
