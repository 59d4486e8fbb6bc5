import type { Deps } from '../../access';
import { badInput } from '../../texts/messages';
import { amountsDue, netOf } from '../../platform/values/money';
import { containsWord, wordsOf } from '../../platform/api/search';
import { startOfLocalDate } from '../../platform/time';
import type { AccountingConnection, AccountingEntry } from './accountingTypes';
import { AccountingStatus } from './accountingTypes';
import { numberChanges } from './changedSince';
import { latestOfferSql } from '../../model/orders/latestOffer';

/** Which entries are wanted; what is left out does not matter. */
export interface AccountingFilter {
  orderId?: string;
  changedSince?: Date | null;
  /** Local dates on which the trip begins, both included. */
  firstDay?: string | null;
  lastDay?: string | null;
  status?: AccountingStatus | null;
  search?: string | null;
}

/** `number`: null of an entry that changed after the others were numbered; only where no page begins. */
type Row = AccountingEntry & { number: number | null };

/** What is computed from what the database has. */
type Computed = 'deleted' | 'currency' | 'vat' | 'total' | 'foodTotal' | 'amountDue';
type StoredRow = Omit<Row, Computed>;

/**
 * Work that was accepted once and is so no more is told as cancelled, because it may have been pulled before; and while
 * cancelling it costs something, because that is invoiced.
 */
const status = `case when o.deleted_at is null and o.status in ('accepted', 'job', 'archived') then o.status else 'cancelled' end`;

/** The conditions of a filter on `entries`, with their parameters; the first one is `parameters[0]`. */
function conditionsOf(filter: AccountingFilter): { where: string; parameters: unknown[] } {
  const parameters: unknown[] = [];
  const conditions = ['true'];
  const hold = (value: unknown, condition: (n: number) => string) => {
    if (value == null) return;
    parameters.push(value);
    conditions.push(condition(parameters.length));
  };
  hold(filter.orderId, (n) => `o.id = $${n}`);
  hold(filter.changedSince, (n) => `e.changed_at >= $${n}`);
  hold(filter.firstDay && startOfLocalDate(filter.firstDay), (n) => `o.starts_at >= $${n}`);
  hold(filter.lastDay && startOfLocalDate(filter.lastDay, 1), (n) => `o.starts_at < $${n}`);
  hold(filter.status, (n) => `${status} = $${n}`);
  for (const word of wordsOf(filter.search)) hold(word, (n) => containsWord('l.search_document', n));
  return { where: conditions.join(' and '), parameters };
}

const entries = `accounting_change e join "order" o on o.id = e.order_id join order_listing l on l.order_id = e.order_id`;

/**
 * At most `limit` entries, in the order of their changes: those that were changed after the change with this number, or, for
 * null, also such as have none yet. One statement.
 */
export async function readEntries(
  deps: Deps,
  filter: AccountingFilter,
  afterNumber: number | null,
  limit: number,
): Promise<Row[]> {
  const { where, parameters } = conditionsOf(filter);
  const n = parameters.length;
  const rows: StoredRow[] = await deps.db.dataSource.query(
    `select o.id as "orderId", e.number, o.version, ${status} as status, j.trip_number as "tripNumber",
       o.full_name as customer, coalesce(o.invoice_email, o.email) as email, o.company, o.company_registration_number as "registrationNumber",
       o.company_vat_number as "vatNumber", o.company_address as address, o.starts_at as start, o.ends_at as "end",
       f.fee as "cancellationFee", case when f.fee is not null then f.reject_reason end as "cancellationReason",
       case when f.fee is not null then f.decided_at end as "cancelledAt",
       o.distance_m / 1000.0::double precision as "distanceKm", f.price as net, f.vat_rate as "vatRate", e.changed_at as "changedAt",
       coalesce((select json_agg(json_build_object('name', f.name, 'count', f.count, 'price', f.price, 'amount', f.price * f.count)
         order by f.price, f.name) from order_food f where f.order_id = o.id), '[]') as food
     from ${entries}
     left join job j on j.order_id = o.id
     left join lateral ${latestOfferSql(`f.price, f.vat_rate, f.reject_reason, f.decided_at,
       case when o.status = 'rejected' and o.deleted_at is null then nullif(f.cancellation_fee, 0) end as fee`)} f on true
     where ${where} and ${afterNumber === null ? 'true' : `e.number > $${n + 2}`}
     order by e.number limit $${n + 1}`,
    [...parameters, limit, ...(afterNumber === null ? [] : [afterNumber])],
  );
  return rows.map(complete);
}

/** How many entries a filter has. */
export async function countEntries(deps: Deps, filter: AccountingFilter): Promise<number> {
  const { where, parameters } = conditionsOf(filter);
  const [row]: { count: number }[] = await deps.db.dataSource.query(
    `select count(*)::int as count from ${entries} where ${where}`,
    parameters,
  );
  return row?.count ?? 0;
}

/** Adds what is computed. Of cancelled work only what tells which it was is left, or the fee and who pays it. */
function complete(row: StoredRow): Row {
  const { status, cancellationFee: fee, vatRate } = row;
  if (status === AccountingStatus.cancelled && fee !== null && vatRate !== null) {
    const net = netOf(fee, vatRate);
    const sums = { net, vat: fee - net, total: fee, food: [], foodTotal: 0, amountDue: fee };
    return { ...row, ...sums, currency: 'EUR', deleted: false };
  }
  const deleted = status === AccountingStatus.cancelled;
  const entry = deleted ? { ...row, ...gone } : row;
  const offer = entry.vatRate === null ? null : { price: entry.net, vatRate: entry.vatRate };
  return { ...entry, ...amountsDue(offer, entry.food), currency: 'EUR', deleted };
}

const gone = {
  customer: null,
  email: null,
  company: null,
  registrationNumber: null,
  vatNumber: null,
  address: null,
  net: null,
  vatRate: null,
  food: [],
} satisfies Partial<StoredRow>;

/**
 * A page of the entries that were changed after `after`. A cursor is the number of a change, and numbers are given
 * in the order in which pullers see the changes (changedSince.ts): pulling page after page, and later from the last cursor on, misses nothing and
 * repeats nothing, whoever writes meanwhile. Errors: BAD_USER_INPUT for a cursor that is none of ours.
 */
export async function accountingEntries(
  deps: Deps,
  filter: AccountingFilter,
  first: number,
  after: string | null | undefined,
): Promise<AccountingConnection> {
  if (after != null && !/^\d{1,9}$/.test(after)) throw badInput('input.badCursor', 'after');
  await numberChanges(deps);
  const rows = await readEntries(deps, filter, Number(after ?? 0), first + 1);
  const nodes = rows.slice(0, first);
  const last = nodes.at(-1);
  return { nodes, endCursor: last ? String(last.number) : (after ?? null), hasMore: rows.length > first };
}
