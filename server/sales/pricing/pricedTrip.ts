import type { LawStop } from '../../driving/duties';
import type { StoredNote } from '../../model/orders/order.entity';
import type { Message } from '../../platform/values/message';

/** A stop as the database has it. */
export interface PricedStop extends LawStop {
  address: string;
}

/** What a price asks of a trip; it may not be an order yet. */
export interface PricedTrip {
  startsAt: Date;
  endsAt: Date;
  distanceM: number;
  /** What the maps provider had to say of the route. */
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
