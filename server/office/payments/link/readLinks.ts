import type { Deps } from '../../../access';
import { query, sql } from '../../../platform/sql';
import type { LinkPaymentRow } from './linkTypes';

const PAGE = 50;

/** Payments by bank link and card, the newest first. */
export const readLinks = ({ db }: Deps): Promise<LinkPaymentRow[]> =>
  query(
    db.dataSource.manager,
    sql`select l.id, l.invoice_id as "invoiceId", i.number, i.buyer_name as "buyerName", coalesce(p.cents, l.cents) as amount,
          l.state, l.odd_sum as "oddSum", l.started_at as "startedAt",
          coalesce((select sum(r.cents) from link_refund r where r.link_payment_id = l.id and r.state = 'done'), 0)::int as refunded,
          coalesce((select sum(r.cents) from link_refund r where r.link_payment_id = l.id and r.state = 'waiting'), 0)::int as refunding
        from link_payment l join invoice i on i.id = l.invoice_id left join payment p on p.id = l.payment_id
        order by l.started_at desc, l.id desc limit ${PAGE}`,
  );
