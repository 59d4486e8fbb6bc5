import type { Deps } from '../../access';
import type { SelectedFields } from '../../platform/api/selectedFields';
import { badInput } from '../../texts/messages';
import { containsWord, wordsOf } from '../../platform/api/search';
import { readCursor, withCursor, writeCursor } from './cursor';
import type { ArchiveSort } from '../types/enums';
import { findOrders } from './findOrders';
import { selectOrders } from './orderRows';
import type { Counted } from '../types/orderTypes';
import { OrderConnection } from '../types/orderTypes';
import type { LongListName } from '../lifecycle/orderTally';
import { countListed } from '../lifecycle/orderTally';

export interface LongListArgs {
  first: number;
  after?: string | null;
  page?: number | null;
  sort: ArchiveSort;
  descending: boolean;
  search?: string | null;
}

/** Archived jobs, and orders whose trip ended without becoming a job; rejected orders have a list of their own. */
const longLists: Record<LongListName, string> = {
  archive: `(l.status in ('archived', 'expired') or (l.status in ('new', 'answered', 'accepted') and l.ends_at <= $1))`,
  rejectedOrders: `l.status = 'rejected'`,
};

/** What each sort compares: never null, so that a cursor can stand on it, and with an index (orderListing.entity.ts). */
const sortKeys: Record<ArchiveSort, { sql: string; type: string }> = {
  start: { sql: 'l.starts_at', type: 'timestamptz' },
  company: { sql: 'l.company_key', type: 'text' },
  price: { sql: 'l.price_key', type: 'integer' },
  driver: { sql: 'l.driver_key', type: 'text' },
  tripNumber: { sql: 'l.trip_number_key', type: 'integer' },
};

/** The conditions on `order_listing l` of a list and of a search in it; $1 is the present moment, the words follow. */
export function filterOf(name: LongListName, search: string | null | undefined) {
  const words = wordsOf(search);
  const listed = `not l.deleted and ${longLists[name]}`;
  const contains = words.map((_, index) => containsWord('l.search_document', index + 2)).join(' and ');
  return { listed, contains, where: contains ? `${listed} and ${contains}` : listed, words };
}

/** How a list is sorted, what stands in a cursor, and what comes after one. */
export function orderingOf(sort: ArchiveSort, descending: boolean) {
  const { sql, type } = sortKeys[sort];
  const orderBy = (down: boolean) => (down ? `${sql} desc, l.order_id desc` : `${sql}, l.order_id`);
  return {
    column: sql,
    forward: orderBy(descending),
    backward: orderBy(!descending),
    key: `(${sql})::text`,
    /** The cursor's key and id are the parameters with this number and the next. */
    after: (parameter: number) =>
      `(${sql}, l.order_id) ${descending ? '<' : '>'} ($${parameter}::${type}, $${parameter + 1}::uuid)`,
  };
}

/**
 * A part of the archive or of the rejected orders: the page with a number, or what follows a cursor. By cursor it is as
 * quick at the end as at the beginning; a page is reached over the index alone, from the nearer end of the list.
 * Errors: BAD_USER_INPUT for a cursor that is none of ours, or page and cursor together.
 */
export async function longList(
  deps: Deps,
  name: LongListName,
  args: LongListArgs,
  selected: SelectedFields = {},
): Promise<OrderConnection> {
  if (args.after && args.page) throw badInput('list.pageAndCursor', 'page');
  const { forward, key } = orderingOf(args.sort, args.descending);
  const partOf = wordsOf(args.search).length > 0 ? foundPart : listedPart;
  const { rows, more, counted } = await withCursor(args.after, async () => {
    const { ids, parameters, ...part } = await partOf(deps, name, args);
    const join = 'join order_listing l on l.order_id = o.id';
    const where = `o.id = any(${ids})`;
    return {
      ...part,
      rows: await selectOrders(deps, 'admin', { join, where, orderBy: forward, parameters, key, selected }),
    };
  });

  const nodes = rows.slice(0, args.first);
  const last = nodes.at(-1);
  const endCursor =
    last && (more ?? rows.length > nodes.length)
      ? writeCursor(args.sort, { key: String(last.key), id: last.id })
      : null;
  return Object.assign(new OrderConnection(), { nodes, endCursor, counted });
}

interface Part {
  /** SQL: an array. Without `more` it has one id too many when anything follows. */
  ids: string;
  parameters: unknown[];
  more?: boolean;
  counted: () => Promise<Counted>;
}

async function listedPart(
  deps: Deps,
  name: LongListName,
  { first, page, after, sort, descending }: LongListArgs,
): Promise<Part> {
  const { listed } = filterOf(name, null);
  const ordering = orderingOf(sort, descending);
  const counted = once(async () => ({ total: await countListed(deps, name), totalIsCapped: false }));
  // As an array the ids are found once, whatever the planner believes of tables that were never analysed.
  const idsOf = (where: string, order: string, limit: number, offset = 0) =>
    `array(select l.order_id from order_listing l where ${where} order by ${order} limit ${limit} offset ${offset})`;

  if (after) {
    const { key, id } = readCursor(sort, after);
    const ids = idsOf(`${listed} and ${ordering.after(2)}`, ordering.forward, first + 1);
    return { ids, parameters: [key, id], counted };
  }
  if (!page || page === 1) return { ids: idsOf(listed, ordering.forward, first + 1), parameters: [], counted };
  const { total } = await counted();
  const skipped = skippedBy(page, first, total);
  const behind = total - skipped - first;
  const ids =
    behind < skipped
      ? idsOf(listed, ordering.backward, first + Math.min(behind, 0), Math.max(behind, 0))
      : idsOf(listed, ordering.forward, first, skipped);
  return { ids, parameters: [], more: behind > 0, counted };
}

async function foundPart(deps: Deps, name: LongListName, args: LongListArgs): Promise<Part> {
  const { first, page, after, sort, descending } = args;
  const { listed, contains, words } = filterOf(name, args.search);
  const ordering = orderingOf(sort, descending);
  const search = { listed, contains, parameters: words, ...ordering };
  const find = (skipped: number) => findOrders(deps, search, skipped, first);

  if (after) {
    const { key, id } = readCursor(sort, after);
    const behind = `${listed} and ${ordering.after(words.length + 2)}`;
    const { ids } = await findOrders(deps, { ...search, listed: behind, parameters: [...words, key, id] }, 0, first);
    return { ids: '$2', parameters: [ids], counted: once(() => find(0)) };
  }
  let found = await find(((page ?? 1) - 1) * first);
  if (found.ids.length === 0 && found.total > 0) found = await find(skippedBy(page ?? 1, first, found.total));
  return { ids: '$2', parameters: [found.ids], counted: async () => found };
}

/** How many rows stand before a page; beyond the end, before the last one. */
const skippedBy = (page: number, first: number, total: number): number =>
  (Math.min(page, Math.max(1, Math.ceil(total / first))) - 1) * first;

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => (result ??= work());
}
