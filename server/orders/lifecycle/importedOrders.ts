import { Topic } from '../../platform/events';
import type { Subscriber } from '../../platform/events';
import type { OrderStatus } from '../../model/orders/orderStatus';
import { sql } from '../../platform/sql';
import { selectListing } from './listing';

/** One order that a file brought in, or that was taken back with its file. */
export interface ImportedOrder {
  id: string;
  eventId: string;
  status: OrderStatus;
  endsAt: Date;
}

/**
 * Some orders of a file. They are not announced one by one: no e-mail, webhook or driver hears of a trip that was agreed
 * elsewhere.
 */
export interface OrdersImported {
  action: 'import' | 'undoImport';
  /** Number of the batch. */
  batch: number;
  at: Date;
  userId: string;
  orders: readonly ImportedOrder[];
}

export const ordersImported = new Topic<OrdersImported>('ordersImported');

/** Writes history, listing and tally of imported orders, a statement each for all of them. */
export const keepImported: Subscriber<OrdersImported> = ({ action, batch, at, userId, orders }) => {
  const isImport = action === 'import';
  const rows = orders.map(({ id, eventId, status, endsAt }) => ({ id, event_id: eventId, status, ends_at: endsAt }));
  const given = JSON.stringify(rows);
  return [
    sql`insert into order_event (id, order_id, at, action, actor, user_id, from_status, to_status, version, changes)
        select event_id, id, ${at}::timestamptz, ${action}, 'admin', ${userId}::uuid,
          case when ${isImport}::boolean then null else status end, status, ${isImport ? 1 : 2}::int, ${JSON.stringify({ batch: [null, batch] })}::jsonb
        from jsonb_to_recordset(${given}::jsonb) as r(id uuid, event_id uuid, status varchar)`,
    selectListing(orders.map(({ id }) => id)),
    sql`insert into order_tally (status, ends_on, orders)
        select status, (ends_at at time zone 'UTC')::date, ${isImport ? 1 : -1}::int * count(*)
        from jsonb_to_recordset(${given}::jsonb) as r(status varchar, ends_at timestamptz) group by 1, 2`,
  ];
};
