import type { EntityManager } from 'typeorm';
import type { Deps } from '../../../access';
import { hasFigures, listCostLines } from '../../../engines/tripCost';
import { findLatestOffer } from '../../../model/orders/latestOffer';
import type { Point } from '../../../maps';
import { query, sql } from '../../../platform/sql';
import { sumEmptyKm } from '../pricedTripFacts';
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
  const { drivers, depots } = await readCrew(manager, orderId);
  const lines = listCostLines(figures, {
    ...facts,
    // Until somebody is assigned, the law says how many drivers, and one bus comes from the company's depot.
    drivers: drivers || (facts.secondDriver ? 2 : 1),
    buses: depots.length || 1,
    emptyKm:
      depots.length === 0
        ? facts.emptyKm
        : sumAll(depots.map((depot) => (depot ? sumEmptyKm(order.stops, depot) : facts.emptyKm))),
  });
  const cost = sumAll(lines.map(({ amount }) => amount));
  return { price, lines, cost, profit: price - cost };
}

const sumAll = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

interface Crew {
  drivers: number;
  /** Of each bus; null: the company's. */
  depots: (Point | null)[];
}

/** The assigned drivers and buses of an order; none without a job. */
async function readCrew(manager: EntityManager, orderId: string): Promise<Crew> {
  const [crew] = await query<Crew>(
    manager,
    sql`select (select count(*)::int from driver_assignment a where a.job_id = j.id) as drivers,
          coalesce((select json_agg(case when b.depot_lat is null then null else json_build_object('lat', b.depot_lat, 'lng', b.depot_lng) end
              order by a.position)
            from bus_assignment a join bus b on b.id = a.bus_id where a.job_id = j.id), '[]') as depots
        from job j where j.order_id = ${orderId}`,
  );
  return crew ?? { drivers: 0, depots: [] };
}
