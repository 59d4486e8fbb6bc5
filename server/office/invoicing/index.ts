// Office: invoices and credit notes: drafts of driven trips, numbers, papers and files.
// Stands on orders, the customer's papers, the e-invoices of sales, and the company's automations.
export { createInvoiceRoutes } from './invoiceRoutes';
export { drawInvoicePdf } from './invoicePaper';
export { InvoicingResolver } from './invoicing.resolver';
export { issueInvoice } from './issueInvoice';
export { judgeDrafts } from './judgeDrafts';
export type { JudgedDraft } from './judgeDrafts';
export { PrepaymentResolver } from './prepayment/prepayment.resolver';
export { runInvoicing } from './issueWaiting';
export { invoiceToMail } from './sendInvoice';
export type { InvoiceToMail } from './sendInvoice';
