import type { EntityManager } from 'typeorm';
import { printRouteTitle } from '../../platform/values/routeTitle';
import { addMs, days } from '../../platform/time';
import type { OwnStays, Stay } from './hoursTypes';
import { requireOrderTrip } from './timeline/orderTrip';
import { listPlannedTrips, findStays, toTripId } from './timeline/planTrips';
import { readSourceRows } from './timeline/timelineSources';

/** A bus stays out for less than a day. */
const DAYS_AROUND = 1;

/**
 * Where a driver stays with the bus before and after an order, because the plan counts on it (server/engines/planning/staysOut.ts). Of orders of
 * others there is nothing to tell. Errors: NOT_FOUND.
 */
export async function findOwnStays(manager: EntityManager, driverId: string, orderId: string): Promise<OwnStays> {
  const { startsAt, endsAt } = await requireOrderTrip(manager, orderId);
  const around = [addMs(startsAt, -days(DAYS_AROUND)), addMs(endsAt, days(DAYS_AROUND))] as const;
  const [sources] = await readSourceRows(manager, [driverId], ...around);
  if (!sources) return { before: null, after: null };
  const rows = new Map(sources.trips.map((row) => [toTripId(row), row]));
  const findStay = (id: string | undefined, place: string | undefined): Stay | null => {
    const row = rows.get(id ?? '');
    const start = row?.stops[0]?.depart;
    if (!row || start == null || place === undefined) return null;
    return { place, orderId: row.orderId, title: printRouteTitle(row.stops), start: new Date(start * 60_000) };
  };
  const all = findStays(listPlannedTrips(sources));
  const findOwn = (which: 'trip' | 'next') => all.find((stay) => stay[which].plan.id === orderId);
  const findCityAfter = (id: string | undefined) => rows.get(id ?? '')?.stops.at(-1)?.city;
  const before = findOwn('next');
  const next = findOwn('trip');
  return {
    before: findStay(before?.trip.plan.id, findCityAfter(before?.trip.plan.id)),
    after: findStay(next?.next.plan.id, findCityAfter(orderId)),
  };
}
