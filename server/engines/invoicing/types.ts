/** A line with the sum that was agreed, which is the one with VAT where `includesVat`. Signed cents. */
export interface PricedLine {
  cents: number;
  vatRate: number;
  includesVat: boolean;
}

export interface LineSums {
  netCents: number;
  grossCents: number;
}

export interface TaxSums {
  vatRate: number;
  netCents: number;
  vatCents: number;
}

export interface InvoiceSums {
  taxes: TaxSums[];
  netCents: number;
  vatCents: number;
  roundingCents: number;
  /** The sum to pay: net, VAT and rounding. */
  grossCents: number;
}

/** The agreed price of a trip. */
export interface TripPrice {
  /** Cents without VAT. */
  net: number;
  vatRate: number;
  /** Cents with VAT: what cancelling costs; then nothing else is due. Null of a trip that is not cancelled. */
  fee: number | null;
  /** Prices include VAT. */
  food: readonly { name: string; count: number; price: number }[];
}

/** A line that follows from the agreement. */
export interface AgreedLine extends PricedLine {
  kind: 'trip' | 'food' | 'fee' | 'prepayment' | 'prepaid';
  /** The catering's own name; other lines are named in the language of the invoice. */
  name: string | null;
  count: number;
}
