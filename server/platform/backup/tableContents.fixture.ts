import type { DataSource } from 'typeorm';

/**
 * The contents of a database: a fingerprint of each table's rows, and the sequences, indexes and constraints as text.
 */
export async function tableContents(dataSource: DataSource): Promise<Map<string, string>> {
  const list = (sql: string): Promise<Record<string, unknown>[]> => dataSource.query(sql);
  const found = new Map<string, string>();
  const tables = await list(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname = 'public' order by 1`,
  );
  for (const { name } of tables) {
    const [row] = await list(
      `select count(*)::int as rows, md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) as sum from ${String(name)} t`,
    );
    found.set(String(name), `${String(row?.rows)} rows, ${String(row?.sum)}`);
  }
  const sequences = await list(`select format('%I.%I', schemaname, sequencename) as name from pg_sequences order by 1`);
  for (const { name } of sequences) {
    const [row] = await list(`select last_value, is_called from ${String(name)}`);
    found.set(String(name), JSON.stringify(row));
  }
  for (const sql of definitions)
    for (const { name, is } of await list(sql)) found.set(String(name), simplified(String(is)));
  return found;
}

/** PostgreSQL reads its own words for `status in ('new', 'answered')` as the same condition with other casts. */
const simplified = (definition: string): string => definition.replaceAll(/::character varying|::text|[()]|\[\]/g, '');

const definitions = [
  `select 'index ' || indexname as name, indexdef as is from pg_indexes where schemaname = 'public'`,
  // Not what is not null, which PostgreSQL 18 counts among them.
  `select 'constraint ' || conname || ' of ' || conrelid::regclass as name, pg_get_constraintdef(oid) as is from pg_constraint
    where connamespace = 'public'::regnamespace and contype <> 'n'`,
  `select 'trigger ' || tgname as name, tgenabled as is from pg_trigger where not tgisinternal`,
];
