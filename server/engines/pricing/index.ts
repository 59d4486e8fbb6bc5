// What a trip costs by a price list: no database, no clock, no I/O.
export { checkRules } from './checkRules';
export { priceOf } from './price';
export type { PriceRules, TripFacts } from './priceRules';
export { boundsOf, isSimilar, sizeSteps, statisticsOf } from './similarTrips';
export type { Outcome, PastOffer, SimilarBounds, TripShape } from './similarTrips';
