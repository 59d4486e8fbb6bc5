import type { LawStop } from '../../driving/duties';
import type { StoredNote } from '../../model/orders/order.entity';
import type { Message } from '../../platform/values/message';

/** A stop as the database has it. */
export interface PricedStop extends LawStop {
  address: string;
}

/** The facts of a trip that a price needs; it may not be an order yet. */
export interface PricedTrip {
  startsAt: Date;
  endsAt: Date;
  distanceM: number;
  /** The maps provider's notes on the route. */
  estimateNotes: StoredNote[];
  passengers: number;
  promo: string | null;
  stops: PricedStop[];
}

/** Net price in cents by the price list, or why there is none; null of both: there is no price list. */
export interface RulePrice {
  price: number | null;
  problem: Message | null;
}
