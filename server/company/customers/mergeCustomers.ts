import { IsNull } from 'typeorm';
import type { EntityManager } from 'typeorm';
import type { Deps, Viewer } from '../../access';
import { Customer, FIRST_PREPAYMENT_DAYS } from '../../model/customer/customer.entity';
import { CustomerMerge } from '../../model/customer/customerMerge.entity';
import { createId } from '../../platform/ids';
import { query, raw, sql } from '../../platform/sql';
import { badInput, conflict, notFound } from '../../texts/messages';
import { lockCustomers } from './lockCustomers';
import { lockCustomer } from './saveCustomer';

/** The fields of a record that a merge may fill, with the value of an empty one. */
const empty = {
  registryCode: null,
  vatNumber: null,
  address: null,
  invoiceEmail: null,
  eInvoiceFormat: null,
  eInvoiceAddress: null,
  paymentDays: null,
  prepaymentPercent: 0,
  priceAgreement: '',
  notes: '',
} satisfies Partial<Customer>;
type Fillable = keyof typeof empty;
const fillable = Object.keys(empty) as Fillable[];

/**
 * Merges the record `mergedId` into `id`: rows that name `mergedId` then name `id`, and fields that are empty in `id` take the
 * values of `mergedId`.
 * Errors: NOT_FOUND, CONFLICT when either is merged already, BAD_USER_INPUT at `mergedId`.
 */
export async function mergeCustomers(
  { db, clock }: Deps,
  viewer: Viewer,
  { id, mergedId }: { id: string; mergedId: string },
): Promise<void> {
  if (id === mergedId) throw badInput('customers.mergeWithItself', 'mergedId');
  await db.transaction(async (manager) => {
    await lockCustomers(manager);
    const staying = await lockCustomer(manager, id);
    const merged = await lockCustomer(manager, mergedId);
    const now = clock.now();
    const moved = await moveReferences(manager, { from: mergedId, to: id });
    const filled = fillable.filter((field) => staying[field] === empty[field] && merged[field] !== empty[field]);
    await manager.update(
      Customer,
      { id },
      {
        ...pick(merged, filled),
        // The days belong to the percentage, so both come from the same record.
        prepaymentDaysBefore: filled.includes('prepaymentPercent')
          ? merged.prepaymentDaysBefore
          : staying.prepaymentDaysBefore,
        version: staying.version + 1,
        changedAt: now,
      },
    );
    await manager.update(Customer, { id: mergedId }, { mergedIntoId: id, version: merged.version + 1, changedAt: now });
    await manager.insert(CustomerMerge, {
      id: createId(),
      customerId: id,
      mergedId,
      at: now,
      byId: viewer.id,
      moved,
      filled,
    });
  });
}

/**
 * Takes a merge back: what went over and is still there returns, and fields that were filled and not edited since are empty again.
 * Returns the id of the record that stayed. Errors: NOT_FOUND; CONFLICT when it is undone already, when the record that stayed is
 * itself merged, or when another customer has the registry code of the merged record by now.
 */
export const undoMerge = ({ db, clock }: Deps, viewer: Viewer, mergeId: string): Promise<string> =>
  db.transaction(async (manager) => {
    await lockCustomers(manager);
    const merge = await manager.findOneBy(CustomerMerge, { id: mergeId });
    if (!merge) throw notFound('customerMerge');
    if (merge.undoneAt) throw conflict('customers.mergeUndone');
    const { customerId: id, mergedId } = merge;
    const staying = await lockRow(manager, id);
    const merged = await lockRow(manager, mergedId);
    if (staying.mergedIntoId) throw conflict('customers.mergedLater');
    const now = clock.now();
    await requireCodeBack(manager, staying, merged);
    await returnReferences(manager, merge);
    const unedited = fillable.filter((field) => merge.filled.includes(field) && staying[field] === merged[field]);
    const areDaysUnedited =
      unedited.includes('prepaymentPercent') && staying.prepaymentDaysBefore === merged.prepaymentDaysBefore;
    await manager.update(
      Customer,
      { id },
      {
        ...pick(empty, unedited),
        prepaymentDaysBefore: areDaysUnedited ? FIRST_PREPAYMENT_DAYS : staying.prepaymentDaysBefore,
        version: staying.version + 1,
        changedAt: now,
      },
    );
    await manager.update(
      Customer,
      { id: mergedId },
      { mergedIntoId: null, version: merged.version + 1, changedAt: now },
    );
    await manager.update(CustomerMerge, { id: mergeId }, { undoneAt: now, undoneById: viewer.id });
    return id;
  });

const pick = (fields: Partial<Customer>, names: readonly Fillable[]): Partial<Customer> =>
  Object.fromEntries(names.map((name) => [name, fields[name]]));

const lockRow = (manager: EntityManager, id: string): Promise<Customer> =>
  manager.findOneOrFail(Customer, { where: { id }, lock: { mode: 'pessimistic_write' } });

/**
 * Errors: CONFLICT when another record got the code of the merged one meanwhile. While the record that stayed has the code
 * itself, no other one can get it.
 */
async function requireCodeBack(manager: EntityManager, staying: Customer, merged: Customer): Promise<void> {
  const { registryCode } = merged;
  if (!registryCode || staying.registryCode === registryCode) return;
  const holder = await manager.findOneBy(Customer, { registryCode, mergedIntoId: IsNull() });
  if (holder) throw conflict('customers.codeTaken', { name: holder.name });
}

interface Reference {
  table: string;
  column: string;
}

/**
 * Lists the columns to move: every `customer_id`, and `merged_into_id`, of tables with an `id`; undo finds moved rows by it. A new
 * table needs nothing here. Left out: `customer_merge`, which must keep both names; tables without `id` (customer_refusal), whose
 * readers follow `merged_into_id`.
 */
const listReferences = (manager: EntityManager): Promise<Reference[]> =>
  query<Reference>(
    manager,
    sql`select r.relname as "table", a.attname as "column"
        from pg_class r join pg_attribute a on a.attrelid = r.oid and not a.attisdropped
        where r.relkind = 'r' and r.relnamespace = 'public'::regnamespace and r.relname <> 'customer_merge'
          and (a.attname = 'customer_id' or (r.relname, a.attname) = ('customer', 'merged_into_id'))
          and exists (select from pg_attribute k where k.attrelid = r.oid and k.attname = 'id' and not k.attisdropped)
        order by 1, 2`,
  );

async function moveReferences(
  manager: EntityManager,
  { from, to }: { from: string; to: string },
): Promise<Record<string, string[]>> {
  // Contacts of the record that stays come first.
  await query(
    manager,
    sql`update customer_contact set position = position + (select count(*) from customer_contact where customer_id = ${to})
        where customer_id = ${from}`,
  );
  const moved: Record<string, string[]> = {};
  for (const { table, column } of await listReferences(manager)) {
    const columnSql = raw(`"${column}"`);
    const rows = await query<{ id: string }>(
      manager,
      sql`with moved_rows as (update ${raw(`"${table}"`)} set ${columnSql} = ${to} where ${columnSql} = ${from} returning id)
          select id from moved_rows order by id`,
    );
    if (rows.length > 0) moved[`${table}.${column}`] = rows.map(({ id }) => id);
  }
  return moved;
}

async function returnReferences(manager: EntityManager, { moved, customerId, mergedId }: CustomerMerge): Promise<void> {
  for (const { table, column } of await listReferences(manager)) {
    const ids = moved[`${table}.${column}`] ?? [];
    const columnSql = raw(`"${column}"`);
    await query(
      manager,
      sql`update ${raw(`"${table}"`)} set ${columnSql} = ${mergedId} where ${columnSql} = ${customerId} and id = any(${ids}::uuid[])`,
    );
  }
}
