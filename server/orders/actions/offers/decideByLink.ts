import type { ActOutcome } from '../../types/actOutcome';
import type { Deps } from '../../../access';
import { requireTripByKey, createWrongKeyError } from '../../../access';
import { findChosenLanguage } from '../../../platform/language';
import { changeOrder, customer } from '../../lifecycle/changeOrder';
import type { OrderChange } from '../../lifecycle/changeOrder';
import type { GroupLeaderInput } from '../../types/tripInputs';
import type { RejectReason } from '../../../model/orders/offer.entity';
import { reasonWords } from '../../lifecycle/rejectReasons';
import type { TripCredential } from './decideOffer';
import { decideOffer } from './decideOffer';
import { findOfferByKey } from './offers';
import { endOffer } from './followUp';

/**
 * The customer accepts, by the offer's link or on the page of the trip. `doneBefore`: the offer was decided on already.
 * Errors: WRONG_KEY; STALE_VERSION when the page shows a former offer.
 */
export function acceptOffer(
  deps: Deps,
  id: string,
  credential: string | TripCredential,
  leader: GroupLeaderInput,
  address: string | null,
): Promise<ActOutcome> {
  return decideByLink(deps, id, async (change) => {
    const { manager, order, now: decidedAt } = change;
    const decision = { action: 'accept', rejectReason: null, decidedAt } as const;
    const decided = await decideOffer(manager, id, credential, decision);
    if (!decided) return 'doneBefore';
    const { offer, reminder } = decided;
    await change.begin('accept', customer);
    order.groupFullName = leader.fullName.trim();
    order.groupEmail = leader.email;
    order.groupPhone = leader.phone;
    const accepted = { at: decidedAt.toISOString(), address, reminder, admin: null, language: findChosenLanguage() };
    change.emit({ type: 'acceptedByLink', offer, accepted });
    return 'done';
  });
}

/** The customer rejects, by the offer's link or on the page of the trip. Results and errors: as `acceptOffer`. */
export function rejectOffer(
  deps: Deps,
  id: string,
  credential: string | TripCredential,
  reason: RejectReason,
): Promise<ActOutcome> {
  return decideByLink(deps, id, async (change) => {
    const decision = { action: 'reject', rejectReason: reason, decidedAt: change.now } as const;
    const decided = await decideOffer(change.manager, id, credential, decision);
    if (!decided) return 'doneBefore';
    await change.begin('reject', customer);
    change.note('rejectReason', null, reason);
    change.emit({ type: 'rejectedByLink', offer: decided.offer, reason: reasonWords[reason] });
    return 'done';
  });
}

/**
 * The customer asks for another offer by the link of one that has ended, or on the page of the trip: the inquiry waits for a
 * price again. `doneBefore` also when the offer was decided on. Errors: WRONG_KEY.
 */
export async function askOfferAgain(
  deps: Deps,
  id: string,
  credential: string | Pick<TripCredential, 'tripKey'>,
): Promise<ActOutcome> {
  // The clock ends offers at intervals, and may not have come to this one yet.
  await endOffer(deps, id);
  return decideByLink(deps, id, async (change) => {
    if (typeof credential !== 'string') await requireTripByKey(change.manager, id, credential.tripKey);
    else if ((await findOfferByKey(change.manager, id, credential)).status === 'open') throw createWrongKeyError();
    if (change.order.status !== 'expired') return 'doneBefore';
    await change.begin('askAgain', customer);
    // It waits for a price from now on, not since the first inquiry; when that came stays in the history.
    change.order.createdAt = change.now;
    change.emit({ type: 'offerAskedAgain', eventId: change.eventId });
    return 'done';
  });
}

/** Decides on the locked order. Errors: those of `decide`; WRONG_KEY when the order is gone or its trip has ended. */
const decideByLink = (
  deps: Deps,
  id: string,
  decide: (change: OrderChange) => Promise<ActOutcome>,
): Promise<ActOutcome> => changeOrder(deps, id, decide, { refuse: createWrongKeyError });
