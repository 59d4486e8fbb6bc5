import type { EntityManager } from 'typeorm';
import { Invoice } from '../../model/money/invoice.entity';
import { InvoiceLine } from '../../model/money/invoiceLine.entity';
import type { Language } from '../../platform/language';
import { query, sql } from '../../platform/sql';
import { conflict, notFound } from '../../texts/messages';
import type { InvoiceDocument } from './invoiceDocument';

/** An issued invoice as its papers and files tell it. */
export interface IssuedInvoice extends InvoiceDocument {
  id: string;
  language: Language;
  /** Why a credit note was made. */
  reason: string;
}

/** Errors: NOT_FOUND; CONFLICT of a draft. */
export async function readDocument(manager: EntityManager, id: string): Promise<IssuedInvoice> {
  const invoice = await manager.findOne(Invoice, { where: { id }, relations: { creditOf: true } });
  if (!invoice) throw notFound('invoice');
  const { number, issuedOn, dueOn, referenceNumber, seller, creditOf } = invoice;
  if (number === null || issuedOn === null || dueOn === null || referenceNumber === null || seller === null)
    throw conflict('invoicing.notIssued');
  const of = creditOf?.number && creditOf.issuedOn ? { number: creditOf.number, issuedOn: creditOf.issuedOn } : null;
  return {
    id,
    kind: invoice.kind,
    number,
    issuedOn,
    dueOn,
    deliveredOn: invoice.deliveredOn,
    referenceNumber,
    buyerReference: invoice.buyerContact ?? number,
    creditOf: of,
    seller,
    buyer: {
      name: invoice.buyerName,
      registryCode: invoice.buyerRegistryCode,
      vatNumber: invoice.buyerVatNumber,
      address: invoice.buyerAddress,
      contact: invoice.buyerContact,
      email: invoice.buyerEmail,
    },
    lines: await manager.find(InvoiceLine, { where: { invoiceId: id }, order: { place: 'ASC' } }),
    language: invoice.language,
    reason: invoice.reason,
  };
}

/** The invoice that holds a trip, wholly and with a number; null: there is none. */
export async function findIssued(manager: EntityManager, orderId: string): Promise<string | null> {
  const [row] = await query<{ id: string }>(
    manager,
    sql`select i.id from invoice_trip t join invoice i on i.id = t.invoice_id
        where t.order_id = ${orderId} and t.part = 'trip' and t.holds and i.status = 'issued'`,
  );
  return row?.id ?? null;
}
