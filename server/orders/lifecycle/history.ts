import { isDeepStrictEqual } from 'node:util';
import { sql } from '../../platform/sql';
import type { OrderSubscriber } from './orderEvents';
import type { Order } from '../../model/orders/order.entity';

/** Adds who did what and when to the history (docs/product.md, "Lifecycle"). Rows are only ever added, and only here. */
export const keepHistory: OrderSubscriber = (event) => {
  if (event.type !== 'changed' && event.type !== 'recorded') return [];
  const { eventId, order, at, action, actor, fromStatus, status, version, changes } = event;
  return [
    sql`insert into order_event (id, order_id, at, action, actor, user_id, from_status, to_status, version, changes)
        values (${eventId}, ${order.id}, ${at}, ${action}, ${actor.kind}, ${actor.userId}, ${fromStatus}, ${status}, ${version},
          ${JSON.stringify(changes)})`,
  ];
};

/** As the database gives it back, which orders the keys of jsonb in its own way. */
const toJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

const bookkeeping = ['version', 'status', 'inquiryHash', 'formKeyHash', 'customerId'];

/** The fields of an order that differ, with [before, after]. */
export function listChangedFields(before: Order, after: Order): Record<string, unknown> {
  const pairs = Object.entries(after)
    .filter(([field]) => !bookkeeping.includes(field))
    .map(([field, value]) => [field, before[field as keyof Order], value] as const)
    .filter(([, old, value]) => !isDeepStrictEqual(toJson(old), toJson(value)));
  return Object.fromEntries(pairs.map(([field, old, value]) => [field, [old ?? null, value]]));
}
