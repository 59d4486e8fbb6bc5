import type { Deps } from '../../access/context';
import type { Viewer } from '../../access/viewer';
import { releaseCrew } from './assignments';
import { checkReportedHours } from './reportedHours';
import { newId } from '../../platform/ids';
import { defaultVatRate } from '../../platform/money';
import type { RejectReason } from '../entities/offer.entity';
import { Offer, endOf } from '../entities/offer.entity';
import { basisOf, latestOffer, supersedeOffers } from './offers';
import { adminOf, changeOrder } from '../lifecycle/changeOrder';

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
    await change.begin('acceptOnBehalf', adminOf(viewer), version);
    const { manager, order, now } = change;
    const former = await latestOffer(manager, id);
    const linked = former && ['open', 'expired'].includes(former.status) ? former : null;
    await supersedeOffers(manager, id);
    const offer = {
      id: newId(),
      price: former?.price ?? null,
      vatRate: former?.vatRate ?? defaultVatRate,
      note: former?.note ?? '',
      lines: former?.showLines ? former.lines : null,
    };
    await manager.insert(Offer, {
      ...offer,
      ...basisOf(former),
      orderId: id,
      // The customer's link goes on to say 'already answered' instead of 'expired'.
      ...(linked && { keyHash: linked.keyHash, reminderKeyHashes: linked.reminderKeyHashes }),
      status: 'accepted',
      sentAt: now,
      sentById: viewer.id,
      answeredAt: now,
      answeredById: viewer.id,
    });
    if (linked) await manager.update(Offer, { id: linked.id }, { keyHash: null, reminderKeyHashes: [] });
    order.groupFullName ??= order.fullName;
    order.groupEmail ??= order.email;
    order.groupPhone ??= order.phone;
    const admin = { id: viewer.id, name: viewer.firstname };
    const accepted = { at: now.toISOString(), address, reminder: null, admin };
    const validUntil = former ? (endOf(former, order)?.toISOString() ?? null) : null;
    change.emit({
      type: 'acceptedOnBehalf',
      offer: { ...offer, validUntil },
      accepted,
      tripEnded: change.tripEnded,
    });
  });
}

/**
 * An admin rejects on the customer's behalf. The reason is kept with the latest offer, or with one made for it. The drivers of
 * a job are released and told. Errors: CONFIRM while hours that were reported for it would be lost.
 */
export async function rejectOnBehalf(
  deps: Deps,
  viewer: Viewer,
  id: string,
  { reason, version, confirmed }: { reason: RejectReason; version?: number | null; confirmed: boolean },
): Promise<void> {
  await changeOrder(deps, id, async (change) => {
    await change.begin('rejectOnBehalf', adminOf(viewer), version);
    const { manager, now } = change;
    if (change.order.status === 'job') {
      await checkReportedHours(change, confirmed);
      await releaseCrew(change);
    }
    const rejected = {
      status: 'rejected',
      rejectReason: reason,
      answeredAt: now,
      answeredById: viewer.id,
      remindAt: null,
    } as const;
    const former = await latestOffer(manager, id);
    if (former) {
      await manager.update(Offer, { id: former.id }, rejected);
    } else {
      await manager.insert(Offer, {
        ...rejected,
        id: newId(),
        orderId: id,
        price: null,
        vatRate: defaultVatRate,
        sentAt: now,
        sentById: viewer.id,
      });
    }
    change.note('rejectReason', null, reason);
  });
}
