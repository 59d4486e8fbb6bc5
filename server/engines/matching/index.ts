// Which invoice a payment is for: no database, no clock, no I/O.
export { createMatcher } from './createMatcher';
export type { Booking, Evidence, Fit, Incoming, Match, OpenInvoice, EarlierPayment, KnownPayer } from './match';
export { listNumbersIn, toPayerKey } from './payerKey';
