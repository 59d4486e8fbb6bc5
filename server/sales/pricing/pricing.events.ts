import type { Deps } from '../../access/context';
import type { PlanStop } from '../../engines/hours';
import type { Point } from '../../maps/provider';

/** Where and when a trip stops, as whoever plans it knows: it may not be an order yet. */
export interface LawStop extends Point {
  /** ISO 8601; null where nobody knows. */
  arrive: string | null;
  depart: string | null;
  /** What the office says of the driver there; who only asks for a price says nothing. */
  driverAtStop?: PlanStop['driver'] | null;
}

/** What the law of driving and rest makes dearer in a trip. */
export interface DriverNeeds {
  /** It forbids the trip to one rested driver. */
  secondDriver: boolean;
  /** One driver, or two, may have the trip as it is. */
  lawful: boolean;
  /** Nights on the empty drives from the depot and back. */
  emptyNights: number;
}

/** Asked of who knows the law of driving and rest, of any number of trips at once. One statement, however many trips. */
export type SecondDriverCheck = (deps: Deps, trips: readonly (readonly LawStop[])[]) => Promise<DriverNeeds[]>;

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

declare module '../../access/context' {
  interface Deps {
    /** Asked what the law wants of trips, for their prices. */
    needSecondDriver: SecondDriverCheck;
    /** Asked what trips would cost by the price list. */
    priceTrips: PriceTrips;
  }
}
