import { issueInvoice, judgeDrafts } from '../../../invoicing';
import type { JudgedDraft } from '../../../invoicing';
import { sql } from '../../../../platform/sql';
import type { Proposal, TodayKind } from '../../todayKind';
import { archiveInvoiced } from '../archive';

/** A draft of an invoice waits to be issued and sent. One that a person asked for leaves by itself. */
export const invoice: TodayKind<'invoice'> = {
  name: 'invoice',
  description: 'A draft of an invoice waits for approval.',
  trigger: () => ({
    from: sql`invoice i left join lateral (select o.id from invoice_trip t join "order" o on o.id = t.order_id
        where t.invoice_id = i.id and o.deleted_at is null order by o.starts_at, o.id limit 1) o on true
      where i.status = 'draft' and i.issue_at is null`,
    subject: 'i.id',
    order: 'o.id',
    mark: 'i.version',
    due: `i.made_at + interval '24 hours'`,
    since: 'i.made_at',
    who: 'i.buyer_name',
    cents: 'i.gross_cents',
  }),
  async propose(deps, rows) {
    const ids = rows.map(({ subjectId }) => subjectId);
    const drafts = await judgeDrafts(deps, ids);
    return new Map([...drafts].map(([id, draft]) => [id, toProposal(draft)]));
  },
  async take(deps, viewer, { subjectId: id, mark }) {
    await issueInvoice(deps, viewer.isAutomatic ? null : viewer, { id, version: Number(mark), send: true });
    await archiveInvoiced(deps, viewer, id);
  },
};

function toProposal({ problem, email, grossCents, isOfPerson }: JudgedDraft): Proposal {
  if (problem) return { act: 'open', doubt: problem };
  return { act: 'issueInvoice', dueCents: grossCents, who: email, isForPeople: isOfPerson };
}
