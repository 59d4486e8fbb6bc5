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
  /** The begin of the duty that lasts, by driver, on whichever trip it began. */
  dutyBegins: Map<string, number>;
  /** Places of its buses, freshest first; none outside of its window. */
  places: Fix[];
  /** Undefined while nothing is known. */
  expected: Expectation | undefined;
}

interface RoadRow extends Pick<Road, 'id' | 'start' | 'end'> {
  stops: Road['stops'] | null;
  /** Arrivals and departures. */
  events: TripEvent[] | null;
  crew: DriverDuty[] | null;
}

/** Begins and ends of duties of a driver around a trip, earliest first. */
interface DriverDuty {
  driverId: string;
  acts: { kind: 'dutyBegin' | 'dutyEnd'; at: number }[];
}

/** The road of orders: two statements, however many there are. */
export async function readRoads(deps: Deps, orderIds: readonly string[]): Promise<Road[]> {
  const { manager } = deps.db.dataSource;
  const now = deps.clock.now();
  const rows = await readRows(manager, orderIds);
  const open = rows.filter((row) => isInWindow(row, now.getTime())).map(({ id }) => id);
  const places = deps.settings().positions && open.length > 0 ? await readPlaces(manager, open, now) : undefined;
  return rows.map((row): Road => {
    const { id, start, end } = row;
    const stops = row.stops ?? [];
    const crew = row.crew ?? [];
    const times = findStopTimes(row.events ?? [], id);
    const known = (places?.get(id) ?? []).filter(({ at }) => isInWindow(row, at));
    const road = { id, start, end, times, stops, places: known, dutyBegins: findDutyBegins(crew) };
    const hasArrived = times.get(stops.length - 1)?.arrivedAt !== undefined;
    const isKnown = hasArrived || !hasGoneHome(crew, end);
    return {
      ...road,
      expected: isKnown ? expectTrip({ ...road, place: known[0], now: now.getTime() }) : undefined,
    };
  });
}

/** Duties of a trip's drivers are looked for this long before and after it. */
const DUTY_DAYS = 1;

const readRows = (manager: EntityManager, orderIds: readonly string[]): Promise<RoadRow[]> =>
  query<RoadRow>(
    manager,
    sql`select o.id, extract(epoch from o.starts_at)::float8 * 1000 as start, extract(epoch from o.ends_at)::float8 * 1000 as "end",
          (select jsonb_agg(jsonb_build_object('city', s.city, 'lat', s.lat, 'lng', s.lng,
              'arrive', extract(epoch from s.arrive) * 1000, 'depart', extract(epoch from s.depart) * 1000) order by s.position)
            from stop s where s.order_id = o.id) as stops,
          (select jsonb_agg(jsonb_build_object('id', e.id, 'kind', e.kind, 'at', extract(epoch from e.happened_at) * 1000,
              'stop', e.stop, 'orderId', e.order_id))
            from trip_event e where e.order_id = o.id and e.refusal is null and e.kind in ('arrive', 'leave')) as events,
          (select jsonb_agg(jsonb_build_object('driverId', a.driver_id, 'acts', coalesce((
                select jsonb_agg(jsonb_build_object('kind', e.kind, 'at', extract(epoch from e.happened_at) * 1000)
                  order by e.happened_at, e.id)
                from trip_event e where e.driver_id = a.driver_id and e.refusal is null and e.kind in ('dutyBegin', 'dutyEnd')
                  and e.happened_at between o.starts_at - ${DUTY_DAYS} * interval '1 day' and o.ends_at + ${DUTY_DAYS} * interval '1 day'), '[]')))
            from job j join driver_assignment a on a.job_id = j.id and a.confirmation <> 'declined'
            where j.order_id = o.id) as crew
        from "order" o where o.id = any(${orderIds}::uuid[]) and o.deleted_at is null`,
  );

/** All drivers ended the duty after the planned end without an act at the last stop: the rest of the trip is not known. */
const hasGoneHome = (crew: readonly DriverDuty[], end: number): boolean =>
  crew.length > 0 && crew.every(({ acts }) => acts.some(({ kind, at }) => kind === 'dutyEnd' && at >= end));

/** The latest begin counts: an end that was forgotten yesterday makes no day of thirty hours. */
function findDutyBegins(crew: readonly DriverDuty[]): Map<string, number> {
  const lasting = crew.flatMap(({ driverId, acts }) => {
    const last = acts.at(-1);
    return last?.kind === 'dutyBegin' ? [[driverId, last.at] as const] : [];
  });
  return new Map(lasting);
}
