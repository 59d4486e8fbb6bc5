import { daysOfStep } from '../../engines/reminders';
import { CUSTOMER_ID, PAYMENT_COUNTS } from '../../model/money/openAmount';
import type { Sql } from '../../platform/sql';
import { raw, sql } from '../../platform/sql';
import { addDays } from '../../platform/values/localDay';
import { MAY_BE_REMINDED, selectReached } from './unpaid';

const steps = Object.entries(daysOfStep)
  .map(([step, days]) => `('${step}', ${days})`)
  .join(', ');

/** SQL: whether the latest step `s` of the debt `a` is due, as the engine's `chooseReminder` says. */
const IS_DUE = `(i.buyer_email is not null and a.due_on + s.days > i.issued_on
  and not exists (select from reminder r where r.invoice_id = i.id and r.step = s.step))`;

/**
 * SQL: customers whose reminder is due, or whom a person calls because the rule is at its end or there is no address. Each
 * has the `next` step: remind, call, or credit when it paid beyond its invoices and need not be reminded.
 */
export const selectDebtors = (today: string): Sql => sql`
  select d.*, case when exists (select from payment p where p.customer_id = d.customer_id and p.rest_cents > 0
      and ${raw(PAYMENT_COUNTS)}) then 'credit' when d.is_due then 'remind' else 'call' end as next
  from (
    select ${raw(CUSTOMER_ID)} as id, (array_agg(i.customer_id))[1] as customer_id,
      (array_agg(i.buyer_name order by a.due_on desc))[1] as name, bool_or(${raw(IS_DUE)}) as is_due,
      sum(a.cents) as cents, min(a.due_on) as due_on, min(a.due_on + s.days) as since,
      md5(string_agg(concat_ws(' ', i.id, a.cents, s.step, ${raw(IS_DUE)}), ',' order by i.id)) as mark
    from open_amount a join invoice i on i.id = a.invoice_id
      cross join lateral (select * from (values ${raw(steps)}) each(step, days)
        where a.due_on + each.days <= ${today}::date order by each.days desc limit 1) s
    where a.cents > 0 and ${selectReached(today)} and ${raw(MAY_BE_REMINDED)}
      and (${raw(IS_DUE)} or a.due_on < ${addDays(today, -daysOfStep.after21)}::date
        or (i.buyer_email is null and a.due_on < ${today}::date))
    group by 1) d`;
