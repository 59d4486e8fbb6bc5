import type { OrderDomainEvent, OrderSubscriber, OrdersImported } from '../../orders';
import type { Subscriber } from '../../platform/events';
import { sql } from '../../platform/sql';
import { LiveList } from './liveTypes';

type Changed = Extract<OrderDomainEvent, { type: 'changed' | 'recorded' }>;

const listOf: Record<Extract<OrderDomainEvent, { type: 'changed' }>['status'], LiveList> = {
  new: LiveList.newOrders,
  answered: LiveList.answeredOrders,
  accepted: LiveList.acceptedOrders,
  job: LiveList.jobs,
  archived: LiveList.archive,
  rejected: LiveList.rejectedOrders,
  expired: LiveList.archive,
};

/**
 * Notes a change for open pages; all servers hear of it after the commit (`notifyServers.ts`). Drivers hear of jobs
 * that are theirs, or were until now. A driver who declined hears of nothing after that.
 */
export const keepLive: OrderSubscriber = (event) => {
  if (event.type !== 'changed' && event.type !== 'recorded') return [];
  const { order, status, fromStatus, version } = event;
  if (event.type === 'recorded' && event.action.startsWith('plan')) return [selectMovedInPlan(order.id, version)];
  const lists = new Set([...(fromStatus ? [listOf[fromStatus]] : []), listOf[status]]);
  if (event.type === 'recorded') lists.add(LiveList.feedback);
  return [
    sql`insert into live_change (transaction, lists, order_id, version, driver_ids)
        select pg_current_xact_id()::text::bigint, ${[...lists]}::text[], ${order.id}::uuid, ${version}::int,
          ${listFormerDrivers(event)}::uuid[] || array(
            select a.driver_id from driver_assignment a join job j on j.id = a.job_id
            where j.order_id = ${order.id}::uuid and a.confirmation <> 'declined')`,
  ];
};

/** Orders that a file brings in or takes back: open lists of the office load once. */
export const keepImportedLive: Subscriber<OrdersImported> = ({ orders }) => {
  const lists = new Set(orders.map(({ status }) => listOf[status]));
  return [
    sql`insert into live_change (transaction, lists)
        values (pg_current_xact_id()::text::bigint, ${[...lists, LiveList.plan]}::text[])`,
  ];
};

/** A move is a draft: drivers do not hear of it. */
const selectMovedInPlan = (orderId: string, version: number) =>
  sql`insert into live_change (transaction, lists, order_id, version, driver_ids)
      values (pg_current_xact_id()::text::bigint, ${[LiveList.plan]}::text[], ${orderId}::uuid, ${version}::int, '{}')`;

/** The drivers of a job that this change took away: the former crew, or the one who declines. */
function listFormerDrivers({ action, actor, changes }: Changed): string[] {
  if (action === 'confirmJob') return actor.userId ? [actor.userId] : [];
  const [before]: unknown[] = Array.isArray(changes.drivers) ? changes.drivers : [];
  return Array.isArray(before) ? (before as { id: string }[]).map(({ id }) => id) : [];
}
