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
const SAMPLE = 500;
/** The most orders that are looked through one by one. This takes no longer in a list of a million. */
const NEAREST = 10_000;
/** Counting stops this many pages after the requested one. */
const PAGES_AHEAD = 5;

/**
 * A part of what a search finds, in the order of the list: one more than `first` tells whether anything follows. Common
 * words are found among the nearest orders, and no more are counted than the next pages need; rare ones are found by the
 * index of words, with all that there are.
 */
export async function findOrders(deps: Deps, search: Search, skip: number, first: number): Promise<FoundOrders> {
  const enough = skip + PAGES_AHEAD * first;
  const sample = await findAmongNearest(deps, search, { most: SAMPLE, enough, skip, first });
  if (sample.isEnough || sample.isWhole) return { ...sample, totalIsCapped: sample.isEnough };
  // The nearest orders hold enough, if the sample is like them.
  if (sample.total * (NEAREST / SAMPLE) >= enough) {
    const near = await findAmongNearest(deps, search, { most: NEAREST, enough, skip, first });
    if (near.isEnough || near.isWhole) return { ...near, totalIsCapped: near.isEnough };
  }
  return { ...(await findAmongAll(deps, search, skip, first)), totalIsCapped: false };
}

interface FoundPart {
  ids: string[];
  total: number;
}

interface Look {
  /** The most orders that are looked through. */
  most: number;
  /** The look ends with the hit after this many. */
  enough: number;
  skip: number;
  first: number;
}

interface NearPart extends FoundPart {
  /** More than enough was found, and the rest not looked through. */
  isEnough: boolean;
  /** The list has no other orders. */
  isWhole: boolean;
}

async function findAmongNearest(
  { db }: Deps,
  { listed, contains, column, forward }: Search,
  { most, enough, skip, first }: Look,
): Promise<NearPart> {
  const nearest = sql`from order_listing l where ${listed} order by ${raw(forward)} limit ${raw(String(most))}`;
  const [part = { ids: [], total: 0, isEnough: false, isWhole: true }] = await query<NearPart>(
    db.dataSource.manager,
    // A limit stops the scan of the index: after enough hits no further order is read.
    sql`with hit as materialized (
          select l.* from (select l.order_id, ${raw(column)}, l.search_document ${nearest}) l
          where ${contains} limit ${enough + 1}),
        found as (select count(*)::int as hits from hit)
        select least(hits, ${enough}::int) as total, hits > ${enough}::int as "isEnough",
          case when hits > ${enough}::int then false
            else (select count(*) < ${raw(String(most))} from (select ${nearest}) l) end as "isWhole",
          array(select l.order_id from hit l order by ${raw(forward)} offset ${skip} limit ${first + 1}) as ids
        from found`,
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
