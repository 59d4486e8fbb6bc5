import type { EntityManager } from 'typeorm';
import type { Deps } from '../../../access';
import type { CostBus } from '../../../engines/tripCost';
import { hasFigures, listCostLines } from '../../../engines/tripCost';
import type { Point } from '../../../maps';
import { selectLatestOffer } from '../../../model/orders/latestOffer';
import { query, raw, sql } from '../../../platform/sql';
import { sumEmptyKm } from '../pricedTripFacts';
import { readPricedOrders, readTripFacts, requirePricedOrder } from '../pricedTrips';
import type { PricedOrder } from '../pricedTrips';
import type { TripProfit } from './profitTypes';

/**
 * The price of an order's latest offer against the cost of its trip (docs/product.md, 'Profit of a trip'), in cents without VAT.
 * Null without an offered price. Errors: NOT_FOUND.
 */
export async function readTripProfit(deps: Deps, orderId: string): Promise<TripProfit | null> {
  const order = await requirePricedOrder(deps.db.dataSource.manager, orderId);
  return (await computeProfits(deps, [order])).get(orderId) ?? null;
}

/** The same of several orders. An order without an offered price, or that is deleted, is left out. */
export const readTripProfits = async (deps: Deps, orderIds: readonly string[]): Promise<Map<string, TripProfit>> =>
  computeProfits(deps, await readPricedOrders(deps.db.dataSource.manager, orderIds));

async function computeProfits(deps: Deps, orders: readonly PricedOrder[]): Promise<Map<string, TripProfit>> {
  const { manager } = deps.db.dataSource;
  const { costPerHour, costPerKm, costPerEmptyKm, costPerBed } = deps.settings();
  const figures = { perHour: costPerHour, perKm: costPerKm, perEmptyKm: costPerEmptyKm, perBed: costPerBed };
  const sold = await readSold(
    manager,
    orders.map(({ id }) => id),
  );
  const priced = orders.filter(({ id }) => sold.has(id));
  const facts = await readTripFacts(deps, priced);
  const profits = new Map<string, TripProfit>();
  for (const [index, order] of priced.entries()) {
    const fact = facts[index];
    const { price = 0, drivers = 0, buses: assigned = [] } = sold.get(order.id) ?? {};
    if (!fact) throw new Error('each order has its facts');
    // Until somebody is assigned, the law says how many drivers, and one bus comes from the company's depot.
    const buses = (assigned.length > 0 ? assigned : [{ perKm: null, depot: null }]).map(
      ({ perKm, depot }): CostBus => ({ perKm, emptyKm: depot ? sumEmptyKm(order.stops, depot) : fact.emptyKm }),
    );
    if (!hasFigures(figures, buses)) {
      profits.set(order.id, { price, lines: [], cost: null, profit: null });
      continue;
    }
    const lines = listCostLines(figures, { ...fact, drivers: drivers || (fact.secondDriver ? 2 : 1), buses });
    const cost = lines.reduce((sum, { amount }) => sum + amount, 0);
    profits.set(order.id, { price, lines, cost, profit: price - cost });
  }
  return profits;
}

interface Sold {
  id: string;
  price: number;
  drivers: number;
  /** A depot of null is the company's. */
  buses: { perKm: number | null; depot: Point | null }[];
}

/** Offered prices, with the assigned drivers and buses; none without a job. */
async function readSold(manager: EntityManager, ids: readonly string[]): Promise<Map<string, Sold>> {
  const rows = await query<Sold>(
    manager,
    sql`select o.id, f.price, (select count(*)::int from driver_assignment a where a.job_id = j.id) as drivers,
          coalesce((select json_agg(json_build_object('perKm', b.cost_per_km, 'depot', case when b.depot_lat is null then null
              else json_build_object('lat', b.depot_lat, 'lng', b.depot_lng) end) order by a.position)
            from bus_assignment a join bus b on b.id = a.bus_id where a.job_id = j.id), '[]') as buses
        from "order" o join lateral ${raw(selectLatestOffer('f.price'))} f on true left join job j on j.order_id = o.id
        where o.id = any(${ids}::uuid[]) and f.price is not null`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}
