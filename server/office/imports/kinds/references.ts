import type { EntityManager } from 'typeorm';
import { joinSql, query, raw, sql } from '../../../platform/sql';

/** Tables that do not count as use: the import itself writes them, or they say nothing of anybody's work. */
const ownTraces = ['access_event', 'import_batch', 'customer_contact'];

/**
 * Which rows of a table something in the portal refers to by now: by a foreign key, by a draft of the plan, or by a photo.
 * A new table that refers to them is found by itself.
 */
export async function listReferenced(
  manager: EntityManager,
  table: 'user' | 'bus' | 'customer',
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const found = await query<{ table: string; column: string }>(
    manager,
    sql`select r.relname as "table", a.attname as "column"
        from pg_constraint c
        join pg_class r on r.oid = c.conrelid
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
        where c.contype = 'f' and c.confrelid = ${`"${table}"`}::regclass and r.relname <> all(${ownTraces}::text[])`,
  );
  const uses = [
    ...found.map(
      ({ table: name, column }) => sql`exists (select from ${raw(`"${name}"`)} t where t.${raw(`"${column}"`)} = n.id)`,
    ),
    ...(table === 'customer'
      ? []
      : [
          sql`exists (select from photo t where t.owner_id = n.id)`,
          sql`exists (select from plan_draft t where n.id = any(t.${raw(table === 'user' ? 'driver_ids' : 'bus_ids')}))`,
        ]),
  ];
  if (uses.length === 0) return new Set();
  const rows = await query<{ id: string }>(
    manager,
    sql`select n.id from unnest(${ids}::uuid[]) n(id) where ${joinSql(uses, ' or ')}`,
  );
  return new Set(rows.map(({ id }) => id));
}
