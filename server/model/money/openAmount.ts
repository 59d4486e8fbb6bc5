/** SQL: what the issued invoice `alias` owes, in cents. `open_amount` says how it comes about. */
export const selectOpenAmount = (alias: string): string =>
  `coalesce((select a.cents from open_amount a where a.invoice_id = ${alias}.id), 0)`;

/** SQL: the same text for all invoices `i` of a customer, also of one that has no record. */
export const CUSTOMER_KEY = `coalesce(i.customer_id::text, 'code:' || i.buyer_registry_code, 'name:' || lower(i.buyer_name))`;

/** SQL: the same as an id. */
export const CUSTOMER_ID = `md5(${CUSTOMER_KEY})::uuid`;

/** SQL: whether the payment `p` counts. One whose movement waits again does not. */
export const PAYMENT_COUNTS = `not exists (select from bank_entry e where e.id = p.bank_entry_id and e.state <> 'settled')`;

/** SQL: what the provider can still give back of the link payment `l` of the payment `p`, in cents. */
export const LEFT_TO_REFUND = `(p.cents - coalesce((select sum(r.cents) from link_refund r
  where r.link_payment_id = l.id and r.state <> 'refused'), 0))::int`;
