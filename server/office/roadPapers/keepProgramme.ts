import type { OrderSubscriber } from '../../orders';
import { sql } from '../../platform/sql';

/**
 * Keeps the programme of a job until its departure, in the transaction of each change. Later changes leave it alone: the
 * journey form tells them in item 10 only. A job of the past is kept as it was entered.
 */
export const keepProgramme: OrderSubscriber = (event) => {
  if (event.type !== 'changed' || event.status !== 'job') return [];
  return [
    sql`insert into journey_programme (order_id, departs_at, programme)
        select o.id, o.starts_at, jsonb_build_object('passengers', o.passengers, 'distanceM', o.distance_m,
          'stops', (select coalesce(jsonb_agg(jsonb_build_object('lat', s.lat, 'lng', s.lng, 'city', s.city, 'address', s.address,
              'arrive', s.arrive, 'depart', s.depart) order by s.position), '[]') from stop s where s.order_id = o.id),
          'driverIds', (select coalesce(jsonb_agg(a.driver_id order by a.position), '[]') from driver_assignment a
            where a.job_id = j.id and a.confirmation <> 'declined'),
          'busIds', (select coalesce(jsonb_agg(b.bus_id order by b.position), '[]') from bus_assignment b where b.job_id = j.id))
        from "order" o join job j on j.order_id = o.id where o.id = ${event.order.id}
        on conflict (order_id) do update set departs_at = excluded.departs_at, programme = excluded.programme
          where journey_programme.departs_at > ${event.at}`,
  ];
};
