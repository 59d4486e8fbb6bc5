// Office: invoices and credit notes: drafts of driven trips, numbers, papers and files.
// Stands on orders, the customer's papers, and the e-invoices of sales.
export { createInvoiceRoutes } from './invoiceRoutes';
export { drawInvoicePdf } from './invoicePaper';
export { InvoicingResolver } from './invoicing.resolver';
export { PrepaymentResolver } from './prepayment/prepayment.resolver';
export { runInvoicing } from './issueWaiting';
export { invoiceToMail } from './sendInvoice';
export type { InvoiceToMail } from './sendInvoice';
