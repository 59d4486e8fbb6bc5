import type { EntityManager } from 'typeorm';
import type { Deps } from '../../access';
import { Customer } from '../../model/customer/customer.entity';
import { CustomerContact } from '../../model/customer/customerContact.entity';
import { createId } from '../../platform/ids';
import { query, sql } from '../../platform/sql';
import { badInput, conflict, notFound, stale } from '../../texts/messages';
import type { CustomerInput } from './customerInputs';
import { lockCustomers } from './lockCustomers';

/** Adds a customer, and returns its id. Errors: BAD_USER_INPUT at `registryCode` when another customer has it. */
export const createCustomer = ({ db, clock }: Deps, input: CustomerInput): Promise<string> =>
  db.transaction(async (manager) => {
    await lockCustomers(manager);
    const fields = readFields(input);
    await requireFreeCode(manager, fields.registryCode, null);
    const id = createId();
    await manager.insert(Customer, { id, ...fields, changedAt: clock.now() });
    await saveContacts(manager, id, input.contacts);
    return id;
  });

/**
 * Saves a whole customer. Errors: NOT_FOUND, STALE_VERSION, CONFLICT for a merged one, BAD_USER_INPUT at `registryCode` when another
 * customer has it.
 */
export async function updateCustomer(
  { db, clock }: Deps,
  id: string,
  { input, version }: { input: CustomerInput; version: number },
): Promise<void> {
  await db.transaction(async (manager) => {
    await lockCustomers(manager);
    const customer = await lockCustomer(manager, id);
    if (customer.version !== version) throw stale('customers.stale');
    const fields = readFields(input);
    await requireFreeCode(manager, fields.registryCode, id);
    await manager.update(Customer, { id }, { ...fields, version: version + 1, changedAt: clock.now() });
    await saveContacts(manager, id, input.contacts);
  });
}

/** Reads a customer that is in use, and holds it until the transaction ends. Errors: NOT_FOUND, CONFLICT for a merged one. */
export async function lockCustomer(manager: EntityManager, id: string): Promise<Customer> {
  const customer = await manager.findOne(Customer, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!customer) throw notFound('customer');
  if (customer.mergedIntoId) throw conflict('customers.isMerged');
  return customer;
}

const readFields = (input: CustomerInput) => ({
  kind: input.kind,
  name: input.name.trim(),
  registryCode: input.registryCode?.trim() || null,
  vatNumber: input.vatNumber?.trim() || null,
  address: input.address?.trim() || null,
  invoiceEmail: input.invoiceEmail ?? null,
  eInvoiceFormat: input.eInvoiceFormat ?? null,
  eInvoiceAddress: input.eInvoiceAddress?.trim() || null,
  paymentDays: input.paymentDays ?? null,
  prepaymentPercent: input.prepaymentPercent,
  prepaymentDaysBefore: input.prepaymentDaysBefore,
  priceAgreement: input.priceAgreement.trim(),
  notes: input.notes.trim(),
  language: input.language,
});

/** Records that are doubled already may share a code until they are merged; no new one gets it. */
async function requireFreeCode(manager: EntityManager, code: string | null, id: string | null): Promise<void> {
  if (!code) return;
  const [same] = await query<{ name: string }>(
    manager,
    sql`select name from customer
        where registry_code = ${code} and merged_into_id is null and id is distinct from ${id}::uuid
          and not exists (select from customer own where own.id = ${id}::uuid and own.registry_code = ${code})
        order by id limit 1`,
  );
  if (same) throw badInput('customers.codeTaken', { name: same.name }, 'registryCode');
}

/** Replaces the contacts. One that is given with its id stays the same row, so that a merge can take it back. */
async function saveContacts(
  manager: EntityManager,
  customerId: string,
  given: CustomerInput['contacts'],
): Promise<void> {
  const stored = (await manager.findBy(CustomerContact, { customerId })).map(({ id }) => id);
  const contacts = given
    .filter(({ name, email, phone }) => name.trim() !== '' || email || phone)
    .map(({ id, name, email, phone, role }, position) => ({
      id: id && stored.includes(id) ? id : createId(),
      customerId,
      position,
      name: name.trim(),
      email: email ?? null,
      phone: phone ?? null,
      role: role.trim(),
    }));
  const kept = contacts.map(({ id }) => id);
  await query(
    manager,
    sql`delete from customer_contact where customer_id = ${customerId} and id <> all(${kept}::uuid[])`,
  );
  if (contacts.length > 0) await manager.upsert(CustomerContact, contacts, ['id']);
}
