import { toInSql } from '../../model/inSql';
import { bookedStatuses } from '../../model/orders/orderStatus';
import { query, raw, sql } from '../../platform/sql';
import type { Sql } from '../../platform/sql';
import type { ForgottenLevel } from './blankOrders';
import { blankOrders } from './blankOrders';
import { countRows } from './step';
import type { Step } from './step';

const never = raw(toInSql(['new', 'answered', 'rejected', 'expired']));
const booked = raw(toInSql(bookedStatuses));
const hasOffer = sql`exists (select from offer f where f.order_id = o.id)`;
/** A fee or an issued invoice is a record of accounting, though the trip was never driven. */
export const hasRecord = sql`(
  exists (select from offer f where f.order_id = o.id and f.cancellation_fee > 0)
  or exists (select from invoice_trip t join invoice i on i.id = t.invoice_id
    where t.order_id = o.id and i.status = 'issued'))`;

/** Orders `o` that never became more than a question. */
export const inquiryDue = (cutoff: Date): Sql =>
  sql`o.status ${never} and o.forgotten in (0, 1) and o.ends_at < ${cutoff} and not ${hasOffer} and not ${hasRecord}`;

/** An offer was sent, and nothing came of it. */
export const declinedDue = (cutoff: Date): Sql =>
  sql`o.status ${never} and o.forgotten in (0, 1) and o.ends_at < ${cutoff} and ${hasOffer} and not ${hasRecord}`;

/** Agreed trips and other records of accounting: contacts, group leaders and notes, but not the buyer. */
export const bookedDue = (cutoff: Date): Sql =>
  sql`(o.status ${booked} or ${hasRecord}) and o.forgotten = 0 and o.ends_at < ${cutoff}`;

/** The last day on which an invoice of the order `o` was issued or paid: its year of accounting may be a later one. */
export const lastMoneyDay = sql`(
  select max(greatest(i.issued_on, (select max(p.received_on) from payment_booking b join payment p on p.id = b.payment_id
    where b.invoice_id = i.id)))
  from invoice_trip t join invoice i on t.invoice_id in (i.id, i.credit_of_id) where t.order_id = o.id)`;

/** Everything that accounting wants of agreed trips, and of cancellations with a fee or an invoice. */
export const accountingDue = (cutoff: Date): Sql =>
  sql`o.forgotten in (0, 1) and o.ends_at < ${cutoff}
    and coalesce(${lastMoneyDay} < (${cutoff} at time zone 'Europe/Tallinn')::date, true) and (o.status ${booked} or ${hasRecord})`;

/** Blanks orders, and keeps their sums and numbers. */
export const blankOrdersStep = (level: ForgottenLevel, due: (cutoff: Date) => Sql): Step => ({
  count: ({ manager }, cutoff) => countRows(manager, sql`from "order" o where ${due(cutoff)}`),
  forget: async ({ manager, deps }, cutoff, most) => {
    const rows = await query<{ id: string }>(
      manager,
      sql`select o.id from "order" o where ${due(cutoff)} order by o.id limit ${most} for update of o skip locked`,
    );
    const ids = rows.map(({ id }) => id);
    await blankOrders(manager, ids, { level, at: deps.clock.now(), actor: 'system', userId: null });
    return ids.length;
  },
});
