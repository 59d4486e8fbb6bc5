import { badValue } from '../errors';

/** Reads at most `limit` rows after a serial number, in the order of these numbers. */
type ReadAfter<Row> = (after: number, limit: number) => Promise<Row[]>;

/** A page of rows that programs read from a cursor on. */
export interface FeedPage<Row> {
  nodes: Row[];
  /** The cursor of the next page: a serial number. On an empty page it is the one that was given. */
  endCursor: string | null;
  hasMore: boolean;
}

/** Reads the page of a feed behind a cursor. Errors: BAD_USER_INPUT for an invalid cursor. */
export async function readFeedPage<Row>(
  { first, after }: { first: number; after: string | null | undefined },
  read: ReadAfter<Row>,
  serialOf: (row: Row) => number,
): Promise<FeedPage<Row>> {
  if (after != null && !/^\d{1,9}$/.test(after)) throw badValue('input.badCursor', 'after');
  const rows = await read(Number(after ?? 0), first + 1);
  const nodes = rows.slice(0, first);
  const last = nodes.at(-1);
  return { nodes, endCursor: last ? String(serialOf(last)) : (after ?? null), hasMore: rows.length > first };
}

/** Reads a whole feed page after page, so that its length does not matter to the server's memory. */
export async function* readWholeFeed<Row>(
  pageSize: number,
  read: ReadAfter<Row>,
  serialOf: (row: Row) => number,
): AsyncGenerator<Row[]> {
  let after = 0;
  for (;;) {
    const rows = await read(after, pageSize);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return;
    after = serialOf(last);
  }
}
