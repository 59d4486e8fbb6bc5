import type { EInvoiceFormat } from '../../model/customer/customer.entity';
import { writeEArve } from './eArve';
import { writeXml } from './einvoiceXml';
import type { InvoiceDocument } from './invoiceDocument';
import { toUbl } from './ubl';

/** An issued invoice as a file for accounting programs, named by its number. */
export async function writeEInvoiceFile(
  invoice: InvoiceDocument,
  format: EInvoiceFormat,
): Promise<{ filename: string; content: Buffer }> {
  const xml = format === 'eArve' ? await writeEArve(invoice) : await writeXml(toUbl(invoice));
  const name = format === 'eArve' ? 'e-arve-1.2' : 'e-arve';
  return { filename: `${name}-${invoice.number.replaceAll('/', '-')}.xml`, content: Buffer.from(xml) };
}
