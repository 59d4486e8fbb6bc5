import { toInSql } from '../../model/inSql';
import { openStatuses } from '../../model/orders/orderStatus';
import type { Deps } from '../../access';

/**
 * A trip that is over moves to other lists without a change: open pages hear of those that ended since the last look.
 * Of several copies of the server one looks at each minute. Returns whether there were any.
 */
export async function logTripsOver({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<boolean> {
  const told: unknown[] = await db.dataSource.query(
    `with former as (select value from counter where name = 'liveTripsOver' for update),
     claimed as (
       update counter set value = $1::int from former where name = 'liveTripsOver' and former.value < $1::int
       returning to_timestamp(former.value * 60.0) as since, to_timestamp($1::int * 60.0) as until)
     insert into live_change (transaction, lists, order_id, version, driver_ids)
     select pg_current_xact_id()::text::bigint,
       case o.status when 'job' then '{jobs,feedback}' when 'new' then '{newOrders,archive}' when 'answered' then '{answeredOrders,archive}'
         else '{acceptedOrders,archive}' end::text[],
       o.id, o.version, array(select a.driver_id from driver_assignment a join job j on j.id = a.job_id where j.order_id = o.id and a.confirmation <> 'declined')
     from claimed, "order" o
     where o.deleted_at is null and o.status ${toInSql(openStatuses)} and o.ends_at > claimed.since and o.ends_at <= claimed.until
     returning id`,
    [Math.floor(clock.now().getTime() / 60_000)],
  );
  return told.length > 0;
}
