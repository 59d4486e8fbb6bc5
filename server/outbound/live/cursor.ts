/**
 * A position in the log of changes: the database, the time, and a snapshot of the committed transactions, as PostgreSQL
 * writes it (docs/decisions/live-updates.md).
 */
export interface Cursor {
  /** Numbers of transactions belong to one cluster, and to one past of it. */
  database: string;
  /** Seconds since 1970, by the database's clock. */
  issuedAt: number;
  snapshot: string;
}

/** The log is kept for twice as long, so that nothing is missing that a cursor may ask for. */
export const CURSOR_LASTS_S = 3600;
export const KEPT_S = 2 * CURSOR_LASTS_S;

export const printCursor = ({ database, issuedAt, snapshot }: Cursor): string => `${database}.${issuedAt}.${snapshot}`;

const LONGEST = 4000;

/** The cursor that a text holds; undefined for what we never wrote: PostgreSQL would refuse a snapshot that is none. */
export function parseCursor(text: string): Cursor | undefined {
  if (text.length > LONGEST) return undefined;
  const [, database, issuedAt, snapshot] = /^(\d+-\d+-\d+)\.(\d{1,12})\.(\d+:\d+:[\d,]*)$/.exec(text) ?? [];
  if (database === undefined || snapshot === undefined || !isSnapshot(snapshot)) return undefined;
  return { database, issuedAt: Number(issuedAt), snapshot };
}

/** 'xmin:xmax:those between that were not committed', ascending. */
function isSnapshot(text: string): boolean {
  const [from = '', to = '', list = ''] = text.split(':');
  const numbers = [from, ...(list === '' ? [] : list.split(','))];
  if (![...numbers, to].every((number) => /^\d{1,19}$/.test(number))) return false;
  const [first = 0n, ...open] = numbers.map(BigInt);
  const end = BigInt(to);
  const isAscending = open.every((number, index) => number > (index === 0 ? first - 1n : (open[index - 1] ?? 0n)));
  return first > 0n && first <= end && end < 2n ** 63n && isAscending && open.every((number) => number < end);
}

/** Whether all that was committed since is still in the log of the database that `now` is a cursor of. */
export function isKept(cursor: Cursor, now: Cursor): boolean {
  return cursor.database === now.database && now.issuedAt - cursor.issuedAt <= CURSOR_LASTS_S;
}
