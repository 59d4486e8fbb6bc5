import type { EntityManager } from 'typeorm';
import { query, sql } from '../../../platform/sql';
import { measureMetres } from '../../../platform/values/road/places';
import type { Fix } from './findForged';

/** A place is shown for this long; an older one says nothing of now. */
const SHOWN_MS = 15 * 60_000;
/** Two sources this near are one bus: its tracker and its driver's phone. */
const SAME_BUS_METRES = 300;

/**
 * The latest places of the buses of orders, freshest first, at most one a bus. Reads one row a source, however many there are. The
 * caller checks that each trip is in its window.
 */
export async function readPlaces(
  manager: EntityManager,
  orderIds: readonly string[],
  now: Date,
): Promise<Map<string, Fix[]>> {
  const rows = await query<Fix & { orderId: string; buses: number }>(
    manager,
    sql`select s.order_id as "orderId", s.buses, extract(epoch from p.at)::float8 * 1000 as at,
          p.lat_e5 / 1e5::float8 as lat, p.lng_e5 / 1e5::float8 as lng
        from (
          select j.order_id, a.driver_id as source_id, (select count(*)::int from bus_assignment b where b.job_id = j.id) as buses
          from job j join driver_assignment a on a.job_id = j.id and a.confirmation <> 'declined'
          where j.order_id = any(${orderIds}::uuid[])
          union all
          select j.order_id, a.bus_id, (select count(*)::int from bus_assignment b where b.job_id = j.id)
          from job j join bus_assignment a on a.job_id = j.id where j.order_id = any(${orderIds}::uuid[])) s,
          lateral (select * from position p where p.source_id = s.source_id
            and p.at > ${now}::timestamptz - ${SHOWN_MS} * interval '1 millisecond' order by p.at desc limit 1) p
        order by p.at desc, s.source_id`,
  );
  const places = new Map<string, Fix[]>();
  for (const { orderId, buses, at, lat, lng } of rows) {
    const known = places.get(orderId) ?? [];
    const isKnown = known.some((other) => measureMetres(other, { lat, lng }) < SAME_BUS_METRES);
    if (!isKnown && known.length < Math.max(buses, 1)) places.set(orderId, [...known, { at, lat, lng }]);
  }
  return places;
}

const MOST_POINTS = 500;

/** The way that each source of an order has driven since `from`, thinned to a line that a map can draw. */
export async function readTrails(manager: EntityManager, orderId: string, from: Date): Promise<number[][][]> {
  const rows = await query<{ trail: number[][] }>(
    manager,
    sql`select jsonb_agg(jsonb_build_array(p.lat_e5 / 1e5, p.lng_e5 / 1e5) order by p.at) as trail
        from (select p.*, row_number() over (partition by p.source_id order by p.at) as nth,
            count(*) over (partition by p.source_id) as total
          from position p where p.at >= ${from} and p.source_id in (
            select a.driver_id from job j join driver_assignment a on a.job_id = j.id and a.confirmation <> 'declined'
            where j.order_id = ${orderId}
            union all select a.bus_id from job j join bus_assignment a on a.job_id = j.id where j.order_id = ${orderId})) p
        where (p.nth - 1) % greatest(p.total / ${MOST_POINTS}, 1) = 0
        group by p.source_id order by count(*) desc`,
  );
  return rows.map(({ trail }) => trail);
}
