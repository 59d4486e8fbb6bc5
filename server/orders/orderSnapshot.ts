import type { EntityManager } from 'typeorm';
import type { OrderSnapshot } from './order.events';

/** The order as it stands inside this transaction, for messages. One statement. */
export async function orderSnapshot(manager: EntityManager, orderId: string): Promise<OrderSnapshot> {
  const [row]: { snapshot: OrderSnapshot }[] = await manager.query(
    `select json_build_object(
       'id', o.id, 'startsAt', o.starts_at, 'endsAt', o.ends_at, 'durationS', o.duration_s, 'distanceM', o.distance_m,
       'passengers', o.passengers, 'fullName', o.full_name, 'email', o.email, 'phone', o.phone, 'company', o.company,
       'clientNotes', o.client_notes, 'driverNotes', o.driver_notes,
       'groupFullName', o.group_full_name, 'groupEmail', o.group_email, 'groupPhone', o.group_phone,
       'stops', (select json_agg(json_build_object('city', s.city, 'address', s.address, 'arrive', s.arrive, 'depart', s.depart)
                   order by s.position) from stop s where s.order_id = o.id),
       'food', coalesce((select json_agg(json_build_object('name', f.name, 'price', f.price, 'count', f.count) order by f.price)
                   from order_food f where f.order_id = o.id), '[]'),
       'tripNumber', j.trip_number,
       'buses', coalesce((select json_agg(b.name order by a.position) from bus_assignment a join bus b on b.id = a.bus_id
                   where a.job_id = j.id), '[]')) as snapshot
     from "order" o left join job j on j.order_id = o.id where o.id = $1`,
    [orderId],
  );
  if (!row) throw new Error(`order ${orderId} is gone`);
  return row.snapshot;
}
