import type { Deps } from '../../access';
import { describeError } from '../../platform/database/databaseErrors';
import { query, raw, renderSql, sql } from '../../platform/sql';
import { tables } from './columns';

/** Larger tables are not written again: others would wait too long. Their freed space is used again in time. */
const LARGEST_BYTES = 256 * 2 ** 20;

/**
 * Writes the tables of new erasures again, without the freed rows, and renews their statistics, which hold copies of values.
 * A table that somebody holds waits for the next night.
 */
export async function cleanErased({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<void> {
  const unclean = await query<{ id: string; counts: Record<string, number> }>(
    db.dataSource,
    sql`select id, counts from erasure where cleaned_at is null`,
  );
  if (unclean.length === 0) return;
  // Blanking an order writes all tables of orders.
  const named = Object.keys(tables).filter(
    (table) => tables[table]?.order || unclean.some(({ counts }) => table in counts),
  );
  const touched = [...new Set([...named, ...alwaysTouched])];
  const sizes = await query<{ name: string; bytes: number }>(
    db.dataSource,
    sql`select relname as name, pg_total_relation_size(oid)::float8 as bytes from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace and relname = any(${touched})`,
  );
  const client = await db.openClient();
  try {
    await client.query(`set lock_timeout = '3s'`);
    for (const { name, bytes } of sizes) {
      const options = bytes < LARGEST_BYTES ? 'full, analyze' : 'analyze';
      await client.query(renderSql(sql`vacuum (${raw(options)}) ${raw(`"${name}"`)}`).text);
    }
    if (db.embedded) {
      // Former statistics are freed rows, too. On a server of others this table is not ours.
      await client.query('vacuum full pg_statistic');
      // The log before this point still has the rows; the next checkpoint removes it.
      await client.query('select pg_switch_wal()');
    }
  } catch (error) {
    log.warn('the space of erased rows could not be freed yet', { reason: describeError(error) });
    return;
  } finally {
    await client.end();
  }
  await query(
    db.dataSource,
    sql`update erasure set cleaned_at = ${clock.now()} where id = any(${unclean.map(({ id }) => id)}::uuid[])`,
  );
}

/** Tables that erasing writes whatever it finds. */
const alwaysTouched = [
  'order_listing',
  'passenger',
  'passenger_list',
  'user',
  'driver_record',
  'access_event',
  'session',
  'photo',
  // A former value of a setting is a freed row.
  'setting',
];
