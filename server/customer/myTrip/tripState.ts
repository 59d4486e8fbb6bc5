import { offerEnd } from '../../model/orders/offerEnd';
import type { Offer } from '../../model/orders/offer.entity';
import type { Order } from '../../model/orders/order.entity';

/** Where a trip stands, as its customer sees it. */
export type TripState = 'asked' | 'offered' | 'ended' | 'confirmed' | 'over' | 'lapsed' | 'rejected' | 'cancelled';

type TripStateFacts = Pick<Order, 'status' | 'startsAt' | 'endsAt'>;
type OfferFacts = Pick<
  Offer,
  'status' | 'price' | 'validUntil' | 'sentAt' | 'rejectReason' | 'decidedById' | 'cancellationFee'
>;

/** Pure; `offer` is the last one that was sent, null before the first. */
export function findTripState(order: TripStateFacts, offer: OfferFacts | null, now: Date): TripState {
  const hasTripEnded = order.endsAt <= now;
  switch (order.status) {
    case 'new':
      return hasTripEnded ? 'lapsed' : 'asked';
    case 'answered':
    case 'expired': {
      if (hasTripEnded) return 'lapsed';
      const end = offer && offerEnd(offer, order);
      return order.status === 'answered' && (!end || end > now) ? 'offered' : 'ended';
    }
    case 'accepted':
    case 'job':
      return hasTripEnded ? 'over' : 'confirmed';
    case 'archived':
      return 'over';
    case 'rejected':
      return offer && isCancelled(offer) ? 'cancelled' : 'rejected';
  }
}

/** The office did it, or the customer once something was agreed or before there was a price; else an offer was declined. */
const isCancelled = ({ decidedById, rejectReason, cancellationFee, price }: OfferFacts): boolean =>
  decidedById !== null || rejectReason === 'cancelled_via_platform' || cancellationFee !== null || price === null;
