import type { LineSums } from '../../engines/invoicing';
import type { InvoiceKind, InvoiceSeller } from '../../model/money/invoice.entity';

export interface DocumentBuyer {
  name: string;
  registryCode: string | null;
  vatNumber: string | null;
  address: string | null;
  /** The person who ordered. */
  contact: string | null;
  email: string | null;
}

export interface DocumentLine extends LineSums {
  title: string;
  count: number;
  vatRate: number;
}

/** An invoice or a credit note as its papers and files tell it. Signed cents; local dates. */
export interface InvoiceDocument {
  kind: InvoiceKind;
  number: string;
  issuedOn: string;
  dueOn: string;
  /** The last day of what is invoiced; null of a prepayment. */
  deliveredOn: string | null;
  referenceNumber: string;
  /** The buyer's own name for the purchase; Peppol asks for it. */
  buyerReference: string;
  /** The invoice that a credit note corrects. */
  creditOf: { number: string; issuedOn: string } | null;
  seller: InvoiceSeller;
  buyer: DocumentBuyer;
  lines: DocumentLine[];
}

export const printEuros = (cents: number): string => (cents / 100 + 0).toFixed(2);
