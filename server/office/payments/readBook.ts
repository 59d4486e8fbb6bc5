import type { EntityManager } from 'typeorm';
import type { EarlierPayment, Incoming, KnownPayer, OpenInvoice } from '../../engines/matching';
import { listNumbersIn, toPayerKey } from '../../engines/matching';
import { CUSTOMER_KEY } from '../../model/money/openAmount';
import { query, raw, sql } from '../../platform/sql';

/** All that payments can concern: what is open, what they name, and earlier payments of those to whom money went. */
export async function readBook(
  manager: EntityManager,
  entries: readonly Incoming[],
): Promise<{ invoices: OpenInvoice[]; payers: KnownPayer[]; payments: EarlierPayment[] }> {
  const references = entries.flatMap((entry) => entry.references);
  const numbers = entries.flatMap(({ text }) => listNumbersIn(text));
  const names = entries.map(({ payerName }) => toPayerKey(payerName)).filter(Boolean);
  const ibans = entries.filter(({ cents }) => cents < 0).flatMap(({ payerIban }) => payerIban ?? []);
  return {
    invoices: await query(
      manager,
      sql`with named as (
            select invoice_id as id from open_amount
            union select id from invoice where reference_number = any(${references})
            union select id from invoice where number = any(${numbers}))
          select i.id, i.number, i.reference_number as reference, ${raw(CUSTOMER_KEY)} as customer,
            i.buyer_name as "buyerName", i.buyer_registry_code as "registryCode", coalesce(a.cents, 0) as "openCents",
            i.due_on::text as "dueOn"
          from named join invoice i using (id) left join open_amount a on a.invoice_id = i.id
          where i.status = 'issued' and i.kind <> 'credit'`,
    ),
    payers: await query(
      manager,
      sql`select name, customer_id::text as customer from payer_name where name = any(${names})`,
    ),
    payments: ibans.length === 0 ? [] : await readEarlier(manager, ibans),
  };
}

const readEarlier = (manager: EntityManager, ibans: readonly string[]): Promise<EarlierPayment[]> =>
  query(
    manager,
    sql`select p.id, p.customer_id::text as customer, p.cents, e.payer_name as "payerName", e.payer_iban as "payerIban",
          p.received_on::text as "receivedOn",
          p.rest_cents as "restCents"
        from bank_entry e join payment p on p.bank_entry_id = e.id
        where e.payer_iban = any(${ibans}) and e.state = 'settled' and p.cents > 0`,
  );

/** An entry as the engine reads it. */
export const selectIncoming = raw(
  `e.booked_on::text as "bookedOn", e.cents, e.is_reversal as "isReversal", e.is_fee as "isFee", e.payer_name as "payerName",
   e.payer_iban as "payerIban", e.payer_registry_code as "payerRegistryCode", e.reference_numbers as "references", e.text`,
);
