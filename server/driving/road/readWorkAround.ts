import type { EntityManager } from 'typeorm';
import type { Point } from '../../maps';
import { selectPersonName } from '../../model/people/personName';
import { query, raw, sql } from '../../platform/sql';
import { addMs, days } from '../../platform/time';
import type { Road } from './readRoads';

/** A trip or a run of a driver or a bus. Moments are milliseconds since 1970. */
export interface Work {
  of: 'driver' | 'bus';
  id: string;
  name: string;
  /** Null for a run of an arrangement. */
  orderId: string | null;
  title: string;
  start: number;
  end: number;
  /** The first stop; null for a run. */
  first: Point | null;
  /** The driver's place on a trip, from 0, among its drivers and buses; null for a bus and for a run. */
  seat: { place: number; drivers: number; buses: number } | null;
}

/** Work that begins later is touched by no delay. */
const AHEAD_DAYS = 3;

/** The work of a trip's drivers and buses from the begin of the duty on, this trip included; drivers first, then by time. */
export function readWorkAround(
  manager: EntityManager,
  { id, start, end, dutyBegins }: Pick<Road, 'id' | 'start' | 'end' | 'dutyBegins'>,
): Promise<Work[]> {
  const from = new Date(Math.min(start, ...dutyBegins.values()));
  const until = addMs(new Date(end), days(AHEAD_DAYS));
  return query<Work>(
    manager,
    sql`with work as (
          select coalesce(t.driver_id, t.bus_id) as id, t.driver_id is not null as is_driver, t.order_id, t.title, t.starts_at, t.ends_at
          from busy_time(${from}, ${until}) t)
        select case when w.is_driver then 'driver' else 'bus' end as of, w.id,
          case when w.is_driver then ${raw(selectPersonName('u'))} else b.name end as name, w.order_id as "orderId", w.title,
          extract(epoch from w.starts_at)::float8 * 1000 as start, extract(epoch from w.ends_at)::float8 * 1000 as "end",
          (select jsonb_build_object('lat', s.lat, 'lng', s.lng) from stop s where s.order_id = w.order_id order by s.position limit 1) as first,
          (select jsonb_build_object('place', count(*) filter (where c.position < a.position), 'drivers', count(*),
              'buses', (select count(*) from bus_assignment v where v.job_id = a.job_id))
            from job j join driver_assignment a on a.job_id = j.id and a.driver_id = w.id
              join driver_assignment c on c.job_id = j.id and c.confirmation <> 'declined'
            where j.order_id = w.order_id group by a.job_id) as seat
        from work w left join "user" u on u.id = w.id left join bus b on b.id = w.id
        where w.id in (select own.id from work own where own.order_id = ${id}::uuid)
        order by w.is_driver desc, w.starts_at, w.order_id, w.id`,
  );
}
