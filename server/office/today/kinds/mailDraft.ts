import { sql } from '../../../platform/sql';
import type { TodayKind } from '../todayKind';

/** A mail may become an order: somebody looks at what was read of it. */
export const mailDraft: TodayKind<'mailDraft'> = {
  name: 'mailDraft',
  description: 'A mail of a customer waits to become an order.',
  trigger: () => ({
    from: sql`mail_draft d cross join lateral (
        select coalesce(nullif(m.sender_name, ''), m.sender_address) as sender, split_part(m.text, chr(10), 1) as subject,
          max(m.received_at) over () as at
        from received_mail m where m.draft_id = d.id order by m.received_at limit 1) first
      where d.state = 'waiting'`,
    subject: 'd.id',
    mark: 'extract(epoch from first.at)',
    due: `first.at + interval '8 hours'`,
    since: 'first.at',
    who: 'first.sender',
    words: 'left(first.subject, 200)',
  }),
};
