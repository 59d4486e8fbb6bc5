import type { EntityManager } from 'typeorm';
import { selectListing } from '../../../orders';
import { joinSql, query, raw, sql } from '../../../platform/sql';
import type { TableUse } from '../columns';
import { listSearched, tables } from '../columns';
import type { Needles } from './needles';
import { toPattern } from './needles';
import { GONE, redactJson } from './redact';
import { allowBlanking } from '../blankOrders';

/** A row that names the person outside the person's own rows. */
export interface Mention {
  table: string;
  /** The order of the row, where it has one. */
  orderId: string | null;
  /** Names of the columns with their content. */
  values: Record<string, unknown>;
}

interface Scope {
  /** Only these tables. */
  only?: readonly string[];
  /** Looks for names too, which others may have. */
  withNames: boolean;
  /** Orders that a law wants whole. */
  except?: readonly string[];
  /** Only rows of these orders. */
  within?: readonly string[];
  /** Reads without holding the rows, for a preview. */
  isPreview?: true;
}

/** The most rows of one table in a preview. */
const MOST_SHOWN = 50;

export interface FoundRow extends Mention {
  ctid: string;
}

/** Every row whose text contains an address, a number or a name of the person. Reads each table once. */
export async function findMentions(manager: EntityManager, needles: Needles, scope: Scope): Promise<FoundRow[]> {
  const pattern = toPattern(needles, scope.withNames);
  if (pattern === undefined) return [];
  const found: FoundRow[] = [];
  for (const [table, use] of Object.entries(tables)) {
    const columns = listSearched(use);
    if (columns.length === 0 || (scope.only && !scope.only.includes(table))) continue;
    if (scope.within && !use.order) continue;
    const rows = await query<Omit<FoundRow, 'table'>>(manager, selectRows(table, use, columns, pattern, scope));
    found.push(...rows.map((row) => ({ ...row, table })));
  }
  return found;
}

function selectRows(table: string, use: TableUse, columns: readonly string[], pattern: string, scope: Scope) {
  const orderId = use.order ? raw(`(${use.order})`) : sql`null::uuid`;
  const texts = raw(columns.map((column) => `t."${column}"::text`).join(', '));
  const values = raw(columns.map((column) => `'${column}', t."${column}"`).join(', '));
  const { except, within } = scope;
  return sql`
    select t.ctid::text as ctid, ${orderId} as "orderId", jsonb_build_object(${values}) as values
    from ${raw(`"${table}"`)} t
    where fold(concat_ws(chr(10), ${texts})) ~ ${pattern}
      ${except && use.order ? sql`and (${orderId} <> all(${except}::uuid[])) is not false` : sql``}
      ${within ? sql`and ${orderId} = any(${within}::uuid[])` : sql``}
    ${scope.isPreview ? sql`limit ${MOST_SHOWN}` : sql`for update of t`}`;
}

/** Takes the person out of those rows. Returns how many there were, by table. */
export async function redactMentions(
  manager: EntityManager,
  needles: Needles,
  scope: Scope,
): Promise<Record<string, number>> {
  const pattern = toPattern(needles, scope.withNames);
  if (pattern === undefined) return {};
  await allowBlanking(manager);
  const counts: Record<string, number> = {};
  const changedOrders = new Set<string>();
  for (const row of await findMentions(manager, needles, scope)) {
    await query(manager, writeRow(row, pattern));
    counts[row.table] = (counts[row.table] ?? 0) + 1;
    if (row.orderId && ['order', 'stop'].includes(row.table)) changedOrders.add(row.orderId);
  }
  const ids = [...changedOrders];
  if (ids.length === 0) return counts;
  // A form that was opened before must not save the name again.
  await query(manager, sql`update "order" set version = version + 1 where id = any(${ids}::uuid[])`);
  await query(manager, selectListing(ids));
  return counts;
}

function writeRow({ table, ctid, values }: FoundRow, pattern: string) {
  const name = raw(`"${table}"`);
  const here = sql`ctid = ${ctid}::tid`;
  if (tables[table]?.goesWhole) return sql`delete from ${name} where ${here}`;
  // A message that waits is not sent any more: it would tell the person's data to somebody.
  if (table === 'queued_message')
    return sql`update queued_message set data = null, error = null,
      state = case when state in ('waiting', 'given_up') then 'dropped' else state end, ended_at = coalesce(ended_at, now())
      where ${here}`;
  const former = Object.entries(values).filter(([, value]) => value !== null);
  const redacted = former.map(([column, value]) => ({ column, value, left: redactJson(value, pattern) }));
  // The database found what our folding does not see: then nothing of the texts stays.
  const isUnseen = redacted.every(({ value, left }) => JSON.stringify(value) === JSON.stringify(left));
  const assignments = redacted.map(
    ({ column, value, left }) => sql`${raw(`"${column}"`)} = ${writeValue(column, isUnseen ? empty(value) : left)}`,
  );
  return sql`update ${name} set ${joinSql(assignments, ', ')} where ${here}`;
}

const empty = (value: unknown): unknown => (typeof value === 'string' ? GONE : Array.isArray(value) ? [] : {});

/** A form could not save these with a sign in place of the address, and nobody is there to lead. */
const emptied = 'invoice_email group_full_name group_email group_phone contact_name email phone'.split(' ');

function writeValue(column: string, value: unknown): unknown {
  if (value === GONE && emptied.includes(column)) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
