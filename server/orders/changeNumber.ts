import type { EntityManager } from 'typeorm';
import type { OrderStatus } from './lifecycle';
import type { Order } from './order.entity';

const booked: OrderStatus[] = ['accepted', 'job', 'archived'];

/**
 * Gives the change of an order that is or was accepted its place among all such changes. The counter's row stays locked
 * until the transaction ends, so numbers become visible in their order: who has read up to a number has missed nothing
 * below it. Times and sequences cannot promise that, since they are taken before the commit. Call it last, so that others
 * wait as shortly as can be.
 */
export async function numberChange(manager: EntityManager, order: Order, now: Date): Promise<void> {
  if (order.changeNumber === null && !booked.includes(order.status)) return;
  await manager.query(
    `with next as (update counter set value = value + 1 where name = 'change' returning value)
     update "order" o set change_number = next.value, changed_at = $2 from next where o.id = $1`,
    [order.id, now],
  );
}
