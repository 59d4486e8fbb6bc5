import type { Deps } from '../../access';
import { priceOf } from '../../engines/pricing';
import { currentPriceList } from './priceLists';
import { factsOf } from './pricedTrips';
import { tellNoPrice } from './tellPrice';
import type { PricedTrip, RulePrice } from './pricedTrip';

/** What trips would cost that are no orders, or not as they are: nothing is kept of it. */
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
