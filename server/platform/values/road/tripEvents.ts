import { toTallinnClock } from '../clock/tallinnClock';
import { addDays, startOfDay } from '../localDay';

/** The acts of a driver on the road, as the phone records them. */
export const tripEventKinds = [
  'seen',
  'confirm',
  'decline',
  'dutyBegin',
  'arrive',
  'leave',
  'people',
  'breakBegin',
  'breakEnd',
  'odometer',
  'fuel',
  'cash',
  'defect',
  'dutyEnd',
  'report',
] as const;
export type TripEventKind = (typeof tripEventKinds)[number];

/** An act as both sides compute with it. Moments are milliseconds since 1970. */
export interface TripEvent {
  id: string;
  kind: TripEventKind;
  at: number;
  orderId: string;
  /** The stop's position on the route, from 0. */
  stop?: number | null;
  /** People, kilometres on the odometer, litres, or euros. */
  amount?: number | null;
}

export interface Interval {
  orderId: string;
  from: number;
  to: number;
}

export interface StopTimes {
  arrivedAt?: number;
  leftAt?: number;
}

/** Each event once, earliest first. Ids sort by the moment they were made, so they decide between events of one moment. */
export function sortEvents<Event extends TripEvent>(events: readonly Event[]): Event[] {
  const once = new Map(events.map((event) => [event.id, event]));
  return [...once.values()].sort((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1));
}

/** The first arrival and the first departure at each stop of an order, by the stop's position. */
export function findStopTimes(events: readonly TripEvent[], orderId: string): Map<number, StopTimes> {
  const times = new Map<number, StopTimes>();
  for (const { kind, at, stop, orderId: of } of sortEvents(events)) {
    if (of !== orderId || stop === undefined || stop === null) continue;
    const known = times.get(stop) ?? {};
    if (kind === 'arrive') times.set(stop, { ...known, arrivedAt: known.arrivedAt ?? at });
    if (kind === 'leave') times.set(stop, { ...known, leftAt: known.leftAt ?? at });
  }
  return times;
}

/** The break that lasts at the end of these events: its begin. Driving on or the end of the duty ends it too. */
export const findOpenBreak = (events: readonly TripEvent[]): number | undefined =>
  findOpen(events, 'breakBegin', ['breakEnd', 'leave', 'dutyEnd']);

/** The duty that lasts at the end of these events: its begin. */
export const findOpenDuty = (events: readonly TripEvent[]): number | undefined =>
  findOpen(events, 'dutyBegin', ['dutyEnd']);

function findOpen(events: readonly TripEvent[], begin: TripEventKind, ends: readonly TripEventKind[]) {
  let since: number | undefined;
  for (const { kind, at } of sortEvents(events)) {
    if (kind === begin) since ??= at;
    else if (ends.includes(kind)) since = undefined;
  }
  return since;
}

/**
 * Divides one driver's time on duty among the orders: the time until an event belongs to the order of that event. A duty that has
 * not ended counts up to the last event.
 */
export function listDuties(events: readonly TripEvent[]): Interval[] {
  const pieces: Interval[] = [];
  let since: number | undefined;
  for (const { kind, at, orderId } of sortEvents(events)) {
    if (since !== undefined) {
      const last = pieces.at(-1);
      if (last?.to === since && last.orderId === orderId) last.to = at;
      else if (at > since) pieces.push({ orderId, from: since, to: at });
    }
    if (kind === 'dutyEnd') since = undefined;
    else if (since !== undefined || kind === 'dutyBegin') since = at;
  }
  return pieces;
}

const MINUTE_MS = 60_000;

/**
 * The hours on duty for an order on each local date from `firstDay` to `lastDay`, both included, in tenths of an hour; what lies
 * outside is left out.
 */
export function proposeHours(
  events: readonly TripEvent[],
  { orderId, firstDay, lastDay }: { orderId: string; firstDay: string; lastDay: string },
): number[] {
  const duties = listDuties(events).filter((duty) => duty.orderId === orderId);
  const hours: number[] = [];
  for (let day = firstDay; day <= lastDay; day = addDays(day, 1)) {
    const begin = Date.parse(startOfDay(day));
    const end = Date.parse(startOfDay(addDays(day, 1)));
    const minutes = duties.reduce(
      (sum, { from, to }) => sum + Math.max(0, Math.min(to, end) - Math.max(from, begin)) / MINUTE_MS,
      0,
    );
    hours.push(Math.round(minutes / 6) / 10);
  }
  return hours;
}

/** The local date of a moment, 'YYYY-MM-DD'. */
export const toTallinnDate = (at: number): string => toTallinnClock(new Date(at)).toISOString().slice(0, 10);
