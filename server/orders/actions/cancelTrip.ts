import type { Deps } from '../../access';
import { quoteCancellation } from '../../sales/cancellation';
import { requireTripByKey } from '../../access';
import { createId } from '../../platform/ids';
import { PortalError } from '../../platform/errors';
import { DEFAULT_VAT_RATE } from '../../platform/values/money';
import type { RejectReason } from '../../model/orders/offer.entity';
import { Offer } from '../../model/orders/offer.entity';
import { reasonWords } from '../lifecycle/rejectReasons';
import type { OrderChange } from '../lifecycle/changeOrder';
import { changeOrder, customer } from '../lifecycle/changeOrder';
import { findOrCreateJob } from '../lifecycle/tripNumber';
import { releaseCrew } from './jobs/assignments';
import { findLatestOffer } from '../../model/orders/latestOffer';
import { message } from '../../texts/messages';

/**
 * The customer cancels on the page of the trip, having seen `seenFee`. Drivers of a job are released and told. Errors:
 * WRONG_KEY, CONFLICT, CONFIRM with the fee in `details.fee` when it is another one by now.
 */
export async function cancelTrip(
  deps: Deps,
  id: string,
  tripKey: string,
  { reason, seenFee }: { reason: RejectReason; seenFee: number },
): Promise<void> {
  await requireTripByKey(deps.db.dataSource.manager, id, tripKey);
  await changeOrder(deps, id, async (change) => {
    await change.begin('cancel', customer);
    const fee = await requireSeenFee(change, seenFee);
    if (change.order.status === 'job') await releaseCrew(change);
    await closeOffer(change, { reason, decidedById: null, fee });
    change.emit({ type: 'cancelledByCustomer', eventId: change.eventId, reason: reasonWords[reason], fee });
  });
}

/** The fee for cancelling now, in cents; null if nothing was agreed. Errors: CONFIRM if the caller saw a different fee. */
export async function requireSeenFee(change: OrderChange, seenFee: number): Promise<number | null> {
  const { manager, order, now } = change;
  const { agreed, due } = await quoteCancellation(manager, order, await findLatestOffer(manager, order.id), now);
  if (due !== seenFee) {
    const told = message('myTrip.feeChanged', { fee: { cents: due } });
    throw new PortalError('CONFIRM', told, { details: { fee: due / 100 } });
  }
  return agreed ? due : null;
}

interface Closing {
  reason: RejectReason;
  /** The admin who does it; null: the customer. */
  decidedById: string | null;
  fee: number | null;
}

/** Keeps the reason and the fee with the latest offer, or with one made for it. */
export async function closeOffer(change: OrderChange, { reason, decidedById, fee }: Closing): Promise<void> {
  const { manager, order, now } = change;
  const rejected = {
    status: 'rejected',
    rejectReason: reason,
    decidedAt: now,
    decidedById,
    remindAt: null,
    cancellationFee: fee,
  } as const;
  const former = await findLatestOffer(manager, order.id);
  if (former) {
    await manager.update(Offer, { id: former.id }, rejected);
  } else {
    await manager.insert(Offer, {
      ...rejected,
      id: createId(),
      orderId: order.id,
      passengers: order.passengers,
      price: null,
      vatRate: DEFAULT_VAT_RATE,
      sentAt: now,
      sentById: decidedById,
    });
  }
  change.note('rejectReason', null, reason);
  if (fee !== null) change.note('cancellationFee', null, fee);
  // A fee is invoiced, and the trip number is the invoice's.
  if (!fee) return;
  const { tripNumber } = await findOrCreateJob(manager, order.id);
  if (order.status !== 'job') change.note('tripNumber', null, tripNumber);
}
