import type { Deps } from '../../access';
import { badInput, message } from '../../texts/messages';
import { sumAmountsDue, DEFAULT_VAT_RATE } from '../../platform/values/money';
import type { TripFacts } from '../../engines/pricing';
import { priceTrip } from '../../engines/pricing';
import type { PriceList } from '../../model/sales/priceList.entity';
import { readCurrentPriceList } from './priceLists';
import type { PricedOrder } from './pricedTrips';
import { readTripFacts, requirePricedOrder, readPricedOrders } from './pricedTrips';
import type { ProposedPrice } from './pricingTypes';
import { tellLine, tellNoPrice } from './tellPrice';
import { hashTrip } from './shown/tripHash';

/** A dashboard shows fewer on a page. */
const MOST_AT_ONCE = 100;

/** Calculates the price of one order. Errors: NOT_FOUND. */
export async function requireProposedPrice(deps: Deps, orderId: string): Promise<ProposedPrice> {
  const { manager } = deps.db.dataSource;
  const order = await requirePricedOrder(manager, orderId);
  const [facts] = await readTripFacts(deps, [order]);
  if (!facts) throw new Error('each order has its facts');
  return toProposal(order, await readCurrentPriceList(manager), facts);
}

/**
 * Proposed prices of orders; unknown ones are left out, and without a price list all. Four statements for all orders.
 * Errors: BAD_USER_INPUT for too many.
 */
export async function readProposedPrices(deps: Deps, orderIds: readonly string[]): Promise<ProposedPrice[]> {
  if (orderIds.length > MOST_AT_ONCE) throw badInput('priceList.ordersAtOnce', { most: MOST_AT_ONCE }, 'orderIds');
  const { manager } = deps.db.dataSource;
  const list = await readCurrentPriceList(manager);
  if (!list) return [];
  const orders = await readPricedOrders(manager, orderIds);
  const facts = await readTripFacts(deps, orders);
  return orders.flatMap((order, index) => {
    const found = facts[index];
    return found ? [toProposal(order, list, found)] : [];
  });
}

function toProposal(order: PricedOrder, list: PriceList | null, facts: TripFacts): ProposedPrice {
  const { id, version, food } = order;
  // Asked before any sum is named: what nobody may drive is not sold as it is.
  const priced = list && facts.lawful ? priceTrip(list.rules, facts) : null;
  const noCrew = list && !facts.lawful ? message('proposedPrice.noCrew') : null;
  const price = priced && 'total' in priced ? priced.total : null;
  return {
    orderId: id,
    orderVersion: version,
    priceListId: list?.id ?? null,
    priceListName: list?.name ?? null,
    price,
    amountDue: sumAmountsDue({ price, vatRate: DEFAULT_VAT_RATE }, food).amountDue,
    lines: priced && 'lines' in priced ? priced.lines.map(tellLine) : [],
    problem: priced && 'problem' in priced ? tellNoPrice(priced.problem) : noCrew,
    shown: toShownPrice(order),
    ...findVat(facts),
  };
}

type Vat = Pick<ProposedPrice, 'vatRate' | 'vatReason'>;

/**
 * VAT by the countries of the stops (KMS § 15 (4) 13): 0 % between two countries, and none of Estonia's wholly abroad. A trip that
 * stops abroad and ends in the country where it began is a question for a person.
 */
export function findVat({ countries }: Pick<TripFacts, 'countries'>): Vat {
  const abroad = countries.filter((country) => country !== 'EE');
  if (abroad.length === 0) return { vatRate: DEFAULT_VAT_RATE, vatReason: null };
  if (abroad.length === countries.length) return { vatRate: 0, vatReason: message('proposedPrice.vatAbroad') };
  if (countries[0] !== countries.at(-1)) return { vatRate: 0, vatReason: message('proposedPrice.vatBetweenCountries') };
  return { vatRate: null, vatReason: message('proposedPrice.vatUndecided', { usual: { percent: DEFAULT_VAT_RATE } }) };
}

const toShownPrice = ({ shown, ...trip }: PricedOrder): ProposedPrice['shown'] =>
  shown && {
    kind: shown.kind,
    netFrom: shown.netFrom,
    netTo: shown.netTo,
    shownAt: new Date(shown.shownAt),
    holdsUntil: shown.holdsUntil === null ? null : new Date(shown.holdsUntil),
    tripChanged: shown.tripHash !== hashTrip(trip),
  };
