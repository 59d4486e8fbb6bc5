import type { EntityManager } from 'typeorm';
import type { Sql } from '../../platform/sql';
import { query, sql } from '../../platform/sql';
import type { OrderSnapshot } from '../../model/orders/snapshots';

/** The order as it stands inside this transaction. One statement. */
export const orderSnapshot = (manager: EntityManager, orderId: string): Promise<OrderSnapshot> =>
  requireSnapshot(manager, sql`select * from "order" where id = ${orderId}`);

/** The same for an order whose row comes from a statement, also from the one that wrote it. */
export async function requireSnapshot(manager: EntityManager, orderRow: Sql): Promise<OrderSnapshot> {
  const [row] = await query<{ snapshot: OrderSnapshot }>(
    manager,
    sql`with o as (${orderRow})
     select json_build_object(
       'id', o.id, 'startsAt', o.starts_at, 'endsAt', o.ends_at, 'durationS', o.duration_s, 'distanceM', o.distance_m,
       'passengers', o.passengers, 'fullName', o.full_name, 'email', o.email, 'phone', o.phone, 'language', o.language, 'company', o.company,
       'promo', o.promo, 'status', o.status,
       'companyRegistrationNumber', o.company_registration_number, 'companyVatNumber', o.company_vat_number,
       'companyAddress', o.company_address,
       'clientNotes', o.client_notes, 'driverNotes', o.driver_notes,
       'groupFullName', o.group_full_name, 'groupEmail', o.group_email, 'groupPhone', o.group_phone,
       'stops', (select json_agg(json_build_object('city', s.city, 'address', s.address, 'arrive', s.arrive, 'depart', s.depart)
                   order by s.position) from stop s where s.order_id = o.id),
       'food', coalesce((select json_agg(json_build_object('name', f.name, 'price', f.price, 'count', f.count) order by f.price, f.name)
                   from order_food f where f.order_id = o.id), '[]'),
       'tripNumber', j.trip_number,
       'buses', coalesce((select json_agg(b.name order by a.position) from bus_assignment a join bus b on b.id = a.bus_id
                   where a.job_id = j.id), '[]')) as snapshot
     from o left join job j on j.order_id = o.id`,
  );
  if (!row) throw new Error('an order is gone');
  return row.snapshot;
}
