import type { EntityManager } from 'typeorm';
import type { WantedRoute } from '../../model/customer/changeRequest.entity';
import type { Order } from '../../model/orders/order.entity';
import type { OfferSnapshot } from '../../model/orders/snapshots';
import type { AnnouncedEvent } from '../lifecycle/orderEvents';

export interface TypedStop {
  lat: number;
  lng: number;
  city: string;
  address: string;
  depart?: Date | null;
}

/** The requested changes; null: unchanged. */
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
