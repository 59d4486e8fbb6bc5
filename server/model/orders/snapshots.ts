import type { Language } from '../../platform/language';
import type { CancellationStepData } from '../../texts/cancellationLines';
import type { OfferLine } from './offer.entity';
import type { OrderStatus } from './orderStatus';

// What queued messages, the history and notices keep of an order: plain JSON, with moments in ISO 8601 and prices in cents.

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
  lines?: OfferLine[] | null;
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
