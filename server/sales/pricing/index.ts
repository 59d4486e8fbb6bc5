// Sales: the price list, what it proposes for a trip, and the prices of similar trips.
// Stands on driving (a second driver costs), the pricing engine, maps and model.
export { priceTrips } from './priceTrips';
export { PricingResolver } from './pricing.resolver';
export { forgetShownPrices } from './shown/showPrice';
export { readProposedPrices } from './proposals';
export type { ProposedPrice } from './pricingTypes';
export { ShownPriceResolver } from './shown/shownPrice.resolver';
export { PriceSourceType } from './sourceTypes';
export { ProfitResolver } from './profit/profit.resolver';
export { readTripProfits } from './profit/tripProfit';
export { printLine, tellLine } from './tellPrice';
