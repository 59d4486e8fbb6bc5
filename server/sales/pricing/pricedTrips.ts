import { setImmediate as letOthers } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import type { Deps } from '../../access';
import type { Point } from '../../maps';
import { notFound } from '../../texts/messages';
import type { TripFacts } from '../../engines/pricing';
import { computeDriverNeeds } from '../../driving/duties';
import type { PricedTrip } from './pricedTrip';
import { computeTripFacts } from './pricedTripFacts';
import type { ShownPrice } from '../../model/sales/shownPrice.entity';

/** A price that was shown, as the database has it. */
export interface KeptPrice extends Pick<ShownPrice, 'kind' | 'netFrom' | 'netTo' | 'tripHash'> {
  holdsUntil: string | null;
  shownAt: string;
}

/** An order with what a price asks of it. */
export interface PricedOrder extends PricedTrip {
  id: string;
  version: number;
  /** Catering, in cents with VAT. */
  food: { price: number; count: number }[];
  /** The price that the customer saw before sending; its moments are ISO 8601. */
  shown: KeptPrice | null;
}

/** The columns of `"order" o` that a price needs. */
export const TRIP_COLUMNS = `o.id, o.version, o.starts_at as "startsAt", o.ends_at as "endsAt", o.distance_m as "distanceM",
  o.estimate_notes as "estimateNotes", o.passengers, o.promo,
  (select json_agg(json_build_object('lat', s.lat, 'lng', s.lng, 'address', s.address, 'arrive', s.arrive, 'depart', s.depart,
     'driverAtStop', s.driver_at_stop) order by s.position) from stop s where s.order_id = o.id) as stops,
  coalesce((select json_agg(json_build_object('price', f.price, 'count', f.count)) from order_food f where f.order_id = o.id),
    '[]') as food,
  (select json_build_object('kind', p.kind, 'netFrom', p.net_from, 'netTo', p.net_to, 'tripHash', p.trip_hash,
     'holdsUntil', p.holds_until, 'shownAt', p.shown_at) from shown_price p where p.inquiry_id = o.id) as shown`;

/** Orders by their ids, in one statement; unknown ones are left out. */
export const readPricedOrders = (manager: EntityManager, ids: readonly string[]): Promise<PricedOrder[]> =>
  manager.query(
    `select ${TRIP_COLUMNS} from "order" o where o.id = any($1) and o.deleted_at is null
     order by array_position($1::uuid[], o.id)`,
    [ids],
  );

/** The depot of buses without one: the bus for the trip is not known yet. */
async function readCompanyDepot(manager: EntityManager): Promise<Point | null> {
  const [row]: Point[] = await manager.query(
    `select depot_lat as lat, depot_lng as lng from duty_settings where depot_lat is not null`,
  );
  return row ?? null;
}

/** The number of trips whose facts are found at a stretch. */
const AT_ONCE = 5;

/** The facts of trips, in their order; the law is asked about their drivers. Two statements for all trips. */
export async function readTripFacts(deps: Deps, trips: readonly PricedTrip[]): Promise<TripFacts[]> {
  const depot = await readCompanyDepot(deps.db.dataSource.manager);
  const needs = await computeDriverNeeds(
    deps,
    trips.map(({ stops }) => stops),
  );
  const found: TripFacts[] = [];
  for (const [index, trip] of trips.entries()) {
    if (index > 0 && index % AT_ONCE === 0) await letOthers();
    const own = needs[index];
    if (own) found.push(computeTripFacts(trip, depot, own));
  }
  return found;
}

/** Errors: NOT_FOUND. */
export async function requirePricedOrder(manager: EntityManager, id: string): Promise<PricedOrder> {
  const [order] = await readPricedOrders(manager, [id]);
  if (!order) throw notFound('order');
  return order;
}
