import type { Deps } from '../../access';
import { addMs, days } from '../../platform/time';
import { KEPT_DAYS } from './passengers';

const OVER = `(o.ends_at < $1 or o.deleted_at is not null)`;

/**
 * Deletes the names of trips that ended 30 days ago, and of deleted orders. PostgreSQL leaves deleted rows in its files, so
 * the next time the table is written again, without them: by then nobody looks at them any more. Killed in between, it begins there again.
 */
export async function forgetPassengers({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = addMs(clock.now(), -days(KEPT_DAYS));
  const emptied = await db.dataSource.query<{ id: string }[]>(
    `select l.order_id as id from passenger_list l join "order" o on o.id = l.order_id
     where ${OVER} and not exists (select 1 from passenger p where p.order_id = l.order_id)`,
    [before],
  );
  if (emptied.length > 0) {
    await rewrite(db);
    await db.dataSource.query('delete from passenger_list where order_id = any($1)', [emptied.map(({ id }) => id)]);
  }
  await db.dataSource.query(`delete from passenger p using "order" o where o.id = p.order_id and ${OVER}`, [before]);
}

/** On a separate connection, so that others wait for the table only a moment: a backup may be reading it. */
async function rewrite(db: Deps['db']): Promise<void> {
  const client = await db.openClient();
  try {
    await client.query(`set lock_timeout = '3s'`);
    await client.query('vacuum full passenger');
    // The names are in the log before this point; the next checkpoint removes that log.
    if (db.embedded) await client.query('select pg_switch_wal()');
  } finally {
    await client.end();
  }
}
