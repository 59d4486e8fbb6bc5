/** SQL: what the issued invoice `alias` owes, in cents. `open_amount` says how it comes about. */
export const selectOpenAmount = (alias: string): string =>
  `coalesce((select a.cents from open_amount a where a.invoice_id = ${alias}.id), 0)`;

/** SQL: the same text for all invoices `i` of a customer, also of one that has no record. */
export const CUSTOMER_KEY = `coalesce(i.customer_id::text, 'code:' || i.buyer_registry_code, 'name:' || lower(i.buyer_name))`;
