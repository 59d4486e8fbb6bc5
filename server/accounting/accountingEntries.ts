import type { Deps } from '../access/context';
import { badInput } from '../platform/errors';
import { withVat } from '../platform/money';
import { containsWord, wordsOf } from '../platform/search';
import { startOfLocalDate } from '../platform/time';
import type { AccountingConnection, AccountingEntry } from './accountingTypes';
import { AccountingStatus } from './accountingTypes';

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

type Row = AccountingEntry & { changeNumber: number };

/** Work that was accepted once and is so no more is told as cancelled, because it may have been pulled before. */
const status = `case when o.deleted_at is null and o.status in ('accepted', 'job', 'archived') then o.status else 'cancelled' end`;

/** The conditions on `"order" o` of a filter, with their parameters; the first one is `parameters[0]`. */
function conditionsOf(filter: AccountingFilter): { where: string; parameters: unknown[] } {
  const parameters: unknown[] = [];
  const conditions = ['o.change_number is not null'];
  const hold = (value: unknown, condition: (n: number) => string) => {
    if (value == null) return;
    parameters.push(value);
    conditions.push(condition(parameters.length));
  };
  hold(filter.orderId, (n) => `o.id = $${n}`);
  hold(filter.changedSince, (n) => `o.changed_at >= $${n}`);
  hold(filter.firstDay && startOfLocalDate(filter.firstDay), (n) => `o.starts_at >= $${n}`);
  hold(filter.lastDay && startOfLocalDate(filter.lastDay, 1), (n) => `o.starts_at < $${n}`);
  hold(filter.status, (n) => `${status} = $${n}`);
  for (const word of wordsOf(filter.search)) hold(word, (n) => containsWord('o.search', n));
  return { where: conditions.join(' and '), parameters };
}

/** At most `limit` entries that were changed after the change with this number, in the order of their changes. One statement. */
export async function readEntries(
  deps: Deps,
  filter: AccountingFilter,
  afterNumber: number,
  limit: number,
): Promise<Row[]> {
  const { where, parameters } = conditionsOf(filter);
  const n = parameters.length;
  const rows: Row[] = await deps.db.dataSource.query(
    `select o.id as "orderId", o.change_number as "changeNumber", o.version, ${status} as status, j.trip_number as "tripNumber",
       o.full_name as customer, o.email, o.company, o.company_registration_number as "registrationNumber",
       o.company_vat_number as "vatNumber", o.company_address as address, o.starts_at as start, o.ends_at as "end",
       o.distance_m / 1000.0::double precision as "distanceKm", f.price as net, f.vat_rate as "vatRate", o.changed_at as "changedAt",
       coalesce((select json_agg(json_build_object('name', f.name, 'count', f.count, 'price', f.price, 'amount', f.price * f.count)
         order by f.price, f.name) from order_food f where f.order_id = o.id), '[]') as food
     from "order" o
     left join job j on j.order_id = o.id
     left join lateral (select price, vat_rate from offer where order_id = o.id order by sent_at desc, id desc limit 1) f on true
     where ${where} and o.change_number > $${n + 1}
     order by o.change_number limit $${n + 2}`,
    [...parameters, afterNumber, limit],
  );
  rows.forEach(complete);
  return rows;
}

/** How many entries a filter has. */
export async function countEntries(deps: Deps, filter: AccountingFilter): Promise<number> {
  const { where, parameters } = conditionsOf(filter);
  const [row]: { count: number }[] = await deps.db.dataSource.query(
    `select count(*)::int as count from "order" o where ${where}`,
    parameters,
  );
  return row?.count ?? 0;
}

/** Adds what is computed. Of cancelled work only what tells which it was is left. */
function complete(entry: Row): void {
  entry.currency = 'EUR';
  entry.deleted = entry.status === AccountingStatus.cancelled;
  if (entry.deleted) {
    const gone = {
      customer: null,
      email: null,
      company: null,
      registrationNumber: null,
      vatNumber: null,
      address: null,
    };
    Object.assign(entry, gone, { net: null, vatRate: null, food: [] });
  }
  const sums = entry.net === null || entry.vatRate === null ? undefined : withVat(entry.net, entry.vatRate);
  entry.vat = sums?.vatCents ?? null;
  entry.total = sums?.totalCents ?? null;
  entry.foodTotal = entry.food.reduce((sum, { amount }) => sum + amount, 0);
  entry.amountDue = entry.total === null ? null : entry.total + entry.foodTotal;
}

/**
 * A page of the entries that were changed after `after`. A cursor is the number of a change, and numbers become visible
 * in their order (orders/changeNumber.ts): pulling page after page, and later from the last cursor on, misses nothing and
 * repeats nothing, whoever writes meanwhile. Errors: BAD_USER_INPUT for a cursor that is none of ours.
 */
export async function accountingEntries(
  deps: Deps,
  filter: AccountingFilter,
  first: number,
  after: string | null | undefined,
): Promise<AccountingConnection> {
  if (after != null && !/^\d{1,9}$/.test(after)) throw badInput('Vigane leheviit', 'after');
  const rows = await readEntries(deps, filter, Number(after ?? 0), first + 1);
  const nodes = rows.slice(0, first);
  const last = nodes.at(-1);
  return { nodes, endCursor: last ? String(last.changeNumber) : (after ?? null), hasMore: rows.length > first };
}
