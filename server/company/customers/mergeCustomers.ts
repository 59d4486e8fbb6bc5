import { IsNull } from 'typeorm';
import type { EntityManager } from 'typeorm';
import type { Deps, Viewer } from '../../access';
import { Customer } from '../../model/customer/customer.entity';
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
/** The days of a record without a prepayment, where they mean nothing: those of a new record. */
const EMPTY_DAYS = 7;
type Fillable = keyof typeof empty;
const fillable = Object.keys(empty) as Fillable[];

/**
 * Merges a doubled record into the one that stays: everything that names it goes over, and empty fields of the other are filled.
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
        // Means nothing without a percentage.
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
        prepaymentDaysBefore: areDaysUnedited ? EMPTY_DAYS : staying.prepaymentDaysBefore,
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
 * Every column that names a customer, of tables whose rows have an id: a new `customer_id` goes over by itself. Merges tell of two
 * records. A row without an id is about its record, such as a refusal: readers follow `merged_into_id`.
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
    const name = raw(`"${column}"`);
    const rows = await query<{ id: string }>(
      manager,
      sql`with gone as (update ${raw(`"${table}"`)} set ${name} = ${to} where ${name} = ${from} returning id)
          select id from gone order by id`,
    );
    if (rows.length > 0) moved[`${table}.${column}`] = rows.map(({ id }) => id);
  }
  return moved;
}

async function returnReferences(manager: EntityManager, { moved, customerId, mergedId }: CustomerMerge): Promise<void> {
  for (const { table, column } of await listReferences(manager)) {
    const ids = moved[`${table}.${column}`] ?? [];
    const name = raw(`"${column}"`);
    await query(
      manager,
      sql`update ${raw(`"${table}"`)} set ${name} = ${mergedId} where ${name} = ${customerId} and id = any(${ids}::uuid[])`,
    );
  }
}
