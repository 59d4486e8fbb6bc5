import { formatPhone } from '../../../platform/phone';
import { formatDateTime, formatDuration, inTallinn } from '../../../platform/time';
import type { Branding } from '../template';
import type { Row } from './Rows';

export interface RouteStop {
  city: string;
  address: string;
  /** ISO 8601. */
  arrive: string | null;
  depart: string | null;
}

interface TripFacts {
  startsAt: string;
  durationS: number;
  distanceM: number;
  passengers: number;
  stops: RouteStop[];
}

const SUBJECT_ROUTE_LENGTH = 80;

/** 'Tallinn - Paide - Tartu' (docs/product.md, 'Order pages'), cut so that a subject stays readable. */
export function routeName(stops: RouteStop[]): string {
  const name = stops
    .map((stop) => stop.city || stop.address)
    .filter(Boolean)
    .join(' - ');
  return name.length <= SUBJECT_ROUTE_LENGTH ? name : `${name.slice(0, SUBJECT_ROUTE_LENGTH - 1).trimEnd()}…`;
}

/** 'Tallinn - Tartu, 05.12.2026', for subjects. */
export const tripName = (order: TripFacts): string =>
  [routeName(order.stops), dateOf(order.startsAt)].filter(Boolean).join(', ');

const dateOf = (iso: string): string => inTallinn(new Date(iso)).toFormat('dd.MM.yyyy');

/** 'laupäev, 05.12.2026 08:00' */
export const dayAndTime = (iso: string): string =>
  `${inTallinn(new Date(iso)).toFormat('cccc')}, ${formatDateTime(new Date(iso))}`;

/** The measures of a trip, for everybody. */
export const tripRows = (order: TripFacts): Row[] => [
  { label: 'Väljumine', value: dayAndTime(order.startsAt) },
  { label: 'Reisijaid', value: String(order.passengers) },
  { label: 'Vahemaa', value: order.distanceM > 0 ? `${Math.round(order.distanceM / 1000)} km` : null },
  { label: 'Kestus', value: order.durationS > 0 ? formatDuration(order.durationS / 60) : null },
];

const unbroken = (phone: string): string => phone.replaceAll(' ', '\u00a0');

/** '+372 5551 2345', on one line. */
export const phoneText = (phone: string): string => unbroken(formatPhone(phone));

/** How to reach us, as the end of a sentence: 'vastake sellele kirjale või helistage +372 5555 0000'. */
export function reachUs(branding: Branding): string {
  const ways = [
    branding.email && 'vastake sellele kirjale',
    branding.phone && `helistage ${unbroken(branding.phone)}`,
  ].filter(Boolean);
  return ways.length > 0 ? ways.join(' või ') : 'võtke meiega ühendust';
}

/** What an address says besides the town over it: 'Tallinn, Harju maakond' is 'Harju maakond' (client/lib/texts/tripTexts.ts does the same). */
export const restOfAddress = ({ city, address }: { city: string; address: string }): string =>
  address
    .split(', ')
    .filter((part) => part !== city)
    .join(', ');

/** A customer's name can be empty in old orders; the greeting stays polite. */
export const greeting = (name: string): string => (name.trim() === '' ? 'Tere!' : `Tere, ${name.trim()}!`);
