import type { Deps } from '../../../access';
import { hasFigures, listCostLines } from '../../../engines/tripCost';
import { findLatestOffer } from '../../../model/orders/latestOffer';
import { readTripFacts, requirePricedOrder } from '../pricedTrips';
import type { TripProfit } from './profitTypes';

/**
 * The price of an order's latest offer against the cost of its trip (docs/product.md, 'Profit of a trip'), in cents without VAT.
 * Null without an offered price. Errors: NOT_FOUND.
 */
export async function readTripProfit(deps: Deps, orderId: string): Promise<TripProfit | null> {
  const { manager } = deps.db.dataSource;
  const order = await requirePricedOrder(manager, orderId);
  const offer = await findLatestOffer(manager, orderId);
  if (offer?.price == null) return null;
  const { costPerHour, costPerKm, costPerEmptyKm, costPerBed } = deps.settings();
  const figures = { perHour: costPerHour, perKm: costPerKm, perEmptyKm: costPerEmptyKm, perBed: costPerBed };
  const { price } = offer;
  if (!hasFigures(figures)) return { price, lines: [], cost: null, profit: null };
  const [facts] = await readTripFacts(deps, [order]);
  if (!facts) throw new Error('each order has its facts');
  const lines = listCostLines(figures, facts);
  const cost = lines.reduce((sum, { amount }) => sum + amount, 0);
  return { price, lines, cost, profit: price - cost };
}
