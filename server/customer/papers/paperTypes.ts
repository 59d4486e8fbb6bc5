import type { OfferSnapshot, OrderSnapshot } from '../../model/orders/snapshots';

/** A paper as it is sent or saved. */
export interface PdfFile {
  filename: string;
  content: Buffer;
}

/** An order with an offer, as an event tells it. */
export interface OfferedTrip {
  order: Omit<OrderSnapshot, 'driverNotes' | 'buses'>;
  offer: OfferSnapshot;
}

/** The papers that e-mails carry. */
export interface MailPapers {
  offer(offered: OfferedTrip): Promise<PdfFile>;
  /** The acceptance of an offer. Null for one that was accepted before acceptances were stored. */
  acceptance(offerId: string): Promise<PdfFile | null>;
}
