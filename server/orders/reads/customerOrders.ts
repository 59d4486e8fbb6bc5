import type { Deps } from '../../access';
import { checkCursor, readCursor, writeCursor } from '../../platform/api/listCursor';
import type { SelectedFields } from '../../platform/api/selectedFields';
import { query, raw, sql } from '../../platform/sql';
import { OrderConnection } from '../types/orderTypes';
import { selectOrders } from './orderRows';

const SORT = 'start';

/** The orders that are tied to a customer, the latest trip first. Errors: BAD_USER_INPUT for a cursor that is none of ours. */
export async function readCustomerOrders(
  deps: Deps,
  { customerId, after, first }: { customerId: string; after?: string | null; first: number },
  selected: SelectedFields = {},
): Promise<OrderConnection> {
  const cursor = after ? readCursor(SORT, after) : undefined;
  const behind = cursor ? sql`and (o.starts_at, o.id) < (${cursor.key}::timestamptz, ${cursor.id}::uuid)` : raw('');
  const rows = await checkCursor(after, () =>
    selectOrders(deps, 'admin', {
      where: sql`o.customer_id = ${customerId} ${behind}`,
      orderBy: 'o.starts_at desc, o.id desc',
      limit: first + 1,
      key: 'o.starts_at::text',
      selected: { ...selected.nodes, id: {} },
    }),
  );
  const nodes = rows.slice(0, first);
  const last = nodes.at(-1);
  const endCursor = last && rows.length > first ? writeCursor(SORT, { key: String(last.key), id: last.id }) : null;
  return Object.assign(new OrderConnection(), {
    nodes,
    endCursor,
    counted: async () => ({ total: await countOrders(deps, customerId), totalIsCapped: false }),
  });
}

async function countOrders({ db }: Deps, customerId: string): Promise<number> {
  const [row] = await query<{ count: number }>(
    db.dataSource,
    sql`select count(*)::int as count from "order" where customer_id = ${customerId} and deleted_at is null`,
  );
  return row?.count ?? 0;
}
