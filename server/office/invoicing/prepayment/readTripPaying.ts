import type { EntityManager } from 'typeorm';
import type { Deps } from '../../../access';
import { judgePaying, MOST_JUDGED } from '../../../engines/payingHabit';
import { query, sql } from '../../../platform/sql';
import { toLocalDate } from '../../../platform/time';
import { notFound } from '../../../texts/messages';
import type { CustomerPaying, PrepaymentState, TripPaying, TripPrepayment } from './prepaymentTypes';

/** How the customer of an order pays, and its prepayment. Errors: NOT_FOUND. */
export async function readTripPaying({ db, clock }: Deps, orderId: string): Promise<TripPaying> {
  const { manager } = db.dataSource;
  const prepayment = await readPrepayment(manager, orderId);
  return { customer: await readCustomer(manager, orderId, toLocalDate(clock.now())), prepayment };
}

type CustomerRow = Pick<CustomerPaying, 'customerId' | 'name' | 'open' | 'overdue'> & { daysLate: number[] };

/**
 * One statement. An invoice counts once it is due: by the day of its last payment, or as overdue until today. One that was
 * credited before any payment does not count.
 */
async function readCustomer(manager: EntityManager, orderId: string, today: string): Promise<CustomerPaying | null> {
  const [row] = await query<CustomerRow>(
    manager,
    sql`
    with o as materialized (
      select id, customer_id, nullif(company_registration_number, '') as code, lower(email) as email from "order" where id = ${orderId}),
    found as (
      select customer_id as id, 0 as rank from o where customer_id is not null
      union all select c.id, 1 from o join customer c on c.registry_code = o.code where o.customer_id is null
      union all select p.customer_id, 2 from o join "order" p on lower(p.email) = o.email
        where o.customer_id is null and o.email <> '' and p.customer_id is not null and p.deleted_at is null),
    whose as (
      select c.id, c.name from found f join customer k on k.id = f.id join customer c on c.id = coalesce(k.merged_into_id, k.id)
      where not exists (select from customer_refusal r where r.order_id = ${orderId} and r.customer_id = c.id)
      order by f.rank, c.id limit 1),
    billed as (
      select i.due_on, coalesce(a.cents, 0) as cents,
        (select max(p.received_on) from payment_booking b join payment p on p.id = b.payment_id
         where b.invoice_id = i.id and b.undoes_id is null
           and not exists (select from payment_booking u where u.undoes_id = b.id)) as paid_on
      from whose join invoice i on i.customer_id = whose.id left join open_amount a on a.invoice_id = i.id
      where i.status = 'issued' and i.kind <> 'credit' and i.gross_cents > 0),
    judged as (
      select due_on, greatest(case when cents > 0 then ${today}::date else paid_on end - due_on, 0) as days from billed
      where case when cents > 0 then due_on < ${today}::date else paid_on is not null end
      order by due_on desc limit ${MOST_JUDGED})
    select whose.id as "customerId", whose.name,
      coalesce((select sum(cents) from billed), 0)::float8 as open,
      coalesce((select sum(cents) from billed where due_on < ${today}::date and cents > 0), 0)::float8 as overdue,
      coalesce((select json_agg(days order by due_on desc) from judged), '[]') as "daysLate"
    from whose`,
  );
  if (!row) return null;
  const { daysLate, ...customer } = row;
  return { ...customer, ...judgePaying(daysLate) };
}

interface PrepaymentRow extends Omit<TripPrepayment, 'state'> {
  asked: number | null;
  ruled: number | null;
  status: string | null;
}

async function readPrepayment(manager: EntityManager, orderId: string): Promise<TripPrepayment> {
  const [row] = await query<PrepaymentRow>(
    manager,
    sql`
    select case when n.has_none then r.percent end as asked,
      case when n.has_none then nullif(c.prepayment_percent, 0) end as ruled, t.percent, i.id as "invoiceId", i.number, i.status,
      i.due_on::text as "dueOn", coalesce(a.cents, 0) as open
    from "order" o left join customer c on c.id = o.customer_id left join prepayment_request r on r.order_id = o.id
      cross join lateral (select not exists (select from invoice_trip x where x.order_id = o.id) as has_none) n
      left join invoice_trip t on t.order_id = o.id and t.part = 'prepayment' and t.holds
      left join invoice i on i.id = t.invoice_id left join open_amount a on a.invoice_id = i.id
    where o.id = ${orderId} and o.deleted_at is null`,
  );
  if (!row) throw notFound('order');
  const { asked, ruled, status: _, ...prepayment } = row;
  return { ...prepayment, percent: prepayment.percent ?? asked ?? ruled, state: findState(row) };
}

function findState({ status, open, asked, ruled }: PrepaymentRow): PrepaymentState {
  if (status === 'draft') return 'draft';
  if (status === 'issued') return open > 0 ? 'open' : 'paid';
  if (asked !== null) return 'asked';
  return ruled === null ? 'none' : 'rule';
}
