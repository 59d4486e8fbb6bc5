import type { Deps, Viewer } from '../../../access';
import { hashKey, createId, createKey } from '../../../platform/ids';
import { PriceList } from '../../../model/sales/priceList.entity';
import { readCurrentTerms, toSteps } from '../../../sales/cancellation';
import { badInput } from '../../../texts/messages';
import { Offer } from '../../../model/orders/offer.entity';
import { findLatestOffer } from '../../../model/orders/latestOffer';
import type { LineInput } from './offerLines';
import { toOfferLines } from './offerLines';
import { supersedeOffers } from './offers';
import { listReminders, requireValidUntil } from './validity';
import { toAdminActor, changeOrder } from '../../lifecycle/changeOrder';

interface OfferAnswer {
  id: string;
  version?: number | null;
  /** Cents without VAT. */
  price: number;
  vatRate: number;
  note: string;
  /** The lines of the price; a single sum has none. */
  lines?: LineInput[] | null;
  showLines?: boolean;
  /** The version of the price list that proposed the lines. */
  priceListId?: string | null;
  /** The last local day on which it can be taken; a fortnight unless said, never after the departure. */
  validUntil?: string | null;
}

/**
 * A logistician answers with a price, or answers again: then the former link dies (docs/product.md, 'Lifecycle').
 * Errors: BAD_USER_INPUT for lines that do not add up, an unknown price list, and an impossible last day.
 */
export async function answerOrder(deps: Deps, viewer: Viewer, answer: OfferAnswer): Promise<void> {
  const lines = toOfferLines(answer.lines, answer.price);
  await changeOrder(deps, answer.id, async (change) => {
    const { manager, order, now } = change;
    await change.begin(order.status === 'new' ? 'answer' : 'answerAgain', toAdminActor(viewer), answer.version);
    if (answer.priceListId && !(await manager.existsBy(PriceList, { id: answer.priceListId })))
      throw badInput('missing.priceList', 'priceListId');
    const validUntil = requireValidUntil(order, now, answer.validUntil);
    const former = await findLatestOffer(manager, order.id);
    await supersedeOffers(manager, order.id);
    // Also of an offer that was rejected: its link leads nowhere now.
    await manager.update(Offer, { orderId: order.id }, { keyHash: null, reminderKeyHashes: [] });
    const activationKey = createKey();
    // The terms that the customer reads with the offer are those that hold.
    const terms = await readCurrentTerms(manager);
    const offer = {
      id: createId(),
      price: answer.price,
      vatRate: answer.vatRate,
      note: answer.note.trim(),
      // The customer sees them where the logistician wants that.
      lines: answer.showLines ? lines : null,
      validUntil: validUntil.toISOString(),
    };
    await manager.insert(Offer, {
      ...offer,
      cancellationTermsId: terms.id,
      lines,
      showLines: answer.showLines ?? false,
      priceListId: answer.priceListId ?? null,
      validUntil,
      remindAt: listReminders(now, validUntil)[0] ?? null,
      orderId: order.id,
      passengers: order.passengers,
      keyHash: hashKey(activationKey),
      status: 'open',
      sentAt: now,
      sentById: viewer.id,
    });
    change.note('price', former?.price ?? null, answer.price);
    change.note('vatRate', former?.vatRate ?? null, answer.vatRate);
    const cancellation = toSteps(terms.tiers, order.startsAt, offer, now);
    change.emit({ type: 'offerSent', offer: { ...offer, cancellation }, activationKey });
  });
}
