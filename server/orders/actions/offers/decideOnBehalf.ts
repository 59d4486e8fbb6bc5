import { offerEnd } from '../../../model/orders/offerEnd';
import type { Deps, Viewer } from '../../../access';
import { releaseCrew } from '../jobs/assignments';
import { checkReportedHours } from '../jobs/reportedHours';
import { quoteCancellation, listCancellationSteps, readCurrentTerms } from '../../../sales/cancellation';
import { createId } from '../../../platform/ids';
import { DEFAULT_VAT_RATE } from '../../../platform/values/money';
import { closeOffer, requireSeenFee } from '../cancelTrip';
import type { RejectReason } from '../../../model/orders/offer.entity';
import { Offer } from '../../../model/orders/offer.entity';
import { findLatestOffer } from '../../../model/orders/latestOffer';
import { toBasis, supersedeOffers } from './offers';
import { toAdminActor, changeOrder } from '../../lifecycle/changeOrder';

/**
 * An admin accepts on the customer's behalf: keeps a copy of the latest offer as the accepted one and e-mails the customer.
 * Without a former offer no price is agreed yet.
 */
export async function acceptOnBehalf(
  deps: Deps,
  viewer: Viewer,
  id: string,
  { version, address }: { version?: number | null; address: string | null },
): Promise<void> {
  await changeOrder(deps, id, async (change) => {
    await change.begin('acceptOnBehalf', toAdminActor(viewer), version);
    const { manager, order, now } = change;
    const former = await findLatestOffer(manager, id);
    const linked = former && ['open', 'expired'].includes(former.status) ? former : null;
    await supersedeOffers(manager, id);
    const cancellationTermsId = former?.cancellationTermsId ?? (await readCurrentTerms(manager)).id;
    const offer = {
      id: createId(),
      price: former?.price ?? null,
      vatRate: former?.vatRate ?? DEFAULT_VAT_RATE,
      note: former?.note ?? '',
      lines: former?.showLines ? former.lines : null,
    };
    await manager.insert(Offer, {
      ...offer,
      ...toBasis(former),
      orderId: id,
      passengers: order.passengers,
      // The customer's link goes on to say that it was decided instead of 'expired'.
      ...(linked && { keyHash: linked.keyHash, reminderKeyHashes: linked.reminderKeyHashes }),
      status: 'accepted',
      cancellationTermsId,
      sentAt: now,
      sentById: viewer.id,
      decidedAt: now,
      decidedById: viewer.id,
    });
    if (linked) await manager.update(Offer, { id: linked.id }, { keyHash: null, reminderKeyHashes: [] });
    order.groupFullName ??= order.fullName;
    order.groupEmail ??= order.email;
    order.groupPhone ??= order.phone;
    const admin = { id: viewer.id, name: viewer.firstname };
    const accepted = { at: now.toISOString(), address, reminder: null, admin };
    const validUntil = former ? (offerEnd(former, order)?.toISOString() ?? null) : null;
    const cancellation = await listCancellationSteps(manager, order, { ...offer, cancellationTermsId }, now);
    change.emit({
      type: 'acceptedOnBehalf',
      offer: { ...offer, validUntil, cancellation },
      accepted,
      tripEnded: change.hasTripEnded,
    });
  });
}

interface Rejection {
  reason: RejectReason;
  version?: number | null;
  confirmed: boolean;
  /** The fee that is asked for, in cents, as it was shown; left out: none is. */
  seenFee?: number | null;
}

/**
 * An admin rejects on the customer's behalf. The reason is kept with the latest offer, or with one made for it. The drivers of
 * a job are released and told. Errors: CONFIRM while hours that were reported for it would be lost, or when the fee is another one by now.
 */
export async function rejectOnBehalf(
  deps: Deps,
  viewer: Viewer,
  id: string,
  { reason, version, confirmed, seenFee }: Rejection,
): Promise<void> {
  await changeOrder(deps, id, async (change) => {
    await change.begin('rejectOnBehalf', toAdminActor(viewer), version);
    const { manager, order, now } = change;
    const cost = await quoteCancellation(manager, order, await findLatestOffer(manager, id), now);
    const fee = seenFee == null ? (cost.agreed ? 0 : null) : await requireSeenFee(change, seenFee);
    if (order.status === 'job') {
      await checkReportedHours(change, confirmed);
      await releaseCrew(change);
    }
    await closeOffer(change, { reason, decidedById: viewer.id, fee });
  });
}
