import type { Deps } from '../../access';
import type { Sql } from '../../platform/sql';
import { query, raw, sql } from '../../platform/sql';
import type { Counted } from '../types/orderTypes';

/** The searched columns. */
export interface Search {
  /** Conditions on `order_listing l` for standing in the list at all, and behind the cursor, when there is one. */
  listed: Sql;
  /** Conditions for containing what is searched for. */
  contains: Sql;
  /** The sort key that the list is sorted by, and the whole order by. */
  column: string;
  forward: string;
}

export interface FoundOrders extends Counted {
  ids: string[];
}

/** The nearest orders that tell whether what is searched for is common. */
const SAMPLE = 1000;
/** A search with this many hits in the sample is common: from a million orders the index would bring ten thousand. */
const COMMON_IN_SAMPLE = 10;
/** The most orders that are looked through one by one. This takes no longer in a list of a million. */
const NEAREST = 10_000;
/** Counting stops this many pages after the requested one. */
const PAGES_AHEAD = 5;

/**
 * A part of what a search finds, in the order of the list: one more than `first` tells whether anything follows. Common
 * words are found among the nearest orders, and more than those are not counted then; rare ones by the index of words,
 * with all that there are.
 */
export async function findOrders(deps: Deps, search: Search, skip: number, first: number): Promise<FoundOrders> {
  const sample = await findAmongNearest(deps, search, { most: SAMPLE, skip, first });
  if (sample.looked < SAMPLE) return { ...sample, totalIsCapped: false };
  if (sample.total >= COMMON_IN_SAMPLE) {
    const near = await findAmongNearest(deps, search, { most: NEAREST, skip, first });
    if (near.looked < NEAREST) return { ...near, totalIsCapped: false };
    if (near.total >= skip + PAGES_AHEAD * first) return { ...near, totalIsCapped: true };
  }
  return { ...(await findAmongAll(deps, search, skip, first)), totalIsCapped: false };
}

interface FoundPart {
  ids: string[];
  total: number;
}

async function findAmongNearest(
  { db }: Deps,
  { listed, contains, forward }: Search,
  { most, skip, first }: { most: number; skip: number; first: number },
): Promise<FoundPart & { looked: number }> {
  const [part = { ids: [], total: 0, looked: 0 }] = await query<FoundPart & { looked: number }>(
    db.dataSource.manager,
    sql`select count(*)::int as looked, (count(*) filter (where matches))::int as total,
          coalesce((array_agg(order_id) filter (where matches))[${raw(`${skip + 1}:${skip + first + 1}`)}], '{}') as ids
        from (select l.order_id, ${contains} as matches
          from (select l.order_id, l.search_document from order_listing l
            where ${listed} order by ${raw(forward)} limit ${raw(String(most))}) l) l`,
  );
  return part;
}

async function findAmongAll(
  { db }: Deps,
  { listed, contains, column, forward }: Search,
  skip: number,
  first: number,
): Promise<FoundPart> {
  const [part = { ids: [], total: 0 }] = await query<FoundPart>(
    db.dataSource.manager,
    sql`with hit as materialized (
          select l.order_id, ${raw(column)} from order_listing l where ${listed} and ${contains})
        select (select count(*) from hit)::int as total,
          array(select l.order_id from hit l order by ${raw(forward)} offset ${skip} limit ${first + 1}) as ids`,
  );
  return part;
}
