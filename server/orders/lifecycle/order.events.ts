import type { EntityManager } from 'typeorm';
import type { Language } from '../../platform/language';
import type { Sql } from '../../platform/sql';
import type { CancellationStepData } from '../../texts/cancellationLines';
import { runTogether } from '../../platform/sql';
import type { OrderStatus } from '../../model/orders/orderStatus';
import type { ActorKind } from './lifecycle';

/** The order as it stands after an event: plain JSON, so that it can wait in the message queue. */
export interface OrderSnapshot {
  id: string;
  /** ISO 8601, like every moment here. */
  startsAt: string;
  endsAt: string;
  durationS: number;
  distanceM: number;
  passengers: number;
  fullName: string;
  email: string;
  phone: string;
  /** What the customer is written to in; absent of what was queued before there were languages, like a driver's. */
  language?: Language;
  company: string | null;
  /** The discount code that the customer typed. */
  promo?: string | null;
  /** Where the order stood; absent of what was queued before it was told, like the code. */
  status?: OrderStatus;
  /** What is told of the company that is invoiced. */
  companyRegistrationNumber?: string | null;
  companyVatNumber?: string | null;
  companyAddress?: string | null;
  clientNotes: string;
  driverNotes: string;
  groupFullName: string | null;
  groupEmail: string | null;
  groupPhone: string | null;
  stops: { city: string; address: string; arrive: string | null; depart: string | null }[];
  /** Price in cents. */
  food: { name: string; price: number; count: number }[];
  tripNumber: number | null;
  buses: string[];
}

export interface OfferSnapshot {
  id: string;
  /** Cents without VAT; null when no price was agreed. */
  price: number | null;
  vatRate: number;
  note: string;
  /** What the price is the sum of, where the customer sees it. */
  lines?: { title: string; detail: string; amount: number }[] | null;
  /** ISO 8601; when it ends. */
  validUntil?: string | null;
  /** What cancelling the trip costs who takes it; absent of what was queued before offers said so. */
  cancellation?: CancellationStepData[];
}

/** When an offer was accepted, and by whom. */
export interface AcceptedFrom {
  /** ISO 8601. */
  at: string;
  /** Address of the caller, as the server saw it; null when it saw none. */
  address: string | null;
  /** By the link of which e-mail: 0 of the offer's own, 1 of the first reminder's; null on the page of the trip, and on the customer's behalf. */
  reminder: number | null;
  /** The admin who did it on the customer's behalf. */
  admin: { id: string; name: string } | null;
  /** In which it was shown to the customer, where the page said. */
  language?: Language;
  /** The change request by which the trip was agreed anew; none: an offer was accepted. */
  change?: { id: string; wanted: WantedDifferences };
}

export interface DriverSnapshot {
  id: string;
  firstname: string;
  email: string | null;
  language?: Language;
}

/** What a confirmed plan changed for one driver on one trip: it is theirs, goes with another bus, or is theirs no more. */
export interface PlanNews {
  kind: 'new' | 'moved' | 'off';
  order: OrderSnapshot;
  /** Of what is to be confirmed. */
  confirmationKey?: string | null;
}

/** One thing that a customer changed; texts as they were and as they are. */
export interface CustomerEdited {
  what: 'passengers' | 'leader' | 'notes' | 'food' | 'invoice';
  before: string;
  after: string;
}

/** What a customer asks to be different; what stays is null. */
export interface WantedDifferences {
  /** ISO 8601. */
  departs: string | null;
  /** 'Tallinn - Tartu' */
  route: string | null;
  passengers: number | null;
  /** In the customer's words; may be empty. */
  note: string;
}

/** A trip that is agreed anew: with which price, and from where. */
export interface Agreed {
  offer: OfferSnapshot;
  accepted: AcceptedFrom;
}

/** Who acts: the kind of actor, and the signed-in user where there is one. */
export interface Actor {
  kind: ActorKind;
  userId: string | null;
}

/** What the history keeps of an event. */
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

/** What people are told of an order. */
export type AnnouncedEvent = { order: OrderSnapshot } &
  /** `towns`: our own names of the stops, for an address that never decided on an offer: it may be a stranger's who asked nothing. */
  (
    | { type: 'inquirySubmitted'; towns: string[] | null }
    | { type: 'inquiryCorrected'; eventId: string; towns: string[] | null }
    | { type: 'offerSent'; offer: OfferSnapshot; activationKey: string }
    /** With a link of its own. */
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
        /** What is agreed from now on; null where the answer agrees on nothing. */
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
    /** `eventId` tells one change of the route from the next. Only when the customer is to be told. */
    | { type: 'routeChanged'; eventId: string }
    /** Drivers who are asked to confirm, each with a fresh key, because they were added or their trip changed. */
    | { type: 'driversAsked'; drivers: { driver: DriverSnapshot; changed: boolean; confirmationKey: string }[] }
    /** Drivers whose trip was taken back. */
    | { type: 'driversReleased'; eventId: string; drivers: DriverSnapshot[] }
    /** All that a confirmed plan changed for one driver, where that is more than one trip; `order` is the first of them. */
    | { type: 'planConfirmed'; eventId: string; driver: DriverSnapshot; news: PlanNews[] }
    /** More or fewer people travel; nobody has to confirm anew. */
    | { type: 'passengersChanged'; eventId: string; drivers: DriverSnapshot[]; before: number }
    /** Another person, or another number, is to be called about the trip. */
    | { type: 'contactChanged'; eventId: string; drivers: DriverSnapshot[] }
    /** The customer changed the trip on its page; `drivers` are those of a job. */
    | { type: 'editedByCustomer'; eventId: string; drivers: DriverSnapshot[]; edits: CustomerEdited[] }
    | { type: 'jobDeclined'; eventId: string; driver: DriverSnapshot; reason: string | null }
    /** Drivers of a trip that is over, each with an own key. */
    | { type: 'feedbackAsked'; drivers: { driver: DriverSnapshot; feedbackKey: string }[] }
  );

/** What happened to an order; emitted inside the transaction in which it happened. */
export type OrderDomainEvent = OrderChanged | OrderRecorded | AnnouncedEvent;

/**
 * What follows from an event: statements that write, none for an event that does not matter. They run in the transaction of
 * the event, together with those of the other subscribers (`runTogether`), after the order's own rows are written.
 */
export type OrderSubscriber = (event: OrderDomainEvent) => Sql[];

/** Lets the subscribers write what follows from the events, in one round trip. */
export function emit(
  manager: EntityManager,
  subscribers: readonly OrderSubscriber[],
  events: readonly OrderDomainEvent[],
): Promise<void> {
  return runTogether(
    manager,
    events.flatMap((event) => subscribers.flatMap((subscriber) => subscriber(event))),
  );
}

/** Follows from a driver's or a bus's new name, inside the transaction in which it was given. */
export type RenameSubscriber = (
  manager: EntityManager,
  renamed: { kind: 'driver' | 'bus'; id: string },
) => Promise<void>;

declare module '../../access/context' {
  interface Deps {
    /** What follows from the events of orders, in their transaction. */
    subscribers: OrderSubscriber[];
    /** What follows when a driver or a bus is renamed, in that transaction. */
    renamed: RenameSubscriber;
  }
}
