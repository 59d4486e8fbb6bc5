// Office: what the accountant pulls: entries, changes, e-invoices.
// Stands on orders.
export { AccountingResolver } from './accounting.resolver';
export { createAccountingRoutes } from './accountingRoutes';
export { keepAccountingChange, keepImportedForAccounting } from './changedSince';
export { loadEinvoiceLibrary } from './einvoiceXml';
