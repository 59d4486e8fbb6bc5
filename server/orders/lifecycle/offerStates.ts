import type { Transition } from '../../model/transition';
import type { OfferStatus } from '../../model/orders/offer.entity';

/**
 * The life of an offer as one table. An offer begins open; one that the office accepts for the customer begins accepted
 * (docs/product.md, "Lifecycle").
 */
export const offerStates = {
  accept: { from: ['open'], to: 'accepted' },
  reject: { from: ['open'], to: 'rejected' },
  // A newer offer replaces it, or the order is rejected: its link is dead.
  supersede: { from: ['open', 'accepted'], to: 'superseded' },
  // By the clock, when its last day is over.
  expire: { from: ['open'], to: 'expired' },
} as const satisfies Record<string, Transition<OfferStatus>>;
