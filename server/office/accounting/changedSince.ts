import type { Deps } from '../../access';
import type { OrderSubscriber, OrdersImported } from '../../orders';
import type { Subscriber } from '../../platform/events';
import { isBooked } from '../../model/orders/orderStatus';
import { query, sql } from '../../platform/sql';

/**
 * Marks that an order which is or was accepted has changed. Its number is given when somebody pulls, so that changes of different
 * orders have no lock in common (docs/decisions/changed-since.md).
 */
export const keepAccountingChange: OrderSubscriber = (event) => {
  if (event.type !== 'changed') return [];
  const { order, status, eventId, at } = event;
  return [
    sql`insert into accounting_change (order_id, number, event_id, changed_at)
        select ${order.id}::uuid, null, ${eventId}::uuid, ${at}::timestamptz
        where ${isBooked(status)}::boolean or exists (select from accounting_change where order_id = ${order.id}::uuid)
        on conflict (order_id) do update set number = null, event_id = excluded.event_id, changed_at = excluded.changed_at`,
  ];
};

/**
 * The same of orders that a file brought in. Those that are over were invoiced by the former system, so the accountant does
 * not get them.
 */
export const keepImportedForAccounting: Subscriber<OrdersImported> = ({ action, at, orders }) => {
  const rows = orders
    .filter(({ endsAt }) => action === 'undoImport' || endsAt > at)
    .map(({ id, eventId }) => ({ id, event_id: eventId }));
  return [
    sql`insert into accounting_change (order_id, number, event_id, changed_at)
        select r.id, null, r.event_id, ${at}::timestamptz
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, event_id uuid)
        where ${action === 'import'}::boolean or exists (select from accounting_change c where c.order_id = r.id)
        on conflict (order_id) do update set number = null, event_id = excluded.event_id, changed_at = excluded.changed_at`,
  ];
};

/**
 * Numbers the changes committed since the last pull, so that a reader has missed nothing below its number. A later
 * commit gets a higher number, however long ago it began. The statement holds the counter until its commit, so numbers
 * become visible in their order. An order that is changing right now is left for the next pull.
 */
export async function numberChanges({ db }: Deps): Promise<void> {
  const { manager } = db.dataSource;
  const [row] = await query<{ pending: boolean }>(
    manager,
    sql`select exists (select from accounting_change where number is null) as pending`,
  );
  if (!row?.pending) return;
  await query(
    manager,
    sql`with pending as (
         select order_id, changed_at, event_id from accounting_change where number is null for update skip locked),
       numbered as (select order_id, row_number() over (order by changed_at, event_id) as place from pending),
       last as (update counter set value = value + (select count(*) from pending) where name = 'change' returning value)
       update accounting_change c set number = last.value - (select count(*) from pending) + numbered.place
       from numbered, last where c.order_id = numbered.order_id`,
  );
}
