import type { Deps } from '../../access';
import { conflict, notFound } from '../../texts/messages';
import { readEntries } from './accountingEntries';
import type { Billable, InvoiceSeller } from './einvoice';
import { toInvoice } from './einvoice';
import { writeXml } from './einvoiceXml';

/**
 * The e-invoice of a job, or of a cancellation with a fee, as UBL XML.
 * Errors: NOT_FOUND; CONFLICT when there is no job, no agreed price, or a setting of the seller is missing.
 */
export async function requireEinvoiceFile(deps: Deps, orderId: string): Promise<{ name: string; xml: string }> {
  const [entry] = await readEntries(deps, { orderId }, null, 1);
  if (!entry || entry.deleted) throw notFound('order');
  if (entry.tripNumber === null) throw conflict('accounting.invoiceNeedsJob');
  if (entry.net === null) throw conflict('accounting.invoiceNeedsPrice');
  const invoice = toInvoice(entry as Billable, requireSeller(deps.config), deps.clock.now());
  return { name: `e-arve-${entry.tripNumber}.xml`, xml: await writeXml(invoice) };
}

function requireSeller(config: Deps['config']): InvoiceSeller {
  const requireSetting = (value: string | undefined, setting: string): string => {
    if (value !== undefined) return value;
    throw conflict('accounting.invoiceNeedsSetting', { setting });
  };
  return {
    name: config.companyName,
    registrationNumber: requireSetting(config.companyRegistrationNumber, 'COMPANY_REGISTRATION_NUMBER'),
    vatNumber: requireSetting(config.companyVatNumber, 'COMPANY_VAT_NUMBER'),
    address: requireSetting(config.companyAddress, 'COMPANY_ADDRESS'),
    iban: requireSetting(config.companyIban, 'COMPANY_IBAN'),
    email: config.companyEmail,
    phone: config.companyPhone,
    paymentDays: config.paymentDays,
  };
}
