import type { Deps } from '../../access';
import { Invoice } from '../../model/money/invoice.entity';
import { PortalError } from '../../platform/errors';
import { query, sql } from '../../platform/sql';
import { issueInvoice } from './issueInvoice';
import { makeDueDrafts } from './makeDrafts';

const MOST_AT_ONCE = 50;

/**
 * Issues and sends prepayments that a person asked for, once their time to take them back is over. One that cannot leave
 * waits for a person. The other drafts are decided in 'Täna', by a person or by the automation `invoice`.
 */
async function issueWaiting(deps: Deps): Promise<void> {
  const { manager } = deps.db.dataSource;
  const due = await query<{ id: string; version: number }>(
    manager,
    sql`select i.id, i.version from invoice i where i.status = 'draft' and i.issue_at <= ${deps.clock.now()}
        order by i.issue_at limit ${MOST_AT_ONCE}`,
  );
  for (const draft of due) {
    try {
      await issueInvoice(deps, null, { ...draft, send: true });
    } catch (error) {
      if (!(error instanceof PortalError)) throw error;
      // Another copy was quicker, or a person decides.
      deps.log.info('an invoice waits for a person', { invoice: draft.id, code: error.code });
      await manager.update(Invoice, { id: draft.id, status: 'draft', version: draft.version }, { issueAt: null });
    }
  }
}

/** The clock's work: drafts of what has been driven, and the prepayments that were asked for. */
export async function runInvoicing(deps: Deps): Promise<void> {
  await makeDueDrafts(deps);
  await issueWaiting(deps);
}
