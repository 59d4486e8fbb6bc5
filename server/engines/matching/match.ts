/** An issued invoice, as far as a payment can concern it. */
export interface OpenInvoice {
  id: string;
  number: string;
  reference: string;
  /** The same for all invoices of a customer. */
  customer: string;
  buyerName: string;
  registryCode: string | null;
  /** The open sum: 0 when it is paid, less than 0 when money must go back. */
  openCents: number;
  dueOn: string;
}

/** Money that a customer paid earlier. */
export interface EarlierPayment {
  id: string;
  customer: string | null;
  cents: number;
  /** The part that is booked on no invoice: the credit of the customer. */
  restCents: number;
  payerName: string | null;
  payerIban: string | null;
  receivedOn: string;
}

/** A person said yes: this payer is that customer. */
export interface KnownPayer {
  name: string;
  customer: string;
}

/** A movement of the bank that asks for its invoice. */
export interface Incoming {
  bookedOn: string;
  cents: number;
  isReversal: boolean;
  isFee: boolean;
  payerName: string | null;
  payerIban: string | null;
  payerRegistryCode: string | null;
  references: readonly string[];
  text: string;
}

/** Signed cents of a payment that go to an invoice. */
export interface Booking {
  invoiceId: string;
  cents: number;
}

/** Ties of a payment to a customer, the strongest first. */
export const evidence = ['reference', 'number', 'paidReference', 'registryCode', 'learntName', 'name', 'sum'] as const;
export type Evidence = (typeof evidence)[number];

/** How its sum fits what is open. */
export const fits = ['exact', 'several', 'part', 'over', 'nothingOpen'] as const;
export type Fit = (typeof fits)[number];

export type Match =
  /** Exact reference, exact sum: booked by itself. */
  | { kind: 'automatic'; customer: string; bookings: Booking[] }
  /** The rest stays as the credit of the customer. */
  | { kind: 'suggested'; customer: string; bookings: Booking[]; by: Evidence; fit: Fit; isOtherPayer: boolean }
  /** The bank took this payment back. */
  | { kind: 'reversal'; paymentId: string }
  /** Incoming money of nobody that is known. */
  | { kind: 'unknown' }
  /** Fees and payments of the company itself. */
  | { kind: 'notOurs' };
