import type { Deps } from '../../access';
import { priceOf } from '../../engines/pricing';
import { currentPriceList } from './priceLists';
import { factsOf } from './pricedTrips';
import { tellNoPrice } from './tellPrice';
import type { PricedTrip, RulePrice } from './pricedTrip';

/** Calculates prices of trips that are no orders, or differ from them; nothing is stored. */
export async function priceTrips(deps: Deps, trips: readonly PricedTrip[]): Promise<RulePrice[]> {
  const list = await currentPriceList(deps.db.dataSource.manager);
  if (!list || trips.length === 0) return trips.map(() => ({ price: null, problem: null }));
  return (await factsOf(deps, trips)).map((facts) => {
    const priced = priceOf(list.rules, facts);
    return 'total' in priced
      ? { price: priced.total, problem: null }
      : { price: null, problem: tellNoPrice(priced.problem) };
  });
}
