// Invoices as sums: lines, VAT per rate, prepayments, credit notes, dates and numbers. No database, no clock, no I/O.
export { listAgreedLines, listPrepaidLines, listPrepaymentLines } from './agreedLines';
export { findRest, listCreditLines } from './credit';
export type { CreditableLine, CreditProblem, CreditWish } from './credit';
export { computeDueDate, printNumber, printSeries } from './dates';
export { sumInvoice, sumLine } from './sums';
export type { AgreedLine, LineSums, TaxSums, TripPrice } from './types';
