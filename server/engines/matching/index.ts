// Which invoice a payment is for: no database, no clock, no I/O.
export { createMatcher } from './createMatcher';
