import { OFFER_END_SQL } from '../../../model/orders/offerEnd';
import type { EntityManager } from 'typeorm';
import { requireTripByKey, createWrongKeyError } from '../../../access';
import { CURRENT_TERMS_SQL, toSteps } from '../../../sales/cancellation';
import type { Tier } from '../../../engines/cancellation';
import { PortalError } from '../../../platform/errors';
import { message, stale } from '../../../texts/messages';
import { hashKey } from '../../../platform/ids';
import { query, raw, sql } from '../../../platform/sql';
import { offerStates } from '../../lifecycle/offerStates';
import { Offer } from '../../../model/orders/offer.entity';
import type { OfferSnapshot } from '../../../model/orders/snapshots';
import { isOpenedBy, findOfferByKey } from './offers';

/** The page of the customer's trip, and the offer that it shows: another one is not decided on unseen. */
export interface TripCredential {
  tripKey: string;
  offerId: string;
}

/** The customer's decision. A rejection needs no offer that still holds. */
interface Decision {
  decidedAt: Date;
  action: 'accept' | 'reject';
  rejectReason: Offer['rejectReason'];
}

/** `reminder`: by the link of which e-mail, as in AcceptedFrom. */
interface DecidedOffer {
  offer: OfferSnapshot;
  reminder: number | null;
}

type DecidedRow = OfferSnapshot & { end: Date | null; reminder: number | null; startsAt: Date; tiers: Tier[] };

/**
 * Writes the customer's decision on the open offer that this key opens, the one of its e-mail or of the trip's page; null when it
 * was decided on before. Errors: WRONG_KEY, STALE_VERSION when the page shows a former offer.
 */
export async function decideOffer(
  manager: EntityManager,
  orderId: string,
  credential: string | TripCredential,
  decision: Decision,
): Promise<DecidedOffer | null> {
  if (typeof credential !== 'string') await requireTripByKey(manager, orderId, credential.tripKey);
  const { from, to } = offerStates[decision.action];
  const which = typeof credential === 'string' ? isOpenedBy(credential) : sql`f.id = ${credential.offerId}`;
  const reminder =
    typeof credential === 'string'
      ? sql`coalesce(array_position(f.reminder_key_hashes, ${hashKey(credential)}), 0)`
      : raw('null::integer');
  const [decided] = await query<DecidedRow>(
    manager,
    sql`with f as (
          update offer f set status = ${to}, reject_reason = ${decision.rejectReason},
            decided_at = ${decision.decidedAt}, remind_at = null,
            cancellation_terms_id = coalesce(f.cancellation_terms_id, ${raw(CURRENT_TERMS_SQL)})
          from "order" o where o.id = f.order_id and f.order_id = ${orderId} and ${which}
            and f.status = any(${from}) and (${decision.action === 'reject'} or coalesce(${raw(OFFER_END_SQL)}, 'infinity') > ${decision.decidedAt})
          returning f.id, f.price, f.vat_rate as "vatRate", f.note, case when f.show_lines then f.lines end as lines,
            ${raw(OFFER_END_SQL)} as "end", ${reminder} as reminder, o.starts_at as "startsAt",
            (select t.tiers from cancellation_terms t
             where t.id = coalesce(f.cancellation_terms_id, ${raw(CURRENT_TERMS_SQL)})) as tiers)
        select * from f`,
  );
  if (decided) {
    const { reminder, end, startsAt, tiers, ...offer } = decided;
    const cancellation = toSteps(tiers, startsAt, offer, decision.decidedAt);
    return { offer: { ...offer, validUntil: end?.toISOString() ?? null, cancellation }, reminder };
  }
  const { status } =
    typeof credential === 'string'
      ? await findOfferByKey(manager, orderId, credential)
      : await offerShown(manager, orderId, credential);
  if (status === 'open' || status === 'expired') throw createEndedError();
  return null;
}

/** The offer that the page of the trip shows. Errors: WRONG_KEY when there is none, STALE_VERSION when another one waits. */
async function offerShown(manager: EntityManager, orderId: string, { offerId }: TripCredential): Promise<Offer> {
  const offer = await manager.findOneBy(Offer, { id: offerId, orderId });
  if (!offer) throw createWrongKeyError();
  if (offer.status === 'superseded' && (await manager.existsBy(Offer, { orderId, status: 'open' })))
    throw stale('offer.superseded');
  return offer;
}

/** The offer has ended; its page offers to ask again. */
const createEndedError = () => new PortalError('WRONG_KEY', message('offer.ended'), { cause: 'Pakkumine on aegunud' });
