import type { EntityManager } from 'typeorm';
import { query, sql } from '../../platform/sql';
import type { Sql } from '../../platform/sql';
import { ERASED } from './blankOrders';
import { createStep } from './step';

/** Nobody wrote the record of the customer `t`, and it had no trip, since then. */
const isIdle = (cutoff: Date): Sql =>
  sql`t.changed_at < ${cutoff}
    and not exists (select from "order" o where o.customer_id = t.id and o.ends_at >= ${cutoff})
    and not exists (select from "order" o where lower(o.company) = lower(t.name) and o.ends_at >= ${cutoff})
    and not exists (select from customer_contact k join "order" o on lower(o.email) = lower(k.email)
      where k.customer_id = t.id and o.ends_at >= ${cutoff})`;

export const customerContactsStep = createStep({
  table: 'customer_contact',
  due: (cutoff) => sql`t.customer_id in (select t.id from customer t where ${isIdle(cutoff)})`,
});

export const customerNotesStep = createStep({
  table: 'customer',
  due: (cutoff) => sql`(t.notes <> '' or num_nonnulls(t.invoice_email, t.e_invoice_address) > 0) and ${isIdle(cutoff)}`,
  blank: sql`notes = '', invoice_email = null, e_invoice_address = null, version = version + 1`,
});

const blankPerson = sql`name = ${ERASED}, address = null, registry_code = null, vat_number = null, price_agreement = '',
  version = version + 1`;

/** A private customer loses the name with the last trip that accounting keeps. Companies stay. */
export const personsStep = createStep({
  table: 'customer',
  due: (cutoff) => sql`t.kind = 'person' and t.name <> ${ERASED} and ${isIdle(cutoff)}`,
  blank: blankPerson,
});

/**
 * Takes the name off the records of private customers with these addresses, save those with an order that stays. Their contacts go as
 * mentions do. Returns how many records there were.
 */
export async function blankPersons(
  manager: EntityManager,
  emails: readonly string[],
  except: readonly string[],
): Promise<number> {
  const rows = await query<{ id: string }>(
    manager,
    sql`with gone as (
          update customer set ${blankPerson}, notes = '', invoice_email = null
          where kind = 'person' and name <> ${ERASED}
            and not exists (select from "order" o where o.customer_id = customer.id and o.id = any(${except}::uuid[])) and id in (
            select customer_id from customer_contact where lower(email) = any(${emails.map((email) => email.toLowerCase())}))
          returning id)
        select id from gone`,
  );
  return rows.length;
}
