import { In } from 'typeorm';
import type { Deps } from '../../access';
import { Order } from '../../model/orders/order.entity';
import { query, sql } from '../../platform/sql';
import { listReasons } from './passengers';

/** Lists orders that leave within a week and need a passenger list, while nobody has named any passenger. */
export async function listMissingPassengers({ db }: Pick<Deps, 'db'>, now: Date): Promise<string[]> {
  const { manager } = db.dataSource;
  const rows = await query<{ id: string; wanted: boolean }>(
    manager,
    sql`select o.id, coalesce(l.wanted, false) as wanted from "order" o left join passenger_list l on l.order_id = o.id
        where o.status in ('accepted', 'job') and o.deleted_at is null
          and o.starts_at > ${now} and o.starts_at < ${now}::timestamptz + interval '7 days'
          and not exists (select from passenger p where p.order_id = o.id)`,
  );
  const orders = await manager.find(Order, {
    where: { id: In(rows.map(({ id }) => id)) },
    relations: { stops: true },
  });
  const wanted = new Set(rows.filter((row) => row.wanted).map(({ id }) => id));
  return orders.filter((order) => listReasons(order, order.stops, wanted.has(order.id)).length > 0).map(({ id }) => id);
}
