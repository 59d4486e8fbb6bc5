import type { EntityManager } from 'typeorm';
import { isAgreed } from '../../model/orders/orderStatus';
import type { OrderStatus } from '../../model/orders/orderStatus';
import { CancellationTerms } from '../../model/sales/cancellationTerms.entity';
import { sumTrip } from '../../platform/values/money';
import type { CancellationQuote, Tier } from '../../engines/cancellation';
import { quoteAt, listSteps } from '../../engines/cancellation';
import type { CancellationStepData } from '../../texts/cancellationLines';

/** The version that holds now. */
export const readCurrentTerms = (manager: EntityManager): Promise<CancellationTerms> =>
  manager.findOneOrFail(CancellationTerms, { where: {}, order: { version: 'DESC' } });

/** The id of the same in SQL. */
export const CURRENT_TERMS_SQL = '(select id from cancellation_terms order by version desc limit 1)';

/** The cancellation fee of an order. */
export interface OrderCancellation extends CancellationQuote {
  /** Something was agreed, so that the fee is due; else cancelling is free, and the fee is what it would be. */
  agreed: boolean;
  /** Cents: the fee for cancelling now. */
  due: number;
}

/** The offered or agreed price and its terms; null: the terms in force. */
interface OfferedBy {
  price: number | null;
  vatRate: number;
  cancellationTermsId: string | null;
}

/** The terms that an offer was sent with; without an offer those that hold now. */
function readOfferTerms(manager: EntityManager, offer: Pick<OfferedBy, 'cancellationTermsId'> | null) {
  const id = offer?.cancellationTermsId;
  return id ? manager.findOneByOrFail(CancellationTerms, { id }) : readCurrentTerms(manager);
}

/**
 * The present fee for cancelling an order (docs/product.md, 'Cancellation'): by the terms that its offer was sent with,
 * else by the present ones; a percentage of the trip with VAT.
 */
export async function quoteCancellation(
  manager: EntityManager,
  order: { status: OrderStatus; startsAt: Date },
  offer: OfferedBy | null,
  now: Date,
): Promise<OrderCancellation> {
  const { tiers } = await readOfferTerms(manager, offer);
  const quote = quoteAt(tiers, order.startsAt, now, sumTrip(offer).total);
  const agreed = isAgreed(order.status);
  return { ...quote, agreed, due: agreed ? quote.fee : 0 };
}

/** The coming steps of the cancellation fee, as the customer sees them before agreeing; none once the trip has begun. */
export async function listCancellationSteps(
  manager: EntityManager,
  order: { startsAt: Date },
  offer: OfferedBy,
  now: Date,
): Promise<CancellationStepData[]> {
  const { tiers } = await readOfferTerms(manager, offer);
  return toSteps(tiers, order.startsAt, offer, now);
}

/** The same by tiers that were read already. */
export const toSteps = (
  tiers: readonly Tier[],
  departure: Date,
  offer: Pick<OfferedBy, 'price' | 'vatRate'>,
  now: Date,
): CancellationStepData[] => {
  const { total } = sumTrip(offer);
  if (departure <= now) return [];
  return listSteps(tiers, departure, now, total).map(({ at, percent, minimum, fee }) => ({
    at: at?.toISOString() ?? null,
    percent,
    minimum,
    fee: total === null ? null : fee,
  }));
};
