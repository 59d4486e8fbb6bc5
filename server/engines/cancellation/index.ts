// The cancellation fee: no database, no clock, no I/O.
export { checkTiers, sortTiers } from './checkTiers';
export { quoteAt, listSteps } from './terms';
export type { CancellationQuote, Span, Tier } from './terms';
