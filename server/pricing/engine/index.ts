// What a trip costs by a price list: no database, no clock, no I/O.
export { checkRules } from './checkRules';
export { priceOf } from './price';
export type { PriceRules, TripFacts } from './priceRules';
