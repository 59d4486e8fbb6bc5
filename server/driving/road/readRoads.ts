import type { EntityManager } from 'typeorm';
import type { Deps } from '../../access';
import type { Expectation, RoadStop } from '../../engines/lateness';
import { expectTrip } from '../../engines/lateness';
import { query, sql } from '../../platform/sql';
import { isInWindow } from '../../platform/values/road/places';
import type { StopTimes, TripEvent } from '../../platform/values/road/tripEvents';
import { findStopTimes } from '../../platform/values/road/tripEvents';
import type { Fix } from './positions/findForged';
import { readPlaces } from './positions/readPlaces';

/** A trip with what was recorded on the road. Moments are milliseconds since 1970. */
export interface Road {
  id: string;
  start: number;
  end: number;
  stops: (RoadStop & { city: string })[];
  times: Map<number, StopTimes>;
  /** The latest begin of duty of each driver. */
  dutyBegins: Map<string, number>;
  /** Places of its buses, freshest first; none outside of its window. */
  places: Fix[];
  /** Undefined while nothing is known. */
  expected: Expectation | undefined;
}

interface RoadRow extends Pick<Road, 'id' | 'start' | 'end'> {
  stops: Road['stops'] | null;
  events: (TripEvent & { driverId: string })[] | null;
}

/** The road of orders: two statements, however many there are. */
export async function readRoads(deps: Deps, orderIds: readonly string[]): Promise<Road[]> {
  const { manager } = deps.db.dataSource;
  const now = deps.clock.now();
  const rows = await readRows(manager, orderIds);
  const open = rows.filter((row) => isInWindow(row, now.getTime())).map(({ id }) => id);
  const places = deps.settings().positions && open.length > 0 ? await readPlaces(manager, open, now) : undefined;
  return rows.map(({ id, start, end, stops, events }): Road => {
    const times = findStopTimes(events ?? [], id);
    const known = places?.get(id) ?? [];
    const road = { id, start, end, times, stops: stops ?? [], places: known };
    const dutyBegins = findDutyBegins(events ?? []);
    const hasArrived = times.get(road.stops.length - 1)?.arrivedAt !== undefined;
    if (!hasArrived && hasGoneHome(events ?? [], end)) return { ...road, dutyBegins, expected: undefined };
    return { ...road, dutyBegins, expected: expectTrip({ ...road, place: known[0], now: now.getTime() }) };
  });
}

const readRows = (manager: EntityManager, orderIds: readonly string[]): Promise<RoadRow[]> =>
  query<RoadRow>(
    manager,
    sql`select o.id, extract(epoch from o.starts_at)::float8 * 1000 as start, extract(epoch from o.ends_at)::float8 * 1000 as "end",
          (select jsonb_agg(jsonb_build_object('city', s.city, 'lat', s.lat, 'lng', s.lng,
              'arrive', extract(epoch from s.arrive) * 1000, 'depart', extract(epoch from s.depart) * 1000) order by s.position)
            from stop s where s.order_id = o.id) as stops,
          (select jsonb_agg(jsonb_build_object('id', e.id, 'kind', e.kind, 'at', extract(epoch from e.happened_at) * 1000,
              'stop', e.stop, 'orderId', e.order_id, 'driverId', e.driver_id))
            from trip_event e where e.order_id = o.id and e.refusal is null and e.kind in ('arrive', 'leave', 'dutyBegin', 'dutyEnd')) as events
        from "order" o where o.id = any(${orderIds}::uuid[]) and o.deleted_at is null`,
  );

/** A driver ended the duty after the planned end without an act at the last stop: the rest of the trip is not known. */
const hasGoneHome = (events: readonly TripEvent[], end: number): boolean =>
  events.some(({ kind, at }) => kind === 'dutyEnd' && at >= end);

function findDutyBegins(events: readonly (TripEvent & { driverId: string })[]): Map<string, number> {
  const begins = new Map<string, number>();
  for (const { kind, at, driverId } of events)
    if (kind === 'dutyBegin') begins.set(driverId, Math.max(at, begins.get(driverId) ?? at));
  return begins;
}
