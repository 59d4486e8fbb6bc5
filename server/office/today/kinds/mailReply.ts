import { sql } from '../../../platform/sql';
import type { TodayKind } from '../todayKind';

/** A customer wrote about a trip, and nobody has read it yet. */
export const mailReply: TodayKind<'mailReply'> = {
  name: 'mailReply',
  description: 'A mail of a customer about an order was not read yet.',
  trigger: () => ({
    from: sql`received_mail m join "order" o on o.id = m.order_id where m.read_at is null and o.deleted_at is null`,
    subject: 'm.id',
    order: 'o.id',
    mark: 'm.id',
    due: `m.received_at + interval '8 hours'`,
    since: 'm.received_at',
    words: `left(regexp_replace(substr(m.text, strpos(m.text, chr(10)) + 1), '\\s+', ' ', 'g'), 200)`,
  }),
};
