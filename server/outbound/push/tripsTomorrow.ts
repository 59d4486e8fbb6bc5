import type { EntityManager } from 'typeorm';
import { query, sql } from '../../platform/sql';
import { startOfLocalDate, toLocalDate, toTallinn } from '../../platform/time';
import type { DriverNews, TripNews } from './pushNews';

/** From this hour of the evening drivers hear of tomorrow. Later ones sleep. */
const evening = { from: 18, to: 21 };

interface TripRow extends Omit<TripNews, 'type' | 'startsAt'> {
  driverId: string;
  startsAt: Date;
}

/** Finds tomorrow's trips of drivers who allowed notices. It is asked all day, and finds none before the evening. */
export async function findTripsTomorrow(manager: EntityManager, now: Date): Promise<DriverNews[]> {
  const { hour } = toTallinn(now);
  if (hour < evening.from || hour >= evening.to) return [];
  const today = toLocalDate(now);
  const rows = await query<TripRow>(
    manager,
    sql`select d.driver_id as "driverId", o.id as "orderId", o.starts_at as "startsAt",
          (select s.city from stop s where s.order_id = o.id order by s.position limit 1) as "from",
          (select s.city from stop s where s.order_id = o.id order by s.position desc limit 1) as "to"
        from "order" o join job j on j.order_id = o.id
          join driver_assignment d on d.job_id = j.id and d.confirmation <> 'declined'
        where o.status = 'job' and o.deleted_at is null and o.starts_at >= ${startOfLocalDate(today, 1)}
          and o.starts_at < ${startOfLocalDate(today, 2)}
          and exists (select from push_subscription p join session e on e.id = p.session_id where e.user_id = d.driver_id)`,
  );
  return rows.map(({ driverId, startsAt, ...trip }) => ({
    driverId,
    cause: `tomorrow:${trip.orderId}:${startsAt.toISOString()}`,
    news: { type: 'tomorrow', startsAt: startsAt.toISOString(), ...trip },
  }));
}
