// Office: what the accountant pulls: entries, changes, e-invoices.
// Stands on orders and the e-invoices of sales.
export { AccountingResolver } from './accounting.resolver';
export { createAccountingRoutes } from './accountingRoutes';
export { keepAccountingChange, keepImportedForAccounting } from './changedSince';
