import type { Language } from '../../platform/language';
import type { CancellationStepData } from '../../texts/cancellationLines';
import type { OfferLine } from './offer.entity';
import type { OrderStatus } from './orderStatus';

// Copies of an order for queued messages, the history and notices: plain JSON, moments in ISO 8601, prices in cents.

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
  /** Language of messages to the customer. Absent in messages queued before there were languages, and for drivers. */
  language?: Language;
  company: string | null;
  /** The discount code that the customer typed. */
  promo?: string | null;
  /** The order's status; messages queued before this field existed lack it, like the code. */
  status?: OrderStatus;
  /** Data of the invoiced company. */
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
  /** The lines of the price, if the customer sees them. */
  lines?: OfferLine[] | null;
  /** ISO 8601; when it ends. */
  validUntil?: string | null;
  /** The cancellation terms of the offer. Absent in messages queued before offers had them. */
  cancellation?: CancellationStepData[];
}

/** Time and person of an acceptance. */
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
  /** The change request by which the trip was agreed again; none: an offer was accepted. */
  change?: { id: string; wanted: WantedDifferences };
}

export interface DriverSnapshot {
  id: string;
  firstname: string;
  email: string | null;
  language?: Language;
}

/** The effect of a confirmed plan on one driver of one trip: a new trip, another bus, or a lost trip. */
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

/** The customer's change request; an unchanged field is null. */
export interface WantedDifferences {
  /** ISO 8601. */
  departs: string | null;
  /** 'Tallinn - Tartu' */
  route: string | null;
  passengers: number | null;
  /** In the customer's words; may be empty. */
  note: string;
}

/** A trip that is agreed again: with which price, and from where. */
export interface Agreed {
  offer: OfferSnapshot;
  accepted: AcceptedFrom;
}
