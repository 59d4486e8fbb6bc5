import type { EntityManager } from 'typeorm';
import type { Deps } from '../../access/context';
import type { Viewer } from '../../access/viewer';
import type { Order } from '../../model/orders/order.entity';
import type { AnnouncedEvent, OfferSnapshot } from '../../orders/lifecycle/order.events';
import type { WantedRoute } from '../../model/customer/changeRequest.entity';

/** A typed stop. */
export interface TypedStop {
  lat: number;
  lng: number;
  city: string;
  address: string;
  depart?: Date | null;
}

/** What is to be different; null: it stays. */
export interface WantedTrip {
  start: Date | null;
  route: WantedRoute | null;
  passengers: number | null;
}

type Unaddressed = AnnouncedEvent extends infer E ? (E extends AnnouncedEvent ? Omit<E, 'order'> : never) : never;

/** An order, locked, whose change is under way; all of it is written in one transaction. */
export interface LockedTrip {
  manager: EntityManager;
  order: Order;
  now: Date;
  eventId: string;
  emit(event: Unaddressed): void;
  note(field: string, before: unknown, after: unknown): void;
  /**
   * Makes the trip what is asked for, as the order's page would; `price`: agreed with it, in cents without VAT, null: as it stands.
   * Returns what is agreed then; null while nothing is.
   */
  apply(wanted: WantedTrip, price: number | null): Promise<OfferSnapshot | null>;
}

export type ChangeAction = 'askChange' | 'answerChange' | 'takeChange' | 'decideChange';

/** What the orders let others do with a trip that a customer wants to be different. */
export interface TripChanges {
  /** Checks a route and estimates it. Errors: BAD_USER_INPUT with the field, for example 'stops.1.depart'. */
  plan(deps: Deps, stops: TypedStop[]): Promise<WantedRoute>;
  /** Locks the order and does it. `viewer`: null for the customer. Errors: NOT_FOUND, CONFLICT, STALE_VERSION. */
  change<T>(
    deps: Deps,
    orderId: string,
    request: { action: ChangeAction; viewer: Viewer | null; version?: number | null },
    work: (trip: LockedTrip) => Promise<T>,
  ): Promise<T>;
  /** Sends an offer, the first or another one, with this price in cents without VAT. */
  offer(
    deps: Deps,
    viewer: Viewer,
    orderId: string,
    price: { price: number; vatRate: number; note: string },
  ): Promise<void>;
}

declare module '../../access/context' {
  interface Deps {
    /** Does what customers ask to be different. */
    tripChanges: TripChanges;
  }
}
