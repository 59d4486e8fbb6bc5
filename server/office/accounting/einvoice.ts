import type { Invoice } from '@e-invoice-eu/core';
import { computeDueDate, listAgreedLines, sumLine } from '../../engines/invoicing';
import type { InvoiceSeller } from '../../model/money/invoice.entity';
import { toLocalDate } from '../../platform/time';
import { addCheckDigit } from '../../platform/values/bank/referenceNumber';
import type { InvoiceDocument } from '../../sales/einvoices';
import { toUbl } from '../../sales/einvoices';
import type { AccountingEntry } from './accountingTypes';

/** The company on the invoice, and its terms. */
export interface SellerWithTerms extends InvoiceSeller {
  /** Days from the date of the invoice until it must be paid. */
  paymentDays: number;
}

/** Work that can be invoiced: a job whose price was agreed, or what was cancelled with a fee. */
export type Billable = AccountingEntry & { tripNumber: number; net: number; vatRate: number; total: number };

/**
 * The invoice of a job, or of the fee of a cancelled trip, that the portal itself has not invoiced. Its number is the
 * trip number.
 */
export function toInvoice(entry: Billable, seller: SellerWithTerms, today: Date): Invoice {
  // A trip is invoiced when it was driven, or cancelled; before that, on the day the file is made.
  const done = entry.cancelledAt ?? entry.end;
  const issuedOn = toLocalDate(done < today ? done : today);
  const document: InvoiceDocument = {
    kind: 'invoice',
    number: String(entry.tripNumber),
    issuedOn,
    dueOn: computeDueDate(issuedOn, seller.paymentDays),
    // Of a trip that was cancelled it is the day on which the fee became due.
    deliveredOn: toLocalDate(done),
    referenceNumber: addCheckDigit(String(entry.tripNumber)),
    buyerReference: entry.customer ?? String(entry.tripNumber),
    creditOf: null,
    seller,
    buyer: {
      name: entry.company ?? entry.customer ?? '',
      registryCode: entry.registrationNumber,
      vatNumber: entry.vatNumber,
      address: entry.address,
      contact: entry.customer,
      email: entry.email,
    },
    lines: listLines(entry),
  };
  return toUbl(document);
}

function listLines(entry: Billable): InvoiceDocument['lines'] {
  const { net, vatRate, cancellationFee: fee, food } = entry;
  const ordered = `Tellimusvedu ${toLocalDate(entry.start)}, reis nr ${entry.tripNumber}`;
  const trip = fee === null ? ordered : `Tühistustasu: ${ordered}`;
  return listAgreedLines({ net, vatRate, fee, food }).map((line) => ({
    title: line.name ?? trip,
    count: line.count,
    vatRate: line.vatRate,
    ...sumLine(line),
  }));
}
