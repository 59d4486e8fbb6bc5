import type { EntityManager } from 'typeorm';
import type { Deps } from '../../access';
import { LEFT_TO_REFUND, PAYMENT_COUNTS, selectOpenAmount } from '../../model/money/openAmount';
import { selectPersonName } from '../../model/people/personName';
import type { Sql } from '../../platform/sql';
import { query, raw, sql } from '../../platform/sql';
import type { CustomerCredit, PaymentRow } from './paymentTypes';

const PAGE = 50;

/** Sums of the bookings of each invoice that still stand, of the payment `p`. */
const parts = sql`coalesce((
  select jsonb_agg(jsonb_build_object('amount', s.cents, 'invoice', jsonb_build_object('id', i.id, 'number', i.number,
    'buyerName', i.buyer_name, 'dueOn', i.due_on, 'open', ${raw(selectOpenAmount('i'))})) order by i.number)
  from (select b.invoice_id, sum(b.cents)::int as cents from payment_booking b where b.payment_id = p.id
        group by b.invoice_id having sum(b.cents) <> 0) s join invoice i on i.id = s.invoice_id), '[]')`;

const selectPayments = (where: Sql) => sql`
  select p.id, p.source, p.received_on::text as "receivedOn", p.cents as amount, p.receipt_number as "receiptNumber", p.note,
    p.bank_entry_id as "entryId", ${parts} as parts,
    p.rest_cents as rest,
    coalesce(e.payer_name, (select i.buyer_name from payment_booking b join invoice i on i.id = b.invoice_id
                            where b.payment_id = p.id order by b.id limit 1), c.name, '') as payer,
    (select ${raw(selectPersonName('u'))} from "user" u where u.id = p.made_by_id) as "madeBy",
    coalesce((select ${raw(LEFT_TO_REFUND)} from link_payment l where l.payment_id = p.id and l.state = 'paid'), 0) as refundable,
    exists (select from payment u where u.undoes_id = p.id) as "isUndone"
  from payment p left join bank_entry e on e.id = p.bank_entry_id left join customer c on c.id = p.customer_id
  where ${where}`;

/** The payments of bank entries, by the entry. */
export async function readEntryPayments(
  manager: EntityManager,
  ids: readonly string[],
): Promise<Map<string, PaymentRow>> {
  const rows = await query<PaymentRow & { entryId: string }>(
    manager,
    selectPayments(sql`p.bank_entry_id = any(${ids})`),
  );
  return new Map(rows.map((row) => [row.entryId, row]));
}

/** Payments by hand, the newest first. */
export const readHandPayments = ({ db }: Deps): Promise<PaymentRow[]> =>
  query(
    db.dataSource.manager,
    sql`${selectPayments(sql`p.source in ('cash', 'card') and p.undoes_id is null`)}
        order by p.received_on desc, p.id desc limit ${PAGE}`,
  );

/** Payments of an invoice, the oldest first. */
export const readInvoicePayments = ({ db }: Deps, invoiceId: string): Promise<PaymentRow[]> =>
  query(
    db.dataSource.manager,
    sql`${selectPayments(sql`p.id in (select b.payment_id from payment_booking b where b.invoice_id = ${invoiceId})`)}
        order by p.received_on, p.id`,
  );

/** Payments of a customer that are not wholly booked, the oldest first, without those that were taken back. */
export async function readCredit({ db }: Deps, customerId: string): Promise<CustomerCredit> {
  const payments = await query<PaymentRow>(
    db.dataSource.manager,
    sql`${selectPayments(sql`${selectsCredit(customerId)} and p.rest_cents <> 0`)} order by p.received_on, p.id`,
  );
  return { amount: payments.reduce((sum, { rest }) => sum + rest, 0), payments };
}

/** SQL: whether what is left of the payment `p` is the credit of a customer. */
export const selectsCredit = (customerId: string): Sql =>
  sql`p.customer_id = ${customerId} and ${raw(PAYMENT_COUNTS)} and p.undoes_id is null
      and not exists (select from payment u where u.undoes_id = p.id)`;
