import type { Deps } from '../access/context';
import type { Viewer } from '../access/viewer';
import { runQueuedActs } from '../office/today';
import { readToday } from '../office/today/readToday';
import { addMs } from '../platform/time';
import type { Api } from './actions/api';
import type { SeedingClock } from './seedingClock';

/** After this a decision can be taken back no more. */
const TAKEN_MS = 11_000;

interface Office {
  api: Api;
  deps: Deps;
  clock: SeedingClock;
  logistician: Viewer;
}

/**
 * Works off the invoices of 'Täna' as the office does with automations on 'suggest': Enter takes the proposal, and it is
 * done when its ten seconds are over. The draft of a trip that has changed since is made again.
 */
export async function takeInvoices({ api, deps, clock, logistician }: Office): Promise<void> {
  const { items } = await readToday(deps, { first: 200, snoozed: false, isAsked: (kind) => kind === 'invoice' });
  for (const { kind, subjectId, mark, orderId, proposal } of items) {
    if (proposal.act === 'issueInvoice')
      await api.run(
        logistician,
        'mutation($kind: TodayKind!, $id: UUID!, $mark: String!) { takeTodayItem(kind: $kind, subjectId: $id, mark: $mark) { id } }',
        { kind, id: subjectId, mark },
      );
    else if (proposal.doubt?.key === 'invoicing.tripChanged')
      await api.run(
        logistician,
        `mutation($id: UUID!, $version: Int!, $orderId: UUID!) {
          dropInvoiceDraft(id: $id, version: $version) { id } makeInvoice(orderId: $orderId) { id } }`,
        { id: subjectId, version: Number(mark), orderId },
      );
  }
  if (items.length === 0) return;
  clock.set(addMs(clock.now(), TAKEN_MS));
  await runQueuedActs(deps);
}
