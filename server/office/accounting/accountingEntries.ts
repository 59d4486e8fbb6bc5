import { toInSql } from '../../model/inSql';
import { bookedStatuses } from '../../model/orders/orderStatus';
import type { Deps } from '../../access';
import { readFeedPage } from '../../platform/files/serialFeed';
import { sumAmountsDue, findNet } from '../../platform/values/money';
import { selectContainsWord, splitWords } from '../../platform/api/search';
import type { Sql } from '../../platform/sql';
import { joinSql, query, raw, sql } from '../../platform/sql';
import { startOfLocalDate } from '../../platform/time';
import type { AccountingConnection, AccountingEntry } from './accountingTypes';
import { AccountingStatus } from './accountingTypes';
import { numberChanges } from './changedSince';
import { selectLatestOffer } from '../../model/orders/latestOffer';

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
type EntryRow = AccountingEntry & { number: number | null };

/** Values that are computed from the database's. */
type ComputedColumn = 'deleted' | 'currency' | 'vat' | 'total' | 'foodTotal' | 'amountDue';
/** Of a row that was read behind a number: it has one. */
export const readNumber = ({ number }: EntryRow): number => Number(number);

type StoredRow = Omit<EntryRow, ComputedColumn>;

/**
 * Work that is no longer accepted counts as cancelled, because it may have been pulled before. A cancellation with a
 * fee counts too, because that is invoiced.
 */
const status = sql`case when o.deleted_at is null and o.status ${raw(toInSql(bookedStatuses))} then o.status else 'cancelled' end`;

/** The conditions of a filter on `entries`. */
function toConditions(filter: AccountingFilter): Sql {
  const conditions = [raw('true')];
  if (filter.orderId) conditions.push(sql`o.id = ${filter.orderId}`);
  if (filter.changedSince) conditions.push(sql`e.changed_at >= ${filter.changedSince}`);
  if (filter.firstDay) conditions.push(sql`o.starts_at >= ${startOfLocalDate(filter.firstDay)}`);
  if (filter.lastDay) conditions.push(sql`o.starts_at < ${startOfLocalDate(filter.lastDay, 1)}`);
  if (filter.status) conditions.push(sql`${status} = ${filter.status}`);
  for (const word of splitWords(filter.search)) conditions.push(selectContainsWord('l.search_document', word));
  return joinSql(conditions, ' and ');
}

const entries = sql`accounting_change e join "order" o on o.id = e.order_id join order_listing l on l.order_id = e.order_id`;

const OFFER_COLUMNS = `f.price, f.vat_rate, f.reject_reason, f.decided_at,
  case when o.status = 'rejected' and o.deleted_at is null then nullif(f.cancellation_fee, 0) end as fee`;

/**
 * At most `limit` entries, in the order of their changes: those that were changed after the change with this number, or, for
 * null, also such as have none yet. One statement.
 */
export async function readEntries(
  deps: Deps,
  filter: AccountingFilter,
  afterNumber: number | null,
  limit: number,
): Promise<EntryRow[]> {
  const isAfter = afterNumber === null ? raw('true') : sql`e.number > ${afterNumber}`;
  const rows = await query<StoredRow>(
    deps.db.dataSource.manager,
    sql`select o.id as "orderId", e.number, o.version, ${status} as status, j.trip_number as "tripNumber",
       array(select i.number from invoice i where i.status = 'issued' and exists (select from invoice_trip t
         where t.order_id = o.id and t.invoice_id in (i.id, i.credit_of_id)) order by i.serial) as "invoiceNumbers",
       o.full_name as customer, coalesce(o.invoice_email, o.email) as email, o.company, o.company_registration_number as "registrationNumber",
       o.company_vat_number as "vatNumber", o.company_address as address, o.starts_at as start, o.ends_at as "end",
       f.fee as "cancellationFee", case when f.fee is not null then f.reject_reason end as "cancellationReason",
       case when f.fee is not null then f.decided_at end as "cancelledAt",
       o.distance_m / 1000.0::double precision as "distanceKm", f.price as net, f.vat_rate as "vatRate", e.changed_at as "changedAt",
       coalesce((select json_agg(json_build_object('name', f.name, 'count', f.count, 'price', f.price, 'amount', f.price * f.count)
         order by f.price, f.name) from order_food f where f.order_id = o.id), '[]') as food
     from ${entries}
     left join job j on j.order_id = o.id
     left join lateral ${raw(selectLatestOffer(OFFER_COLUMNS))} f on true
     where ${toConditions(filter)} and ${isAfter}
     order by e.number limit ${limit}`,
  );
  return rows.map(complete);
}

/** How many entries a filter has. */
export async function countEntries(deps: Deps, filter: AccountingFilter): Promise<number> {
  const [row] = await query<{ count: number }>(
    deps.db.dataSource.manager,
    sql`select count(*)::int as count from ${entries} where ${toConditions(filter)}`,
  );
  return row?.count ?? 0;
}

/** Adds what is computed. Of cancelled work only what tells which it was is left, or the fee and who pays it. */
function complete(row: StoredRow): EntryRow {
  const { status, cancellationFee: fee, vatRate } = row;
  if (status === AccountingStatus.cancelled && fee !== null && vatRate !== null) {
    const net = findNet(fee, vatRate);
    const sums = { net, vat: fee - net, total: fee, food: [], foodTotal: 0, amountDue: fee };
    return { ...row, ...sums, currency: 'EUR', deleted: false };
  }
  const isDeleted = status === AccountingStatus.cancelled;
  const entry = isDeleted ? { ...row, ...gone } : row;
  const offer = entry.vatRate === null ? null : { price: entry.net, vatRate: entry.vatRate };
  return { ...entry, ...sumAmountsDue(offer, entry.food), currency: 'EUR', deleted: isDeleted };
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
 * A page of the entries that changed after `after`. A cursor is the number of a change, and numbers follow the order in
 * which pullers see the changes (changedSince.ts). So pulling page after page, and later from the last cursor on,
 * misses and repeats nothing. Errors: BAD_USER_INPUT for an invalid cursor.
 */
export async function readAccountingEntries(
  deps: Deps,
  filter: AccountingFilter,
  first: number,
  after: string | null | undefined,
): Promise<AccountingConnection> {
  async function read(number: number, limit: number): Promise<EntryRow[]> {
    await numberChanges(deps);
    return readEntries(deps, filter, number, limit);
  }
  return readFeedPage({ first, after }, read, readNumber);
}
