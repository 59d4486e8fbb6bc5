import { answerOrder, changeWantedTrip } from '../../orders';
import type { Deps, Viewer } from '../../access';
import { listCancellationSteps } from '../../sales/cancellation';
import { isAgreed } from '../../model/orders/orderStatus';
import { findLatestOffer } from '../../model/orders/latestOffer';
import { PortalError } from '../../platform/errors';
import { badInput, message, notFound } from '../../texts/messages';
import { findChosenLanguage } from '../../platform/language';
import { DEFAULT_VAT_RATE } from '../../platform/values/money';
import { requireTripByKey } from '../../access';
import { ChangeRequest } from '../../model/customer/changeRequest.entity';
import type { ChangeStatus } from '../../model/customer/changeRequest.entity';
import type { AnnouncedEvent, LockedTrip } from '../../orders';
import { changeStates } from './changeStates';
import type { ChangeRequestAction } from './changeStates';
import { listDifferences } from './differences';
import type { PlainKey } from '../../texts/messages';

interface ChangeAnswer {
  id: string;
  version?: number | null;
  words: string;
}

const requireOrderId = async (deps: Deps, id: string): Promise<string> => {
  const found = await deps.db.dataSource.manager.findOneBy(ChangeRequest, { id });
  if (!found) throw notFound('changeRequest');
  return found.orderId;
};

const gone: Record<ChangeStatus, PlainKey> = {
  open: 'change.open',
  priced: 'change.priced',
  taken: 'change.taken',
  declined: 'change.declined',
  refused: 'change.refused',
  replaced: 'change.replaced',
  expired: 'change.expired',
};

/** The change request, read under the order's lock. Errors: CONFLICT, in words, when it does not wait for this any more. */
async function requireWaiting(
  action: ChangeRequestAction,
  { manager }: LockedTrip,
  id: string,
): Promise<ChangeRequest> {
  const request = await manager.findOneByOrFail(ChangeRequest, { id });
  const from: readonly ChangeStatus[] = changeStates[action].from;
  if (!from.includes(request.status))
    throw new PortalError('CONFLICT', message(gone[request.status]), { details: { changeStatus: request.status } });
  return request;
}

const checkWords = (words: string): string => {
  if (words.length > 4000) throw badInput('input.longest', { most: 4000 }, 'words');
  return words.trim();
};

/** Makes the requested change at the agreed price; drivers hear of it as after any edit. */
export async function takeChange(
  deps: Deps,
  viewer: Viewer,
  { id, version, words: said }: ChangeAnswer,
  address: string | null,
): Promise<string> {
  const orderId = await requireOrderId(deps, id);
  const words = checkWords(said);
  await changeWantedTrip(deps, orderId, { action: 'takeChange', viewer, version }, async (trip) => {
    const request = await requireWaiting('take', trip, id);
    const wanted = listDifferences(request);
    const offer = await trip.apply(request, null);
    await writeAnswer('take', trip, viewer, { id, reply: words });
    const admin = { id: viewer.id, name: viewer.firstname };
    const agreed = offer && { offer, accepted: { ...toAgreement(trip, request), address, admin } };
    emitAnswered(trip, id, { outcome: 'taken', wanted, words, agreed });
  });
  return orderId;
}

/**
 * Answers with a price of the whole trip, in cents without VAT. Where something is agreed the customer decides on it first; else
 * it is done, and goes out as an offer.
 */
export async function priceChange(
  deps: Deps,
  viewer: Viewer,
  { id, version, words: said, price }: ChangeAnswer & { price: number },
): Promise<string> {
  const orderId = await requireOrderId(deps, id);
  const words = checkWords(said);
  await deps.db.transaction(async (manager) => {
    const offer = await changeWantedTrip(deps, orderId, { action: 'answerChange', viewer, version }, async (trip) => {
      const request = await requireWaiting('price', trip, id);
      const former = await findLatestOffer(trip.manager, orderId);
      const vatRate = former?.vatRate ?? DEFAULT_VAT_RATE;
      trip.note('changePrice', null, price);
      if (isAgreed(trip.order.status)) {
        const wanted = listDifferences(request);
        await writeAnswer('price', trip, viewer, { id, reply: words, price });
        const priced = { price, vatRate, cancellationTermsId: former?.cancellationTermsId ?? null };
        const startsAt = wanted.departs === null ? trip.order.startsAt : new Date(wanted.departs);
        const cancellation = await listCancellationSteps(manager, { startsAt }, priced, trip.now);
        emitAnswered(trip, id, { outcome: 'priced', wanted, words, offer: { price, vatRate, cancellation } });
        return null;
      }
      await trip.apply(request, null);
      await writeAnswer('take', trip, viewer, { id, reply: words, price });
      return { price, vatRate, note: words };
    });
    // In the same transaction: the trip and its price change together, or not at all.
    if (offer) await answerOrder(deps, viewer, { id: orderId, ...offer });
  });
  return orderId;
}

/** Says no, in words; what was agreed stays. Also takes back a price that the customer has not decided on. */
export async function declineChange(
  deps: Deps,
  viewer: Viewer,
  { id, version, words: said }: ChangeAnswer,
): Promise<string> {
  const orderId = await requireOrderId(deps, id);
  const words = checkWords(said);
  if (words === '') throw badInput('change.reasonMissing', 'words');
  await changeWantedTrip(deps, orderId, { action: 'answerChange', viewer, version }, async (trip) => {
    const request = await requireWaiting('decline', trip, id);
    const wanted = listDifferences(request);
    await writeAnswer('decline', trip, viewer, { id, reply: words });
    trip.note('changeDeclined', null, words);
    emitAnswered(trip, id, { outcome: 'declined', wanted, words });
  });
  return orderId;
}

type Answered = Extract<AnnouncedEvent, { type: 'changeAnswered' }>;
type AnswerOfChange = Pick<Answered, 'outcome' | 'wanted' | 'words'> & Partial<Pick<Answered, 'offer' | 'agreed'>>;

const emitAnswered = (trip: LockedTrip, requestId: string, answer: AnswerOfChange): void =>
  trip.emit({ type: 'changeAnswered', eventId: trip.eventId, requestId, offer: null, agreed: null, ...answer });

const toAgreement = ({ now }: LockedTrip, request: ChangeRequest) => ({
  at: now.toISOString(),
  reminder: null,
  change: { id: request.id, wanted: listDifferences(request) },
});

const writeAnswer = (
  action: ChangeRequestAction,
  { manager, now }: LockedTrip,
  viewer: Viewer,
  { id, ...fields }: Pick<ChangeRequest, 'id' | 'reply'> & { price?: number },
) =>
  manager.update(
    ChangeRequest,
    { id },
    { ...fields, status: changeStates[action].to, answeredAt: now, answeredById: viewer.id },
  );

/** The customer takes the price of what was asked for, or leaves it: then what was agreed stays. Errors: WRONG_KEY, CONFLICT. */
export async function decideChange(
  deps: Deps,
  orderId: string,
  tripKey: string,
  { id, accept, address }: { id: string; accept: boolean; address: string | null },
): Promise<void> {
  await requireTripByKey(deps.db.dataSource.manager, orderId, tripKey);
  await changeWantedTrip(deps, orderId, { action: 'decideChange', viewer: null }, async (trip) => {
    const isOwn = await trip.manager.existsBy(ChangeRequest, { id, orderId });
    if (!isOwn) throw notFound('changeRequest');
    const action = accept ? 'accept' : 'refuse';
    const request = await requireWaiting(action, trip, id);
    const wanted = listDifferences(request);
    const offer = accept ? await trip.apply(request, request.price) : null;
    await trip.manager.update(ChangeRequest, { id }, { status: changeStates[action].to });
    trip.note('changeAccepted', null, accept);
    trip.emit({ type: 'changeDecided', eventId: trip.eventId, accepted: accept, wanted, offer });
    if (offer) {
      const accepted = { ...toAgreement(trip, request), address, admin: null, language: findChosenLanguage() };
      emitAnswered(trip, id, { outcome: 'taken', wanted, words: '', offer, agreed: { offer, accepted } });
    }
  });
}
