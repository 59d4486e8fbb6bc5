import type { EntityManager } from 'typeorm';
import type { Deps, Viewer } from '../../../access';
import { InvoiceTrip } from '../../../model/money/invoiceTrip.entity';
import { Order } from '../../../model/orders/order.entity';
import { PrepaymentRequest } from '../../../model/money/prepaymentRequest.entity';
import { isAgreed, isOpen } from '../../../model/orders/orderStatus';
import { badInput, conflict, notFound } from '../../../texts/messages';
import { lockInvoice } from '../drafts';
import { dropDraft } from '../editDraft';
import { issueInvoice } from '../issueInvoice';
import { makeInvoice } from '../makeDrafts';

/**
 * Asks for a prepayment of a trip. While a price is agreed its invoice leaves at once, otherwise as soon as one is.
 * Errors: NOT_FOUND; BAD_USER_INPUT at `percent`; CONFLICT when the trip has begun, is closed or is invoiced, or as of
 * `issueInvoice`.
 */
export const askPrepayment = (deps: Deps, viewer: Viewer, orderId: string, percent: number): Promise<void> =>
  deps.db.transaction(async (manager) => {
    if (percent < 1 || percent > 100) throw badInput('invoicing.badPercent', 'percent');
    const { status, startsAt } = await lockOrder(manager, orderId);
    const now = deps.clock.now();
    if (!isOpen(status) || startsAt <= now) throw conflict('invoicing.tooLateForPrepayment');
    await manager.upsert(PrepaymentRequest, { orderId, percent, askedAt: now, askedById: viewer.id }, ['orderId']);
    if (!isAgreed(status)) return;
    const id = await makeInvoice(deps, viewer, orderId, percent);
    await issueInvoice(deps, viewer, { id, version: 1, send: true });
  });

/** No longer asks for it. Its draft is dropped. Errors: NOT_FOUND; CONFLICT when its invoice is issued. */
export const cancelPrepayment = (deps: Deps, orderId: string): Promise<void> =>
  deps.db.transaction(async (manager) => {
    await lockOrder(manager, orderId);
    const holder = await manager.findOneBy(InvoiceTrip, { orderId, part: 'prepayment', holds: true });
    if (holder) {
      const { id, version } = await lockInvoice(manager, holder.invoiceId);
      await dropDraft(deps, { id, version });
    }
    await manager.delete(PrepaymentRequest, { orderId });
  });

/** Errors: NOT_FOUND. */
async function lockOrder(manager: EntityManager, id: string): Promise<Order> {
  const order = await manager.findOne(Order, { where: { id }, lock: { mode: 'for_no_key_update' } });
  if (!order || order.deletedAt !== null) throw notFound('order');
  return order;
}
