import { toInSql } from '../../model/inSql';
import { unassignedStatuses } from '../../model/orders/orderStatus';
import type { Deps } from '../../access';
import type { SelectedFields } from '../../platform/api/selectedFields';
import { badInput } from '../../texts/messages';
import { selectContainsWord, splitWords } from '../../platform/api/search';
import type { Sql } from '../../platform/sql';
import { joinSql, raw, sql } from '../../platform/sql';
import type { ListCursor } from '../../platform/api/listCursor';
import { readCursor, checkCursor, writeCursor } from '../../platform/api/listCursor';
import type { ArchiveSort } from '../types/enums';
import type { LongListArgs } from '../types/longListArgs';
import { findOrders } from './findOrders';
import { selectOrders } from './orderRows';
import type { Counted } from '../types/orderTypes';
import { OrderConnection } from '../types/orderTypes';
import type { LongListName } from '../lifecycle/orderTally';
import { countListed } from '../lifecycle/orderTally';

/** Archived jobs, and orders whose trip ended without becoming a job; rejected orders have a separate list. */
const longLists: Record<LongListName, (now: Date) => Sql> = {
  archive: (now) => sql`(l.status in ('archived', 'expired')
    or (l.status ${raw(toInSql(unassignedStatuses))} and l.ends_at <= ${now}))`,
  rejectedOrders: () => sql`l.status = 'rejected'`,
};

/** The compared values of each sort: never null, so that a cursor can use them, and indexed (orderListing.entity.ts). */
const sortKeys: Record<ArchiveSort, { column: string; type: string }> = {
  start: { column: 'l.starts_at', type: 'timestamptz' },
  company: { column: 'l.company_key', type: 'text' },
  price: { column: 'l.price_key', type: 'integer' },
  driver: { column: 'l.driver_key', type: 'text' },
  tripNumber: { column: 'l.trip_number_key', type: 'integer' },
};

/** The conditions on `order_listing l` of a list and of a search in it; `contains` is undefined without words. */
export function toFilter(name: LongListName, search: string | null | undefined, now: Date) {
  const words = splitWords(search);
  const listed = sql`not l.deleted and ${longLists[name](now)}`;
  if (words.length === 0) return { listed, contains: undefined, where: listed };
  const conditions = words.map((word) => selectContainsWord('l.search_document', word));
  const contains = joinSql(conditions, ' and ');
  return { listed, contains, where: sql`${listed} and ${contains}` };
}

/** How a list is sorted, what stands in a cursor, and what comes after one. */
export function toOrdering(sort: ArchiveSort, descending: boolean) {
  const { column, type } = sortKeys[sort];
  const orderBy = (down: boolean) => (down ? `${column} desc, l.order_id desc` : `${column}, l.order_id`);
  const behind = raw(`(${column}, l.order_id) ${descending ? '<' : '>'}`);
  return {
    column,
    forward: orderBy(descending),
    backward: orderBy(!descending),
    key: `(${column})::text`,
    after: (cursor: ListCursor) => sql`${behind} (${cursor.key}::${raw(type)}, ${cursor.id}::uuid)`,
  };
}

/**
 * A part of the archive or of the rejected orders: the page with a number, or what follows a cursor. By cursor it is as
 * quick at the end as at the beginning; a page is reached over the index alone, from the nearer end of the list.
 * Errors: BAD_USER_INPUT for a cursor that is none of ours, or page and cursor together.
 */
export async function readLongList(
  deps: Deps,
  name: LongListName,
  args: LongListArgs,
  selected: SelectedFields = {},
): Promise<OrderConnection> {
  if (args.after && args.page) throw badInput('list.pageAndCursor', 'page');
  const { forward, key } = toOrdering(args.sort, args.descending);
  const readPart = splitWords(args.search).length > 0 ? findPart : readListedPart;
  const { rows, more, counted } = await checkCursor(args.after, async () => {
    const { ids, ...part } = await readPart(deps, name, args);
    const join = sql`join order_listing l on l.order_id = o.id`;
    const where = sql`o.id = any(${ids})`;
    return { ...part, rows: await selectOrders(deps, 'admin', { join, where, orderBy: forward, key, selected }) };
  });

  const nodes = rows.slice(0, args.first);
  const last = nodes.at(-1);
  const endCursor =
    last && (more ?? rows.length > nodes.length)
      ? writeCursor(args.sort, { key: String(last.key), id: last.id })
      : null;
  return Object.assign(new OrderConnection(), { nodes, endCursor, counted });
}

interface ListPart {
  /** An array, or SQL for one. Without `more` it has one id too many when anything follows. */
  ids: string[] | Sql;
  more?: boolean;
  counted: () => Promise<Counted>;
}

async function readListedPart(
  deps: Deps,
  name: LongListName,
  { first, page, after, sort, descending }: LongListArgs,
): Promise<ListPart> {
  const { listed } = toFilter(name, null, deps.clock.now());
  const ordering = toOrdering(sort, descending);
  const countRows = runOnce(async () => ({ total: await countListed(deps, name), totalIsCapped: false }));
  // As an array the ids are found once, whatever the planner believes of tables that were never analysed.
  const selectIds = (where: Sql, order: string, limit: number, offset = 0) =>
    sql`array(select l.order_id from order_listing l where ${where} order by ${raw(order)} limit ${limit} offset ${offset})`;

  if (after) {
    const behind = sql`${listed} and ${ordering.after(readCursor(sort, after))}`;
    return { ids: selectIds(behind, ordering.forward, first + 1), counted: countRows };
  }
  if (!page || page === 1) return { ids: selectIds(listed, ordering.forward, first + 1), counted: countRows };
  const { total } = await countRows();
  const skipped = countSkipped(page, first, total);
  const behind = total - skipped - first;
  const ids =
    behind < skipped
      ? selectIds(listed, ordering.backward, first + Math.min(behind, 0), Math.max(behind, 0))
      : selectIds(listed, ordering.forward, first, skipped);
  return { ids, more: behind > 0, counted: countRows };
}

async function findPart(deps: Deps, name: LongListName, args: LongListArgs): Promise<ListPart> {
  const { first, page, after, sort, descending } = args;
  const { listed, contains = raw('true') } = toFilter(name, args.search, deps.clock.now());
  const ordering = toOrdering(sort, descending);
  const search = { listed, contains, ...ordering };
  const find = (skipped: number) => findOrders(deps, search, skipped, first);

  if (after) {
    const behind = sql`${listed} and ${ordering.after(readCursor(sort, after))}`;
    const { ids } = await findOrders(deps, { ...search, listed: behind }, 0, first);
    return { ids, counted: runOnce(() => find(0)) };
  }
  let found = await find(((page ?? 1) - 1) * first);
  if (found.ids.length === 0 && found.total > 0) found = await find(countSkipped(page ?? 1, first, found.total));
  return { ids: found.ids, counted: async () => found };
}

/** How many rows stand before a page; beyond the end, before the last one. */
const countSkipped = (page: number, first: number, total: number): number =>
  (Math.min(page, Math.max(1, Math.ceil(total / first))) - 1) * first;

function runOnce<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => (result ??= work());
}
