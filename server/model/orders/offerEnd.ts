import type { Offer } from './offer.entity';
import type { Order } from './order.entity';

/** When an offer ends by now: the trip may have been moved to an earlier day since it was sent. */
export function offerEnd(
  { validUntil, sentAt }: Pick<Offer, 'validUntil' | 'sentAt'>,
  { startsAt }: Pick<Order, 'startsAt'>,
): Date | null {
  if (!validUntil) return null;
  return sentAt < startsAt && startsAt < validUntil ? startsAt : validUntil;
}

/** The same in SQL, of `offer f` and `"order" o`. */
export const OFFER_END_SQL = `case when f.sent_at < o.starts_at then least(f.valid_until, o.starts_at) else f.valid_until end`;
