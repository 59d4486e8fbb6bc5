import { MAY_BE_REMINDED, remindOfInvoice } from '../../../reminders';
import { toInSql } from '../../../../model/inSql';
import { agreedStatuses } from '../../../../model/orders/orderStatus';
import { raw, sql } from '../../../../platform/sql';
import { toLocalDate } from '../../../../platform/time';
import type { TodayKind } from '../../todayKind';
import { proposeReminders } from './reminder';

/**
 * A prepayment is not paid, and the trip leaves within 72 hours or its due date has passed. The customer is reminded
 * once, and called the next day.
 */
export const prepayment: TodayKind<'prepayment'> = {
  name: 'prepayment',
  description: 'The prepayment of a trip that leaves soon is not paid.',
  trigger: (_deps, now) => ({
    from: sql`"order" o join invoice_trip t on t.order_id = o.id and t.part = 'prepayment' and t.holds
        join invoice i on i.id = t.invoice_id and i.status = 'issued' join open_amount a on a.invoice_id = i.id
        left join lateral (select max(r.sent_at) filter (where r.step = 'byHand') as at, max(r.sent_at) as latest
          from reminder r where r.invoice_id = i.id) reminded on true
      where a.cents > 0 and o.status ${raw(toInSql(agreedStatuses))} and o.deleted_at is null and o.starts_at > ${now}
        and (o.starts_at < ${now}::timestamptz + interval '72 hours' or a.due_on < ${toLocalDate(now)}::date)
        and (reminded.latest is null or reminded.latest < ${now}::timestamptz - interval '20 hours')`,
    subject: 'i.id',
    order: 'o.id',
    mark: `concat_ws(' ', a.cents, extract(epoch from reminded.at))`,
    due: `o.starts_at - interval '24 hours'`,
    since: `least(o.starts_at - interval '72 hours', (a.due_on + 1)::timestamp at time zone 'Europe/Tallinn')`,
    who: 'i.buyer_name',
    words: `case when reminded.at is null and i.buyer_email is not null and ${MAY_BE_REMINDED} then 'remind' else 'call' end`,
    day: 'a.due_on',
    cents: 'a.cents',
  }),
  propose: proposeReminders,
  take: (deps, viewer, { subjectId }) => remindOfInvoice(deps, viewer, subjectId),
};
