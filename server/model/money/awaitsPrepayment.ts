import { toInSql } from '../inSql';
import { agreedStatuses } from '../orders/orderStatus';

/**
 * SQL: whether the order `alias` is agreed and waits for a prepayment: its invoice is open, is a draft, or was asked for and
 * is not made yet.
 */
export const selectAwaitsPrepayment = (alias: string): string => `(${alias}.status ${toInSql(agreedStatuses)} and (
  exists (select from invoice_trip t join invoice i on i.id = t.invoice_id left join open_amount a on a.invoice_id = i.id
    where t.order_id = ${alias}.id and t.part = 'prepayment' and t.holds and (i.status = 'draft' or a.cents > 0))
  or exists (select from prepayment_request r where r.order_id = ${alias}.id
    and not exists (select from invoice_trip t where t.order_id = ${alias}.id))))`;
