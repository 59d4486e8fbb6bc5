import type { Deps } from '../access/context';
import type { AskedFields } from '../platform/askedFields';
import { badInput } from '../platform/errors';
import { containsWord, wordsOf } from '../platform/search';
import type { ArchiveSort } from './enums';
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

/** Nobody turns to page thousand of a search, and counting every hit of a common word takes longer than finding ten. */
const maxCounted = 10_000;

/** The conditions on `"order" o` of a list and a search; $1 is the present moment. */
export function filterOf(name: LongListName, search: string | null | undefined): { where: string; words: string[] } {
  const words = wordsOf(search);
  const found = words.map((_, index) => containsWord('o.search', index + 2));
  return { where: ['o.deleted_at is null', longLists[name], ...found].join(' and '), words };
}

/** How a list is sorted, what stands in a cursor, and what comes after one. */
export function orderingOf(sort: ArchiveSort, descending: boolean) {
  const { sql, type } = sortKeys[sort];
  const orderBy = (down: boolean) => (down ? `${sql} desc, o.id desc` : `${sql}, o.id`);
  return {
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
  const { where, words } = filterOf(name, args.search);
  const { forward, backward, key, after } = orderingOf(args.sort, args.descending);
  let counting: Promise<Counted> | undefined;
  const counted = () => (counting ??= words.length > 0 ? countFound(deps, where, words) : countAll(deps, name));

  const cursor = args.after ? readCursor(args.after) : undefined;
  const page = args.page ?? 1;
  const { skipped, behind } = page > 1 ? placeOf(page, args.first, await counted()) : { skipped: 0 };
  // One more than asked for tells whether anything follows; from the end that is known.
  const ids =
    behind === undefined
      ? `order by ${forward} limit ${args.first + 1} offset ${skipped}`
      : `order by ${backward} limit ${args.first + Math.min(behind, 0)} offset ${Math.max(behind, 0)}`;
  const condition = cursor ? `${where} and ${after(words.length + 2)}` : where;
  const rows = await selectOrders(deps, 'admin', {
    // As an array the ids are found once, whatever the planner believes of tables that were never analysed.
    where: `o.id = any(array(select o.id from "order" o where ${condition} ${ids}))`,
    orderBy: forward,
    parameters: cursor ? [...words, cursor.key, cursor.id] : words,
    key,
    asked,
  });

  const nodes = rows.slice(0, args.first);
  const last = nodes.at(-1);
  const more = behind === undefined ? rows.length > nodes.length : behind > 0;
  const endCursor = last && more ? writeCursor(String(last.key), last.id) : null;
  return Object.assign(new OrderConnection(), { nodes, endCursor, counted });
}

/** How many rows stand before a page, the last one at most, and how many behind it when the end of the list is nearer. */
function placeOf(page: number, first: number, { total, totalIsCapped }: Counted): { skipped: number; behind?: number } {
  const pages = Math.max(1, Math.ceil(total / first));
  const skipped = (Math.min(page, pages) - 1) * first;
  const behind = total - skipped - first;
  return !totalIsCapped && behind < skipped ? { skipped, behind } : { skipped };
}

async function countAll(deps: Deps, name: LongListName): Promise<Counted> {
  return { total: await countListed(deps, name), totalIsCapped: false };
}

/** Of a search only the first ten thousand hits are counted. */
async function countFound(deps: Deps, where: string, words: string[]): Promise<Counted> {
  const [{ found } = { found: 0 }]: { found: number }[] = await deps.db.dataSource.query(
    `select count(*)::int as found
     from (select 1 from "order" o where $1::timestamptz is not null and ${where} limit ${maxCounted + 1}) hits`,
    [deps.clock.now(), ...words],
  );
  return { total: Math.min(found, maxCounted), totalIsCapped: found > maxCounted };
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
