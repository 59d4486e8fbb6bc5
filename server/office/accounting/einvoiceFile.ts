import type { Deps } from '../../access';
import { conflict, notFound } from '../../texts/messages';
import { readEntries } from './accountingEntries';
import type { Billable } from './einvoice';
import { toInvoice } from './einvoice';
import { findIssued, readDocument, requireSeller, toUbl, writeXml } from '../../sales/einvoices';

/**
 * The e-invoice of a job, or of a cancellation with a fee, as UBL XML: the invoice that the portal issued, or one made of the
 * work, with the trip number.
 * Errors: NOT_FOUND; CONFLICT when there is no job, no agreed price, or a setting of the seller is missing.
 */
export async function requireEinvoiceFile(deps: Deps, orderId: string): Promise<{ name: string; xml: string }> {
  const issuedId = await findIssued(deps.db.dataSource.manager, orderId);
  if (issuedId !== null) {
    const invoice = await readDocument(deps.db.dataSource.manager, issuedId);
    return { name: `e-arve-${invoice.number.replaceAll('/', '-')}.xml`, xml: await writeXml(toUbl(invoice)) };
  }
  const [entry] = await readEntries(deps, { orderId }, null, 1);
  if (!entry || entry.deleted) throw notFound('order');
  if (entry.tripNumber === null) throw conflict('accounting.invoiceNeedsJob');
  if (entry.net === null) throw conflict('accounting.invoiceNeedsPrice');
  const { paymentDays } = deps.settings();
  const seller = { ...requireSeller(deps.settings()), paymentDays };
  const invoice = toInvoice(entry as Billable, seller, deps.clock.now());
  return { name: `e-arve-${entry.tripNumber}.xml`, xml: await writeXml(invoice) };
}
