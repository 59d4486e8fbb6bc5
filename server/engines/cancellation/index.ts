// The cancellation fee: no database, no clock, no I/O.
export { checkTiers, inOrder } from './checkTiers';
export { quoteAt, stepsFrom } from './terms';
export type { CancellationQuote, Span, Tier } from './terms';
