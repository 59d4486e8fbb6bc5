import type { Cursor } from './cursor';
import { KEPT_S } from './cursor';
import type { LiveList } from './liveTypes';
import type { LoggedChange } from './stream';
import { MOST_CHANGES } from './stream';

/** Runs a statement somewhere: on the connection that listens, or on one of the pool. */
export type Ask = <Row>(text: string, values: unknown[]) => Promise<Row[]>;

export interface LogPart {
  /** In the order in which they were written. MOST_CHANGES + 1 of them mean that there were too many. */
  changes: LoggedChange[];
  /** Where the log has been read to. */
  cursor: Cursor;
}

interface ChangeRow {
  snapshot: string;
  issued_at: number;
  changes: { lists: LiveList[]; order_id: string | null; version: number | null; driver_ids: string[] }[];
}

/** Which database this is, down to the past that it had: after a restore, transactions have other numbers. */
export async function readDatabaseIdentity(ask: Ask): Promise<string> {
  const [row] = await ask<{ identity: string }>(
    `select s.system_identifier || '-' || c.timeline_id || '-' || d.oid as identity
     from pg_control_system() s, pg_control_checkpoint() c, pg_database d where d.datname = current_database()`,
    [],
  );
  return row?.identity ?? '';
}

/**
 * Changes committed since a cursor; without one, only the log's position. One statement, so one snapshot. Each row is
 * returned exactly once, however long its transaction ran: by the first read whose snapshot sees it.
 */
export const readLog = (ask: Ask, database: string, since: string | null): Promise<LogPart> =>
  readWhere(
    ask,
    database,
    `transaction >= pg_snapshot_xmin($1::pg_snapshot)::text::bigint
       and not pg_visible_in_snapshot(transaction::text::xid8, $1::pg_snapshot)`,
    since,
  );

/** Reads the changes of the last seconds, for a page that asked for its data before it had a cursor: rather too many than too few. */
export const readRecent = (ask: Ask, database: string, seconds: number): Promise<LogPart> =>
  readWhere(ask, database, `at >= now() - $1::int * interval '1 second'`, seconds);

async function readWhere(ask: Ask, database: string, condition: string, value: unknown): Promise<LogPart> {
  const [row] = await ask<ChangeRow>(
    `select pg_current_snapshot()::text as snapshot, floor(extract(epoch from clock_timestamp()))::float8 as issued_at,
       coalesce((select json_agg(c) from (
         select lists, order_id, version, driver_ids from live_change
         where ${condition} order by id limit ${MOST_CHANGES + 1}) c), '[]') as changes`,
    [value],
  );
  if (!row) throw new Error('the log of changes gave no row');
  return {
    changes: row.changes.map(({ lists, order_id, version, driver_ids }) => ({
      lists,
      orderId: order_id,
      version,
      driverIds: driver_ids,
    })),
    cursor: { database, issuedAt: row.issued_at, snapshot: row.snapshot },
  };
}

/** Forgets what no cursor may ask for. */
export const forgetChanges = (ask: Ask): Promise<unknown> =>
  ask(`delete from live_change where at < now() - $1::int * interval '1 second'`, [KEPT_S]);

/**
 * Deletes rows that another cluster numbered, as after a restore. This cluster has not reached those numbers, so each
 * read would report them as new. Its own rows are safe: no snapshot sees a transaction from its own xmax on.
 */
export const forgetForeign = (ask: Ask): Promise<unknown> =>
  ask('delete from live_change where transaction >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint', []);
