import type { EntityManager } from 'typeorm';
import { reasonWords, typeWords } from './listWords';

/**
 * Keeps what the long lists are searched and sorted by beside the order, so that a hundred thousand orders need no more
 * than an index. Search covers every column that a list shows, folded; what an order lacks sorts before everything else.
 */
export async function refreshListKeys(manager: EntityManager, orderId: string): Promise<void> {
  await manager.query(
    `update "order" o set
       search = fold(concat_ws(' ', $2::jsonb ->> o.status, o.full_name, o.company, o.email, o.phone, o.promo,
         o.group_full_name, o.passengers, round(o.distance_m / 1000.0),
         to_char(o.starts_at at time zone 'Europe/Tallinn', 'DD.MM.YYYY HH24:MI'),
         (select string_agg(concat_ws(' ', s.city, s.address), ' ' order by s.position) from stop s where s.order_id = o.id),
         found.trip_number, found.drivers, found.buses,
         replace(to_char(found.price / 100.0, 'FM9999990.00'), '.', ','), $3::jsonb ->> found.reject_reason)),
       list_company = estonian_order(coalesce(nullif(o.company, ''), o.full_name)),
       list_price = coalesce(found.price, -1),
       list_driver = estonian_order(coalesce(found.main_driver, '')),
       list_trip_number = coalesce(found.trip_number, -1)
     from (
       select f.price, f.reject_reason, j.trip_number,
         (select concat_ws(' ', u.firstname, u.lastname)
            from driver_assignment a join "user" u on u.id = a.driver_id where a.job_id = j.id and a.position = 0) as main_driver,
         (select string_agg(concat_ws(' ', u.firstname, u.lastname), ' ' order by a.position)
            from driver_assignment a join "user" u on u.id = a.driver_id where a.job_id = j.id) as drivers,
         (select string_agg(b.name, ' ' order by a.position)
            from bus_assignment a join bus b on b.id = a.bus_id where a.job_id = j.id) as buses
       from (select $1::uuid as id) this
       left join job j on j.order_id = this.id
       left join lateral (select * from offer where order_id = this.id order by sent_at desc, id desc limit 1) f on true
     ) found
     where o.id = $1`,
    [orderId, JSON.stringify(typeWords), JSON.stringify(reasonWords)],
  );
}
