import { toInSql } from '../../model/inSql';
import { unassignedStatuses } from '../../model/orders/orderStatus';
import type { Deps } from '../../access';
import type { Sql } from '../../platform/sql';
import { query, raw, sql } from '../../platform/sql';
import type { OrderSubscriber, Standing } from './orderEvents';

/**
 * Counts an order as one less of what it was and one more of what it is. Rows are only added, so that changes never wait for one
 * another here; `foldTally` adds them up.
 */
export const keepTally: OrderSubscriber = (event) => {
  if (event.type !== 'changed') return [];
  const { before, after } = event;
  if (before && after && before.status === after.status && toUtcDay(before.endsAt) === toUtcDay(after.endsAt))
    return [];
  const count = ({ status, endsAt }: Standing, orders: 1 | -1) =>
    sql`insert into order_tally (status, ends_on, orders) values (${status}, ${toUtcDay(endsAt)}, ${orders})`;
  return [...(before ? [count(before, -1)] : []), ...(after ? [count(after, 1)] : [])];
};

/** The lists that grow with the years. */
export type LongListName = 'archive' | 'rejectedOrders';

/** Open orders that ended before today are in the archive by their tally; those of today are counted one by one. */
const counts: Record<LongListName, (now: Date) => Sql> = {
  archive: (now) => sql`(select coalesce(sum(orders), 0) from order_tally
      where status in ('archived', 'expired')
        or (status ${raw(toInSql(unassignedStatuses))} and ends_on < ${toUtcDay(now)}::date))
    + (select count(*) from "order" where deleted_at is null and status ${raw(toInSql(unassignedStatuses))}
      and ends_at >= ${toUtcDay(now)}::date::timestamp at time zone 'UTC' and ends_at <= ${now})`,
  rejectedOrders: () => sql`(select coalesce(sum(orders), 0) from order_tally where status = 'rejected')`,
};

/** How many orders a whole long list has; as quick for a million as for ten. */
export async function countListed({ db, clock }: Deps, name: LongListName): Promise<number> {
  const [{ total } = { total: 0 }] = await query<{ total: number }>(
    db.dataSource.manager,
    sql`select (${counts[name](clock.now())})::int as total`,
  );
  return total;
}

/**
 * Adds up the tally of orders. Orders that ended long ago become one row a status: the day matters only until it has
 * passed everywhere.
 */
export async function foldTally({ db, clock }: Deps): Promise<void> {
  await db.dataSource.query(
    `with taken as (delete from order_tally returning status, ends_on, orders)
     insert into order_tally (status, ends_on, orders)
     select status, case when ends_on < $1::date - 7 then '-infinity' else ends_on end, sum(orders)
     from taken group by 1, 2 having sum(orders) <> 0`,
    [toUtcDay(clock.now())],
  );
}

const toUtcDay = (moment: Date): string => moment.toISOString().slice(0, 10);
