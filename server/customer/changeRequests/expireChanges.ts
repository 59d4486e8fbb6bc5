import type { Deps } from '../../access';
import type { OrderSubscriber } from '../../orders';
import { isOpen } from '../../model/orders/orderStatus';
import { sql } from '../../platform/sql';
import { changeStates } from './changeStates';

const { expire } = changeStates;

/** A change request about an order that is rejected, archived or gone waits for nobody. */
export const expireWithOrder: OrderSubscriber = (event) => {
  if (event.type !== 'changed' || (event.after && isOpen(event.after.status))) return [];
  return [
    sql`update change_request set status = ${expire.to} where order_id = ${event.order.id} and status = any(${expire.from})`,
  ];
};

/** The same of trips that are over; safe in several copies at once. Returns how many. */
export async function expireAfterTrips(deps: Deps): Promise<number> {
  const rows: [unknown, number] = await deps.db.dataSource.query(
    `update change_request c set status = $2 from "order" o
     where o.id = c.order_id and c.status = any($3) and o.ends_at <= $1`,
    [deps.clock.now(), expire.to, expire.from],
  );
  return rows[1];
}
