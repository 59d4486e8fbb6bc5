// The price of a trip by a price list: no database, no clock, no I/O.
export { checkRules } from './checkRules';
export { addsUp, priceTrip } from './price';
export type { NoPrice, PriceLine, PriceLineKind, PriceRules, PriceSource, TripFacts } from './priceRules';
export { computeBounds, isSimilar, sizeSteps, computeStatistics } from './similarTrips';
export type { SimilarTripOutcome, PastOffer, SimilarBounds, TripShape } from './similarTrips';
