import type { Sql } from '../../platform/sql';
import { Topic } from '../../platform/events';
import type { OrderStatus } from '../../model/orders/orderStatus';
import type {
  AcceptedFrom,
  Agreed,
  CustomerEdited,
  DriverSnapshot,
  OfferSnapshot,
  OrderSnapshot,
  PlanNews,
  WantedDifferences,
} from '../../model/orders/snapshots';
import type { ActorKind } from './lifecycle';

/** The actor: its kind, and the signed-in user if there is one. */
export interface Actor {
  kind: ActorKind;
  userId: string | null;
  /** The portal did it by itself, in the name of the user. */
  isAutomatic?: true;
}

/** The history's part of an event. */
export interface HistoryEntry {
  /** Id of the event, in the history and in webhooks. */
  eventId: string;
  at: Date;
  action: string;
  actor: Actor;
  fromStatus: OrderStatus | null;
  status: OrderStatus;
  /** The order's version after the event. */
  version: number;
  /** Names of fields with [before, after]. */
  changes: Record<string, unknown>;
}

/** Where an order counts in lists. */
export interface Standing {
  status: OrderStatus;
  endsAt: Date;
}

/** Emitted of every change of an order, beside the events that say what it means to somebody. */
export interface OrderChanged extends HistoryEntry {
  type: 'changed';
  order: OrderSnapshot;
  /** null: it was not there yet. */
  before: Standing | null;
  /** null: it was deleted. */
  after: Standing | null;
}

/** Something belongs into the order's history that leaves the order, and so its version, as it is: feedback. */
export interface OrderRecorded extends HistoryEntry {
  type: 'recorded';
  order: { id: string };
}

/** A thing that the office still needs before a trip: names of passengers, a group leader, the place to be picked up at. */
export const tripGaps = ['passengers', 'leader', 'pickUp'] as const;
export type TripGap = (typeof tripGaps)[number];

/** The data of an order for messages. `isAutomatic`: the portal did it by itself. */
export type AnnouncedEvent = { order: OrderSnapshot; isAutomatic?: true } &
  /** `towns`: our own names of the stops, for an address that never decided on an offer: it may be a stranger's who asked nothing. */
  (
    | { type: 'inquirySubmitted'; towns: string[] | null }
    | { type: 'inquiryCorrected'; eventId: string; towns: string[] | null }
    | { type: 'offerSent'; offer: OfferSnapshot; activationKey: string }
    /** With a new link. */
    | { type: 'offerReminded'; offer: OfferSnapshot; activationKey: string }
    /** The customer asks for another offer in place of one that has ended. */
    | { type: 'offerAskedAgain'; eventId: string }
    /** `tripEnded`: nobody is mailed about a trip that is over. */
    | { type: 'acceptedOnBehalf'; offer: OfferSnapshot; accepted: AcceptedFrom; tripEnded: boolean }
    | { type: 'acceptedByLink'; offer: OfferSnapshot; accepted: AcceptedFrom }
    /** On the page of the trip; `reason` in Estonian, `fee` in cents, null where nothing was agreed. */
    | { type: 'cancelledByCustomer'; eventId: string; reason: string; fee: number | null }
    /** `replaces`: an earlier change request that nobody has answered. */
    | { type: 'changeAsked'; eventId: string; wanted: WantedDifferences; replaces: boolean }
    /** The office's answer: done, declined, or with a price in `offer` that the customer decides on. */
    | {
        type: 'changeAnswered';
        eventId: string;
        requestId: string;
        outcome: 'taken' | 'priced' | 'declined';
        wanted: WantedDifferences;
        words: string;
        offer: Pick<OfferSnapshot, 'price' | 'vatRate' | 'cancellation'> | null;
        /** The new agreement; null if the answer agrees on nothing. */
        agreed: Agreed | null;
      }
    /** The customer's decision on that price. `offer`: what is agreed now. */
    | {
        type: 'changeDecided';
        eventId: string;
        accepted: boolean;
        wanted: WantedDifferences;
        offer: OfferSnapshot | null;
      }
    /** `reason` in Estonian. */
    | { type: 'rejectedByLink'; offer: OfferSnapshot; reason: string }
    /** `eventId` distinguishes one change of the route from the next. Only when the customer gets an e-mail. */
    | { type: 'routeChanged'; eventId: string }
    /** Drivers who are asked to confirm, each with a fresh key, because they were added or their trip changed. */
    | { type: 'driversAsked'; drivers: { driver: DriverSnapshot; changed: boolean; confirmationKey: string }[] }
    /** Drivers whose trip was taken back. */
    | { type: 'driversReleased'; eventId: string; drivers: DriverSnapshot[] }
    /** All that a confirmed plan changed for one driver, where that is more than one trip; `order` is the first of them. */
    | { type: 'planConfirmed'; eventId: string; driver: DriverSnapshot; news: PlanNews[] }
    /** More or fewer people travel; nobody has to confirm again. */
    | { type: 'passengersChanged'; eventId: string; drivers: DriverSnapshot[]; before: number }
    /** Another person, or another number, is to be called about the trip. */
    | { type: 'contactChanged'; eventId: string; drivers: DriverSnapshot[] }
    /** The customer changed the trip on its page; `drivers` are those of a job. */
    | { type: 'editedByCustomer'; eventId: string; drivers: DriverSnapshot[]; edits: CustomerEdited[] }
    | { type: 'jobDeclined'; eventId: string; driver: DriverSnapshot; reason: string | null }
    /** Drivers of a trip that is over, each with an own key. */
    | { type: 'feedbackAsked'; drivers: { driver: DriverSnapshot; feedbackKey: string }[] }
    /** The customer is asked for what the trip still lacks. */
    | { type: 'gapsAsked'; eventId: string; gaps: TripGap[] }
    /** Before the departure: the papers for each driver, the facts for the customer. `buses` with their plates. */
    | { type: 'packSent'; eventId: string; drivers: DriverSnapshot[]; buses: string[] }
    /** A customer who travels each year is asked whether to travel again; `day`: the same date of this year. */
    | { type: 'invitedAgain'; eventId: string; day: string }
  );

/** A domain event of an order, emitted inside the transaction of its change. */
export type OrderDomainEvent = OrderChanged | OrderRecorded | AnnouncedEvent;

/** Something happened to an order. Its subscribers write in the transaction of the change, after the order's own rows. */
export const orderHappened = new Topic<OrderDomainEvent>('orderHappened');

/** Returns the statements that follow from an event, none for an event that does not matter. */
export type OrderSubscriber = (event: OrderDomainEvent) => Sql[];
