import type { EntityManager } from 'typeorm';

/** The order as it stood when something happened: plain JSON, so that it can wait in the message queue. */
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
  company: string | null;
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
}

export interface DriverSnapshot {
  id: string;
  firstname: string;
  email: string | null;
}

/** What happened to an order; told to listeners inside the transaction that changes it. */
export type OrderHappening = { order: OrderSnapshot } & (
  | { type: 'inquirySubmitted' }
  | { type: 'offerSent'; offer: OfferSnapshot; activationKey: string }
  | { type: 'acceptedOnBehalf'; offer: OfferSnapshot }
  /** `eventId` tells one change of the route from the next. Only when the customer is to be told. */
  | { type: 'routeChanged'; eventId: string }
  /** Drivers who are asked to confirm, each with a fresh key, because they were added or their trip changed. */
  | { type: 'driversAsked'; asked: { driver: DriverSnapshot; changed: boolean; confirmationKey: string }[] }
  /** Drivers whose trip was taken back. */
  | { type: 'driversReleased'; eventId: string; drivers: DriverSnapshot[] }
  | { type: 'jobDeclined'; eventId: string; driver: DriverSnapshot }
  /** Told of each change beside the others; `noted` is what the history says of it besides fields of the order. */
  | { type: 'changed'; eventId: string; action: string; at: Date; status: string; noted: Record<string, unknown> }
  | { type: 'feedbackAsked'; drivers: DriverSnapshot[]; feedbackKey: string }
);

/** Runs inside the transaction of the change: what it writes stands or falls with the change. */
export type OrderListener = (manager: EntityManager, happening: OrderHappening) => Promise<void>;
