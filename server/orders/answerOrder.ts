import type { Deps } from '../access/context';
import type { Viewer } from '../access/viewer';
import { hashKey, newId, newKey } from '../platform/ids';
import { Offer } from './offer.entity';
import { latestOffer, supersedeOffers } from './offers';
import { byAdmin, changeOrder } from './transition';

interface Answer {
  id: string;
  version?: number | null;
  /** Cents without VAT. */
  price: number;
  vatRate: number;
  note: string;
}

/** A logistician answers with a price, or answers again: then the former link dies (design, section 4). */
export async function answerOrder(deps: Deps, viewer: Viewer, answer: Answer): Promise<void> {
  await changeOrder(deps, answer.id, async (change) => {
    const { manager, order, now } = change;
    await change.begin(order.status === 'new' ? 'answer' : 'answerAgain', byAdmin(viewer), answer.version);
    const former = await latestOffer(manager, order.id);
    await supersedeOffers(manager, order.id);
    // Also of an offer that was rejected: its link leads nowhere now.
    await manager.update(Offer, { orderId: order.id }, { keyHash: null });
    const activationKey = newKey();
    const offer = {
      id: newId(),
      price: answer.price,
      vatRate: answer.vatRate,
      note: answer.note.trim(),
    };
    await manager.insert(Offer, {
      ...offer,
      orderId: order.id,
      keyHash: hashKey(activationKey),
      status: 'open',
      sentAt: now,
      sentById: viewer.id,
    });
    change.note('price', former?.price ?? null, answer.price);
    change.note('vatRate', former?.vatRate ?? null, answer.vatRate);
    change.tell({ type: 'offerSent', offer, activationKey });
  });
}
