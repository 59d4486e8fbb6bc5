import type { Deps } from '../access/context';
import type { PlanStop } from '../hours';
import type { Point } from '../maps/provider';

/** Where and when a trip stops, as whoever plans it knows: it may not be an order yet. */
export interface LawStop extends Point {
  /** ISO 8601; null where nobody knows. */
  arrive: string | null;
  depart: string | null;
  /** What the office says of the driver there; who only asks for a price says nothing. */
  driverAtStop?: PlanStop['driver'] | null;
}

/**
 * Asked of who knows the law of driving and rest, of any number of trips at once: which may not have one rested driver, but
 * two. One statement, however many trips.
 */
export type SecondDriverCheck = (deps: Deps, trips: readonly (readonly LawStop[])[]) => Promise<boolean[]>;

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
  estimateNotes: string[];
  passengers: number;
  promo: string | null;
  stops: PricedStop[];
}

/** Net price in cents by the price list, or one Estonian sentence why there is none; null of both: there is no price list. */
export interface RulePrice {
  price: number | null;
  problem: string | null;
}

/** Asked of who knows the price list, of any number of trips at once. */
export type PriceTrips = (deps: Deps, trips: readonly PricedTrip[]) => Promise<RulePrice[]>;

declare module '../access/context' {
  interface Deps {
    /** Asked whether the law wants a second driver for trips, for their prices. */
    needSecondDriver: SecondDriverCheck;
    /** Asked what trips would cost by the price list. */
    priceTrips: PriceTrips;
  }
}
