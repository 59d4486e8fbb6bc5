import type { Deps } from '../access/context';
import { badInput } from '../platform/errors';
import type { ArchiveSort } from './enums';
import type { Selection } from './orderRows';
import { selectOrders } from './orderRows';
import type { OrderConnection } from './orderTypes';

export interface LongListArgs {
  first: number;
  after?: string | null;
  sort: ArchiveSort;
  descending: boolean;
  search?: string | null;
}

/** Archived jobs, and orders whose trip ended without becoming a job; rejected orders have a list of their own. */
const longLists = {
  archive: `(o.status = 'archived' or (o.status in ('new', 'answered', 'accepted') and o.ends_at <= $1))`,
  rejectedOrders: `o.status = 'rejected'`,
};

/** What each sort compares, never null, so that a cursor can stand on it. */
const sortKeys: Record<ArchiveSort, { sql: string; type: string }> = {
  start: { sql: 'o.starts_at', type: 'timestamptz' },
  company: { sql: 'lower(coalesce(o.company, o.full_name))', type: 'text' },
  price: {
    sql: 'coalesce((select f.price from offer f where f.order_id = o.id order by f.sent_at desc, f.id desc limit 1), -1)',
    type: 'integer',
  },
  driver: {
    sql: `coalesce((select lower(u.firstname) from job j join driver_assignment d on d.job_id = j.id and d.position = 0
      join "user" u on u.id = d.driver_id where j.order_id = o.id), '')`,
    type: 'text',
  },
  tripNumber: { sql: 'coalesce((select j.trip_number from job j where j.order_id = o.id), -1)', type: 'integer' },
};

/** A page of the archive or of the rejected orders, by keyset: as quick on the last page as on the first. */
export async function longList(deps: Deps, name: keyof typeof longLists, args: LongListArgs): Promise<OrderConnection> {
  const { sql, type } = sortKeys[args.sort];
  const direction = args.descending ? 'desc' : 'asc';
  const search = args.search?.trim() || null;
  // Each word must occur, anywhere; the signs that LIKE knows are meant as they stand.
  const words = (search ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 10)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  const filter = `${longLists[name]} and (cardinality($2::text[]) = 0 or o.search like all (select fold(word) from unnest($2::text[]) word))`;
  const cursor = args.after ? readCursor(args.after) : undefined;

  const page: Selection = {
    where: cursor ? `${filter} and (${sql}, o.id) ${args.descending ? '<' : '>'} ($3::${type}, $4::uuid)` : filter,
    orderBy: `${sql} ${direction}, o.id ${direction}`,
    parameters: cursor ? [words, cursor.key, cursor.id] : [words],
    limit: args.first + 1,
    key: `(${sql})::text`,
  };
  const rows = await selectOrders(deps, 'admin', page);
  const [{ total } = { total: 0 }]: { total: number }[] = await deps.db.dataSource.query(
    `select count(*)::int as total from "order" o where o.deleted_at is null and $1::timestamptz is not null and ${filter}`,
    [deps.clock.now(), words],
  );
  const nodes = rows.slice(0, args.first);
  const last = nodes.at(-1);
  return {
    nodes,
    total,
    endCursor:
      last && rows.length > nodes.length
        ? Buffer.from(JSON.stringify([last.key, last.id])).toString('base64url')
        : null,
  };
}

function readCursor(after: string): { key: string; id: string } {
  try {
    const [key, id]: unknown[] = JSON.parse(Buffer.from(after, 'base64url').toString());
    if (typeof key === 'string' && typeof id === 'string' && /^[0-9a-f-]{36}$/.test(id)) return { key, id };
  } catch {
    // not a cursor of ours; answered below
  }
  throw badInput('Vigane leheviit', 'after');
}
