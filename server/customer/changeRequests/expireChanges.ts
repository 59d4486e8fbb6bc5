import type { Deps } from '../../access';
import type { OrderSubscriber } from '../../orders';
import { sql } from '../../platform/sql';

/** A change request about an order that is rejected, archived or gone waits for nobody. */
export const expireWithOrder: OrderSubscriber = (event) => {
  if (event.type !== 'changed' || (event.after && ['new', 'answered', 'accepted', 'job'].includes(event.after.status)))
    return [];
  return [
    sql`update change_request set status = 'expired' where order_id = ${event.order.id} and status in ('open', 'priced')`,
  ];
};

/** The same of trips that are over; safe in several copies at once. Returns how many. */
export async function expireAfterTrips(deps: Deps): Promise<number> {
  const rows: [unknown, number] = await deps.db.dataSource.query(
    `update change_request c set status = 'expired' from "order" o
     where o.id = c.order_id and c.status in ('open', 'priced') and o.ends_at <= $1`,
    [deps.clock.now()],
  );
  return rows[1];
}
