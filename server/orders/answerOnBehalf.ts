import type { Deps } from '../access/context';
import type { Viewer } from '../access/viewer';
import { newId } from '../platform/ids';
import { defaultVatRate } from '../platform/money';
import type { RejectReason } from './offer.entity';
import { Offer } from './offer.entity';
import { latestOffer, supersedeOffers } from './offers';
import { byAdmin, changeOrder } from './transition';

/**
 * An admin accepts on the customer's behalf: keeps a copy of the latest offer as the accepted one and e-mails the customer.
 * Without a former offer no price is agreed yet.
 */
export async function acceptOnBehalf(deps: Deps, viewer: Viewer, id: string, version?: number | null): Promise<void> {
  await changeOrder(deps, id, async (change) => {
    await change.begin('acceptOnBehalf', byAdmin(viewer), version);
    const { manager, order, now } = change;
    const former = await latestOffer(manager, id);
    await supersedeOffers(manager, id);
    const offer = {
      id: newId(),
      price: former?.price ?? null,
      vatRate: former?.vatRate ?? defaultVatRate,
      note: former?.note ?? '',
    };
    await manager.insert(Offer, {
      ...offer,
      orderId: id,
      // The customer's link goes on to say 'already answered' instead of 'expired'.
      keyHash: former?.status === 'open' ? former.keyHash : null,
      status: 'accepted',
      sentAt: now,
      sentById: viewer.id,
      answeredAt: now,
      answeredById: viewer.id,
    });
    if (former?.status === 'open') await manager.update(Offer, { id: former.id }, { keyHash: null });
    order.groupFullName ??= order.fullName;
    order.groupEmail ??= order.email;
    order.groupPhone ??= order.phone;
    change.tell({ type: 'acceptedOnBehalf', offer });
  });
}

/** An admin rejects on the customer's behalf. The reason is kept with the latest offer, or with one made for it. */
export async function rejectOnBehalf(
  deps: Deps,
  viewer: Viewer,
  id: string,
  reason: RejectReason,
  version?: number | null,
): Promise<void> {
  await changeOrder(deps, id, async (change) => {
    await change.begin('rejectOnBehalf', byAdmin(viewer), version);
    const { manager, now } = change;
    const rejected = { status: 'rejected', rejectReason: reason, answeredAt: now, answeredById: viewer.id } as const;
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
