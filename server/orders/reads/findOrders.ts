import type { Deps } from '../../access';
import type { Counted } from '../types/orderTypes';

/** What is searched in. `$1` is the present moment, further parameters follow. */
export interface Search {
  /** Conditions on `order_listing l` for standing in the list at all, and behind the cursor, when there is one. */
  listed: string;
  /** Conditions for containing what is searched for. */
  contains: string;
  parameters: unknown[];
  /** The sort key that the list is sorted by, and the whole order by. */
  column: string;
  forward: string;
}

export interface Found extends Counted {
  ids: string[];
}

/** So many orders are looked through one by one, which takes no longer in a list of a million. */
const nearest = 10_000;
/** It is enough to know that there is something on so many pages from the one asked for. */
const pagesAhead = 5;

/**
 * A part of what a search finds, in the order of the list: one more than `first` tells whether anything follows. Common
 * words are found among the nearest orders, and more than those are not counted then; rare ones by the index of words,
 * with all that there are.
 */
export async function findOrders(deps: Deps, search: Search, skip: number, first: number): Promise<Found> {
  const near = await amongNearest(deps, search, skip, first);
  if (near.looked < nearest) return { ...near, totalIsCapped: false };
  if (near.total >= skip + pagesAhead * first) return { ...near, totalIsCapped: true };
  return { ...(await amongAll(deps, search, skip, first)), totalIsCapped: false };
}

interface Part {
  ids: string[];
  total: number;
}

const inTime = '$1::timestamptz is not null';

async function amongNearest(
  { db, clock }: Deps,
  { listed, contains, parameters, forward }: Search,
  skip: number,
  first: number,
): Promise<Part & { looked: number }> {
  const [part = { ids: [], total: 0, looked: 0 }]: (Part & { looked: number })[] = await db.dataSource.query(
    `select count(*)::int as looked, (count(*) filter (where ${contains}))::int as total,
       coalesce((array_agg(l.order_id) filter (where ${contains}))[${skip + 1}:${skip + first + 1}], '{}') as ids
     from (select l.order_id, l.search_document from order_listing l where ${inTime} and ${listed} order by ${forward} limit ${nearest}) l`,
    [clock.now(), ...parameters],
  );
  return part;
}

async function amongAll(
  { db, clock }: Deps,
  { listed, contains, parameters, column, forward }: Search,
  skip: number,
  first: number,
): Promise<Part> {
  const [part = { ids: [], total: 0 }]: Part[] = await db.dataSource.query(
    `with hit as materialized (select l.order_id, ${column} from order_listing l where ${inTime} and ${listed} and ${contains})
     select (select count(*) from hit)::int as total,
       array(select l.order_id from hit l order by ${forward} offset ${skip} limit ${first + 1}) as ids`,
    [clock.now(), ...parameters],
  );
  return part;
}
