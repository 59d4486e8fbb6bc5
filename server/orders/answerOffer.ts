import type { Deps } from '../access/context';
import { PortalError } from '../platform/errors';
import type { GroupLeaderInput } from './inputs';
import type { RejectReason } from './offer.entity';
import { Offer } from './offer.entity';
import { offerByKey, wrongKey } from './offers';
import type { OrderChange } from './transition';
import { byCustomer, changeOrder } from './transition';

/** The customer accepts by the e-mailed link. True when the offer was answered before; then nothing changes. */
export function acceptOffer(deps: Deps, id: string, activationKey: string, leader: GroupLeaderInput): Promise<boolean> {
  return answerByLink(deps, id, activationKey, 'accept', async ({ manager, order, now }, offer) => {
    await manager.update(Offer, { id: offer.id }, { status: 'accepted', answeredAt: now });
    order.groupFullName = leader.fullName.trim();
    order.groupEmail = leader.email;
    order.groupPhone = leader.phone;
  });
}

/** The customer rejects by the e-mailed link. True when the offer was answered before; then nothing changes. */
export function rejectOffer(deps: Deps, id: string, activationKey: string, reason: RejectReason): Promise<boolean> {
  return answerByLink(deps, id, activationKey, 'reject', async (change, offer) => {
    await change.manager.update(
      Offer,
      { id: offer.id },
      { status: 'rejected', rejectReason: reason, answeredAt: change.now },
    );
    change.note('rejectReason', null, reason);
  });
}

/** Errors: WRONG_KEY when the key is wrong or outdated, the order is gone, or its trip has ended. */
async function answerByLink(
  deps: Deps,
  id: string,
  activationKey: string,
  action: 'accept' | 'reject',
  answer: (change: OrderChange, offer: Offer) => Promise<void>,
): Promise<boolean> {
  try {
    return await changeOrder(deps, id, async (change) => {
      const offer = await offerByKey(change.manager, id, activationKey);
      if (offer.status !== 'open') return true;
      await change.begin(action, byCustomer);
      await answer(change, offer);
      return false;
    });
  } catch (error) {
    if (!(error instanceof PortalError)) throw error;
    if (error.code === 'ALREADY_ANSWERED') return true;
    if (error.code === 'NOT_FOUND' || error.code === 'CONFLICT') throw wrongKey();
    throw error;
  }
}
