import type { EntityManager } from 'typeorm';
import type { NextWork } from '../../engines/lateness';
import type { Point } from '../../maps';
import { driveBetween, learnPlaces } from '../../maps';
import { toInSql } from '../../model/inSql';
import { selectPersonName } from '../../model/people/personName';
import { jobStatuses } from '../../model/orders/orderStatus';
import { query, raw, sql } from '../../platform/sql';
import { addMs, days, toLocalDate } from '../../platform/time';
import type { Road } from './readRoads';

/** The next work of a driver or a bus, with what the office reads of it. */
export interface NamedWork extends NextWork {
  name: string;
  title: string;
}

interface WorkRow {
  of: 'driver' | 'bus';
  id: string;
  name: string;
  orderId: string | null;
  title: string;
  start: number;
  first: Point | null;
}

/** Work that begins later is touched by no delay. */
const AHEAD_DAYS = 3;

/** The next trip or run of each driver and bus of a trip, with the empty drive to it by our own router. */
export async function readNextWork(manager: EntityManager, road: Road): Promise<NamedWork[]> {
  const start = new Date(road.start);
  const until = addMs(new Date(road.end), days(AHEAD_DAYS));
  const rows = await query<WorkRow>(
    manager,
    sql`with people as (
          select 'driver' as of, a.driver_id as id, ${raw(selectPersonName('u'))} as name from job j
            join driver_assignment a on a.job_id = j.id and a.confirmation <> 'declined' join "user" u on u.id = a.driver_id
            where j.order_id = ${road.id}
          union all
          select 'bus', a.bus_id, b.name from job j join bus_assignment a on a.job_id = j.id join bus b on b.id = a.bus_id
            where j.order_id = ${road.id}),
        work as (
          select 'driver' as of, a.driver_id as id, o.id as order_id, route_title(o.id) as title, o.starts_at
          from driver_assignment a join job j on j.id = a.job_id join "order" o on o.id = j.order_id
          where a.driver_id in (select p.id from people p) and a.confirmation <> 'declined' and o.deleted_at is null
            and o.status ${raw(toInSql(jobStatuses))} and a.during && tstzrange(${start}, ${until})
          union all
          select 'bus', a.bus_id, o.id, route_title(o.id), o.starts_at
          from bus_assignment a join job j on j.id = a.job_id join "order" o on o.id = j.order_id
          where a.bus_id in (select p.id from people p) and o.deleted_at is null and o.status ${raw(toInSql(jobStatuses))}
            and a.during && tstzrange(${start}, ${until})
          union all
          select 'driver', s.driver_id, null, s.name, s.departs_at
          from occurrences(${toLocalDate(start)}::date, ${toLocalDate(until)}::date) s where s.runs
          union all
          select 'bus', s.bus_id, null, s.name, s.departs_at
          from occurrences(${toLocalDate(start)}::date, ${toLocalDate(until)}::date) s where s.runs and s.bus_id is not null)
        select distinct on (p.of, p.id) p.of, p.id, p.name, w.order_id as "orderId", w.title,
          extract(epoch from w.starts_at)::float8 * 1000 as start,
          (select jsonb_build_object('lat', s.lat, 'lng', s.lng) from stop s where s.order_id = w.order_id order by s.position limit 1) as first
        from people p join work w on w.of = p.of and w.id = p.id
        where w.starts_at > ${start} and w.order_id is distinct from ${road.id}::uuid
        order by p.of desc, p.id, w.starts_at, w.order_id`,
  );
  const last = road.stops.at(-1);
  const firsts = rows.flatMap(({ first }) => first ?? []);
  if (last && firsts.length > 0) await learnPlaces([last, ...firsts]);
  return rows.map(({ first, ...work }) => ({
    ...work,
    driveMs: last && first ? driveBetween(last, first).minutes * 60_000 : 0,
  }));
}
