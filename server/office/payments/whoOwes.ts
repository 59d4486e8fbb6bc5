import type { Deps } from '../../access';
import { CUSTOMER_KEY, PAYMENT_COUNTS } from '../../model/money/openAmount';
import { query, raw, sql } from '../../platform/sql';
import { toLocalDate } from '../../platform/time';
import type { OwingCustomer, RemindedInvoice, WhoOwes } from './owingTypes';

const MOST_CUSTOMERS = 500;
const MOST_INVOICES = 200;
/** A reminder that was not answered for so long is followed by a call. */
const CALL_AFTER_DAYS = 21;

/** SQL: the open invoices `i` with their open amounts `a`. The offset makes the planner look them up, not read all invoices. */
const openInvoices = raw('open_amount a cross join lateral (select * from invoice where id = a.invoice_id offset 0) i');

type Row = Omit<OwingCustomer, 'nextStep'> & { total: number; totalOverdue: number };

/** Each customer with an open invoice, by age of the debt; the one that is overdue with most comes first. One statement. */
export async function readWhoOwes({ db, clock }: Deps): Promise<WhoOwes> {
  const today = toLocalDate(clock.now());
  const rows = await query<Row>(
    db.dataSource.manager,
    sql`
    with owing as (
      select ${raw(CUSTOMER_KEY)} as customer, i.customer_id, i.buyer_name, i.buyer_email, a.due_on, a.cents,
        ${today}::date - a.due_on as days
      from ${openInvoices}),
    grouped as (
      select customer, (array_agg(customer_id order by due_on desc))[1] as customer_id,
        (array_agg(buyer_name order by due_on desc))[1] as name, bool_or(buyer_email is not null) as has_email,
        count(*)::int as count, sum(cents)::bigint as open, min(due_on) filter (where cents > 0) as oldest,
        coalesce(sum(cents) filter (where days <= 0), 0)::bigint as not_due,
        coalesce(sum(cents) filter (where days between 1 and 14), 0)::bigint as to14,
        coalesce(sum(cents) filter (where days between 15 and 30), 0)::bigint as to30,
        coalesce(sum(cents) filter (where days between 31 and 60), 0)::bigint as to60,
        coalesce(sum(cents) filter (where days > 60), 0)::bigint as over60
      from owing group by customer)
    select g.customer, g.customer_id as "customerId", coalesce((select c.name from customer c where c.id = g.customer_id), g.name) as name, g.has_email as "hasEmail",
      g.count, g.open::float8 as open, g.not_due::float8 as "notDue", g.to14::float8 as "to14", g.to30::float8 as "to30",
      g.to60::float8 as "to60", g.over60::float8 as "over60", g.oldest::text as "oldestDueOn",
      coalesce(greatest(${today}::date - g.oldest, 0), 0) as "daysOverdue",
      coalesce((select sum(p.rest_cents) from payment p
                where p.customer_id = g.customer_id and p.rest_cents <> 0 and ${raw(PAYMENT_COUNTS)}), 0)::float8 as credit,
      (sum(g.open) over ())::float8 as total,
      (sum(g.open - g.not_due) over ())::float8 as "totalOverdue"
    from grouped g
    order by g.open - g.not_due desc, g.open desc, g.customer limit ${MOST_CUSTOMERS}`,
  );
  const [first] = rows;
  return {
    open: first?.total ?? 0,
    overdue: first?.totalOverdue ?? 0,
    rows: rows.map((row) => ({ ...row, nextStep: chooseStep(row) })),
  };
}

function chooseStep({ open, credit, daysOverdue, hasEmail }: Row): OwingCustomer['nextStep'] {
  if (open < 0) return 'giveBack';
  if (credit > 0) return 'useCredit';
  if (daysOverdue === 0) return 'wait';
  return daysOverdue > CALL_AFTER_DAYS || !hasEmail ? 'call' : 'remind';
}

/** The open invoices of a customer, or those whose number or buyer has the searched text; the oldest first. */
export const readOwingInvoices = (
  { db }: Deps,
  { customer, search }: { customer: string | null | undefined; search: string | null | undefined },
): Promise<RemindedInvoice[]> =>
  query(
    db.dataSource.manager,
    sql`select i.id, i.number, i.buyer_name as "buyerName", a.due_on::text as "dueOn", a.cents as open,
          (select max(r.sent_at) from reminder r where r.invoice_id = i.id) as "remindedAt",
          (select s.reason from reminder_stop s where s.invoice_id = i.id) as "stopReason"
        from ${openInvoices}
        where ${customer ? sql`${raw(CUSTOMER_KEY)} = ${customer}` : sql`true`}
          and ${search ? sql`strpos(lower(concat_ws(' ', i.number, i.buyer_name, i.reference_number)), lower(${search})) > 0` : sql`true`}
        order by a.due_on, i.number limit ${MOST_INVOICES}`,
  );
