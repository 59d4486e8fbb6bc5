import type { Deps } from '../../access';
import { conflict, notFound } from '../../texts/messages';
import { readEntries } from './accountingEntries';
import type { Settings } from '../../platform/settings/settings';
import type { Billable, InvoiceSeller } from './einvoice';
import { toInvoice } from './einvoice';
import type { invoiceNeeds } from '../../texts/et/system';
import { findIssued, readDocument, toUbl, writeXml } from '../../sales/einvoices';

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
  const invoice = toInvoice(entry as Billable, requireSeller(deps.settings()), deps.clock.now());
  return { name: `e-arve-${entry.tripNumber}.xml`, xml: await writeXml(invoice) };
}

function requireSeller(settings: Settings): InvoiceSeller {
  const needed = (value: string | undefined, missing: keyof typeof invoiceNeeds): string => {
    if (value !== undefined) return value;
    throw conflict(`invoiceNeeds.${missing}` as const);
  };
  return {
    name: settings.companyName,
    registrationNumber: needed(settings.companyRegistrationNumber, 'registrationNumber'),
    vatNumber: needed(settings.companyVatNumber, 'vatNumber'),
    address: needed(settings.companyAddress, 'address'),
    iban: needed(settings.companyIban, 'iban'),
    email: settings.companyEmail,
    phone: settings.companyPhone,
    paymentDays: settings.paymentDays,
  };
}
