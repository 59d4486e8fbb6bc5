import type { Deps } from '../access/context';
import { badInput } from '../platform/errors';
import { amountsDue, defaultVatRate } from '../platform/values/money';
import type { TripFacts } from './engine';
import { priceOf } from './engine';
import type { PriceList } from './priceList.entity';
import { currentPriceList } from './priceLists';
import type { PricedOrder } from './pricedTrips';
import { factsOf, pricedOrder, pricedOrders } from './pricedTrips';
import type { ProposedPrice } from './pricingTypes';
import { tripHash } from './shown/tripHash';

/** A dashboard shows fewer on a page. */
const mostAtOnce = 100;

/** What one order would cost. Errors: NOT_FOUND. */
export async function proposedPrice(deps: Deps, orderId: string): Promise<ProposedPrice> {
  const { manager } = deps.db.dataSource;
  const order = await pricedOrder(manager, orderId);
  const [facts] = await factsOf(deps, [order]);
  if (!facts) throw new Error('each order has its facts');
  return proposal(order, await currentPriceList(manager), facts);
}

/**
 * What orders would cost; unknown ones are left out, and without a price list all. Four statements, however many orders.
 * Errors: BAD_USER_INPUT for too many.
 */
export async function proposedPrices(deps: Deps, orderIds: readonly string[]): Promise<ProposedPrice[]> {
  if (orderIds.length > mostAtOnce) throw badInput(`Kuni ${mostAtOnce} tellimust korraga`, 'orderIds');
  const { manager } = deps.db.dataSource;
  const list = await currentPriceList(manager);
  if (!list) return [];
  const orders = await pricedOrders(manager, orderIds);
  const facts = await factsOf(deps, orders);
  return orders.flatMap((order, index) => {
    const found = facts[index];
    return found ? [proposal(order, list, found)] : [];
  });
}

function proposal(order: PricedOrder, list: PriceList | null, facts: TripFacts): ProposedPrice {
  const { id, version, food } = order;
  const priced = list && priceOf(list.rules, facts);
  const price = priced && 'total' in priced ? priced.total : null;
  return {
    orderId: id,
    orderVersion: version,
    priceListId: list?.id ?? null,
    priceListName: list?.name ?? null,
    price,
    amountDue: amountsDue({ price, vatRate: defaultVatRate }, food).amountDue,
    lines: priced && 'lines' in priced ? priced.lines : [],
    problem: priced && 'problem' in priced ? priced.problem : null,
    shown: shownOf(order),
    ...vatOf(facts),
  };
}

/** Carrying passengers over a border is taxed at 0 %: proposed with the reason, and decided by a person. */
const vatOf = ({ abroad }: TripFacts): Pick<ProposedPrice, 'vatRate' | 'vatReason'> =>
  abroad
    ? { vatRate: 0, vatReason: 'Marsruut väljub Eestist: rahvusvahelise reisijateveo käibemaks on 0%' }
    : { vatRate: defaultVatRate, vatReason: null };

const shownOf = ({ shown, ...trip }: PricedOrder): ProposedPrice['shown'] =>
  shown && {
    ...{ kind: shown.kind, netFrom: shown.netFrom, netTo: shown.netTo, shownAt: new Date(shown.shownAt) },
    holdsUntil: shown.holdsUntil === null ? null : new Date(shown.holdsUntil),
    tripChanged: shown.tripHash !== tripHash(trip),
  };
