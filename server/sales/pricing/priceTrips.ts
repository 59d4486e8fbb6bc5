import type { Deps } from '../../access';
import { priceTrip } from '../../engines/pricing';
import { readCurrentPriceList } from './priceLists';
import { readTripFacts } from './pricedTrips';
import { tellNoPrice } from './tellPrice';
import type { PricedTrip, RulePrice } from './pricedTrip';

/** Calculates prices of trips that are no orders, or differ from them; nothing is stored. */
export async function priceTrips(deps: Deps, trips: readonly PricedTrip[]): Promise<RulePrice[]> {
  const list = await readCurrentPriceList(deps.db.dataSource.manager);
  if (!list || trips.length === 0) return trips.map(() => ({ price: null, problem: null }));
  return (await readTripFacts(deps, trips)).map((facts) => {
    const priced = priceTrip(list.rules, facts);
    return 'total' in priced
      ? { price: priced.total, problem: null }
      : { price: null, problem: tellNoPrice(priced.problem) };
  });
}
