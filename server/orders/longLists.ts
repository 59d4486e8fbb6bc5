import type { Deps } from '../access/context';
import type { AskedFields } from '../platform/askedFields';
import { badInput } from '../platform/errors';
import { containsWord, wordsOf } from '../platform/search';
import type { ArchiveSort } from './enums';
import { findOrders } from './findOrders';
import { selectOrders } from './orderRows';
import type { Counted } from './orderTypes';
import { OrderConnection } from './orderTypes';
import { countListed } from './orderTally';

export interface LongListArgs {
  first: number;
  after?: string | null;
  page?: number | null;
  sort: ArchiveSort;
  descending: boolean;
  search?: string | null;
}

/** Archived jobs, and orders whose trip ended without becoming a job; rejected orders have a list of their own. */
const longLists = {
  archive: `(o.status = 'archived' or (o.status in ('new', 'answered', 'accepted') and o.ends_at <= $1))`,
  rejectedOrders: `o.status = 'rejected'`,
};
export type LongListName = keyof typeof longLists;

/** What each sort compares: never null, so that a cursor can stand on it, and with an index (listKeys.ts). */
const sortKeys: Record<ArchiveSort, { sql: string; type: string }> = {
  start: { sql: 'o.starts_at', type: 'timestamptz' },
  company: { sql: 'o.list_company', type: 'text' },
  price: { sql: 'o.list_price', type: 'integer' },
  driver: { sql: 'o.list_driver', type: 'text' },
  tripNumber: { sql: 'o.list_trip_number', type: 'integer' },
};

/** The conditions on `"order" o` of a list and of a search in it; $1 is the present moment, the words follow. */
export function filterOf(name: LongListName, search: string | null | undefined) {
  const words = wordsOf(search);
  const listed = `o.deleted_at is null and ${longLists[name]}`;
  const contains = words.map((_, index) => containsWord('o.search', index + 2)).join(' and ');
  return { listed, contains, where: contains ? `${listed} and ${contains}` : listed, words };
}

/** How a list is sorted, what stands in a cursor, and what comes after one. */
export function orderingOf(sort: ArchiveSort, descending: boolean) {
  const { sql, type } = sortKeys[sort];
  const orderBy = (down: boolean) => (down ? `${sql} desc, o.id desc` : `${sql}, o.id`);
  return {
    column: sql,
    forward: orderBy(descending),
    backward: orderBy(!descending),
    key: `(${sql})::text`,
    /** The cursor's key and id are the parameters with this number and the next. */
    after: (parameter: number) =>
      `(${sql}, o.id) ${descending ? '<' : '>'} ($${parameter}::${type}, $${parameter + 1}::uuid)`,
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
  asked: AskedFields = {},
): Promise<OrderConnection> {
  if (args.after && args.page) throw badInput('Palun andke kas lehe number või leheviit', 'page');
  const { forward, key } = orderingOf(args.sort, args.descending);
  const { ids, parameters, more, counted } = await (wordsOf(args.search).length > 0 ? foundPart : listedPart)(
    deps,
    name,
    args,
  );
  const rows = await selectOrders(deps, 'admin', {
    where: `o.id = any(${ids})`,
    orderBy: forward,
    parameters,
    key,
    asked,
  });

  const nodes = rows.slice(0, args.first);
  const last = nodes.at(-1);
  const endCursor = last && (more ?? rows.length > nodes.length) ? writeCursor(String(last.key), last.id) : null;
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
    `array(select o.id from "order" o where ${where} order by ${order} limit ${limit} offset ${offset})`;

  if (after) {
    const { key, id } = readCursor(after);
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
    const { key, id } = readCursor(after);
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

const writeCursor = (key: string, id: string): string => Buffer.from(JSON.stringify([key, id])).toString('base64url');

function readCursor(after: string): { key: string; id: string } {
  try {
    const [key, id]: unknown[] = JSON.parse(Buffer.from(after, 'base64url').toString());
    if (typeof key === 'string' && typeof id === 'string' && /^[0-9a-f-]{36}$/.test(id)) return { key, id };
  } catch {
    // not a cursor of ours; answered below
  }
  throw badInput('Vigane leheviit', 'after');
}
