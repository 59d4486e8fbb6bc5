import { findOpenDuty, findStopTimes } from '../../../../server/platform/values/road/tripEvents';
import type { TripEvent } from '../../../../server/platform/values/road/tripEvents';
import type { Trip } from '../keep/dayState';

/** The one act that is next on a trip. */
export type Step =
  | { kind: 'confirm' | 'begin' | 'end' | 'report' | 'over' }
  /** On the way to the stop. */
  | { kind: 'arrive'; stop: number }
  /** At the stop. */
  | { kind: 'leave'; stop: number; arrivedAt: number };

/** Finds the next act of a driver on a trip from what was recorded. */
export function findStep(trip: Trip, events: readonly TripEvent[], driverId: string): Step {
  const own = events.filter(({ orderId }) => orderId === trip.id);
  const has = (kind: TripEvent['kind']) => own.some((event) => event.kind === kind);
  const assignment = trip.job?.drivers.find(({ driver }) => driver.id === driverId);
  if (has('decline')) return { kind: 'over' };
  if (has('report') || trip.job?.feedback.some(({ driver }) => driver.id === driverId)) return { kind: 'over' };
  if (assignment?.confirmation === 'waiting' && !has('confirm') && !has('dutyBegin')) return { kind: 'confirm' };
  if (has('dutyEnd')) return { kind: 'report' };
  const times = findStopTimes(own, trip.id);
  // A stop that was passed without a tap is behind.
  const latest = Math.max(-1, ...times.keys());
  const { arrivedAt, leftAt } = times.get(latest) ?? {};
  if (latest === trip.stops.length - 1) return { kind: 'end' };
  if (latest >= 0 && leftAt === undefined && arrivedAt !== undefined) return { kind: 'leave', stop: latest, arrivedAt };
  if (latest === -1 && findOpenDuty(events) === undefined) return { kind: 'begin' };
  return { kind: 'arrive', stop: latest + 1 };
}

/** A driver sees for this long what was reported, unless the next trip is near. */
const REPORTED_MS = 3 * 3_600_000;

/**
 * The trip that the driver is on: the first one that has begun and is not over, else the one that was just reported, else the next
 * one.
 */
export function findCurrentTrip(
  trips: readonly Trip[],
  events: readonly TripEvent[],
  { driverId, now }: { driverId: string; now: number },
): Trip | undefined {
  const has = ({ id }: Trip, kind: TripEvent['kind'], since = 0) =>
    events.some((event) => event.orderId === id && event.kind === kind && event.at > since);
  const open = trips.filter((trip) => findStep(trip, events, driverId).kind !== 'over');
  const begun = open.find((trip) =>
    ['dutyBegin', 'arrive', 'leave'].some((kind) => has(trip, kind as TripEvent['kind'])),
  );
  if (begun) return begun;
  const next = open.find(({ end }) => Date.parse(end) > now);
  const reported = trips.findLast((trip) => has(trip, 'report', now - REPORTED_MS));
  return next && Date.parse(next.start) < now + REPORTED_MS ? next : (reported ?? next);
}
