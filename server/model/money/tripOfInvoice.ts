/**
 * SQL: the trip of the invoice `i` whose page its reader may open. Only the customer's own address may, not an
 * accountant's. Null: none.
 */
export const TRIP_OF_READER = `(select o.id from invoice_trip t join "order" o on o.id = t.order_id
  where t.invoice_id in (i.id, i.credit_of_id) and o.deleted_at is null and lower(o.email) = lower(i.buyer_email)
  order by o.starts_at, o.id limit 1)`;
