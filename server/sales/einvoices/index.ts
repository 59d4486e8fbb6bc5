// Sales: issued invoices as documents, and as files for accounting programs: EN 16931 and e-arve 1.2.
// Stands on the invoicing engine and model.
export { writeEArve } from './eArve';
export { writeEInvoiceFile } from './eInvoiceFile';
export { writeXml } from './einvoiceXml';
export type { DocumentLine, InvoiceDocument } from './invoiceDocument';
export { printEuros } from './invoiceDocument';
export { requireSeller } from './requireSeller';
export { toUbl } from './ubl';
export { findIssued, readDocument } from './readDocument';
export type { IssuedInvoice } from './readDocument';
