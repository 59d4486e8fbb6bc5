import { offerEndSql } from '../../../model/orders/offerEnd';
import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import { tripByKey, wrongKey } from '../../../access';
import { currentTermsSql, stepsBy } from '../../../sales/cancellation';
import type { Tier } from '../../../engines/cancellation';
import { PortalError } from '../../../platform/errors';
import { message, stale } from '../../../texts/messages';
import { hashKey } from '../../../platform/ids';
import { query, raw, sql } from '../../../platform/sql';
import type { Sql } from '../../../platform/sql';
import { offerStates } from '../../lifecycle/offerStates';
import { Offer } from '../../../model/orders/offer.entity';
import type { OfferSnapshot } from '../../../model/orders/snapshots';

const { supersede } = offerStates;

/** The link of a superseded offer is dead. */
export async function supersedeOffers(manager: EntityManager, orderId: string): Promise<void> {
  await manager.update(Offer, { orderId, status: In(supersede.from) }, { status: supersede.to, remindAt: null });
}

/** The same, and the links of `former`, the newest, are free for the offer that comes in its place. */
export const replaceOffers = (manager: EntityManager, orderId: string, former: string | null) =>
  query(
    manager,
    sql`update offer set key_hash = null, reminder_key_hashes = '{}',
          status = case when status = any(${supersede.from}) then ${supersede.to} else status end,
          remind_at = case when status = any(${supersede.from}) then null else remind_at end
        where order_id = ${orderId} and (status = any(${supersede.from}) or id = ${former})`,
  );

/** What a copy of an offer keeps of where its price came from. */
export const basisOf = (offer: Offer | null) => ({
  validUntil: offer?.validUntil ?? null,
  lines: offer?.lines ?? null,
  showLines: offer?.showLines ?? false,
  priceListId: offer?.priceListId ?? null,
});

/** The page of the customer's trip, and the offer that it shows: another one is not decided on unseen. */
export interface TripCredential {
  tripKey: string;
  offerId: string;
}

/** What the customer decides. A rejection needs no offer that still holds. */
interface Decision {
  decidedAt: Date;
  action: 'accept' | 'reject';
  rejectReason: Offer['rejectReason'];
}

/** `reminder`: by the link of which e-mail, as in AcceptedFrom. */
interface Decided {
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
): Promise<Decided | null> {
  if (typeof credential !== 'string') await tripByKey(manager, orderId, credential.tripKey);
  const { from, to } = offerStates[decision.action];
  const which = typeof credential === 'string' ? opens(credential) : sql`f.id = ${credential.offerId}`;
  const reminder =
    typeof credential === 'string'
      ? sql`coalesce(array_position(f.reminder_key_hashes, ${hashKey(credential)}), 0)`
      : raw('null::integer');
  const [decided] = await query<DecidedRow>(
    manager,
    sql`with f as (
          update offer f set status = ${to}, reject_reason = ${decision.rejectReason},
            decided_at = ${decision.decidedAt}, remind_at = null,
            cancellation_terms_id = coalesce(f.cancellation_terms_id, ${raw(currentTermsSql)})
          from "order" o where o.id = f.order_id and f.order_id = ${orderId} and ${which}
            and f.status = any(${from}) and (${decision.action === 'reject'} or coalesce(${raw(offerEndSql)}, 'infinity') > ${decision.decidedAt})
          returning f.id, f.price, f.vat_rate as "vatRate", f.note, case when f.show_lines then f.lines end as lines,
            ${raw(offerEndSql)} as "end", ${reminder} as reminder, o.starts_at as "startsAt",
            (select t.tiers from cancellation_terms t
             where t.id = coalesce(f.cancellation_terms_id, ${raw(currentTermsSql)})) as tiers)
        select * from f`,
  );
  if (decided) {
    const { reminder, end, startsAt, tiers, ...offer } = decided;
    const cancellation = stepsBy(tiers, startsAt, offer, decision.decidedAt);
    return { offer: { ...offer, validUntil: end?.toISOString() ?? null, cancellation }, reminder };
  }
  const { status } =
    typeof credential === 'string'
      ? await offerByKey(manager, orderId, credential)
      : await offerShown(manager, orderId, credential);
  if (status === 'open' || status === 'expired') throw ended();
  return null;
}

/** The offer that the page of the trip shows. Errors: WRONG_KEY when there is none, STALE_VERSION when another one waits. */
async function offerShown(manager: EntityManager, orderId: string, { offerId }: TripCredential): Promise<Offer> {
  const offer = await manager.findOneBy(Offer, { id: offerId, orderId });
  if (!offer) throw wrongKey();
  if (offer.status === 'superseded' && (await manager.existsBy(Offer, { orderId, status: 'open' })))
    throw stale('offer.superseded');
  return offer;
}

/** The key of the offer's own link, or of one of its reminders. */
const opens = (activationKey: string): Sql => {
  const hash = hashKey(activationKey);
  return sql`(f.key_hash = ${hash} or ${hash} = any(f.reminder_key_hashes))`;
};

/** The offer has ended; its page offers to ask again. */
const ended = () => new PortalError('WRONG_KEY', message('offer.ended'), { cause: 'Pakkumine on aegunud' });

/** The offer that this key opens. Errors: WRONG_KEY. */
export async function offerByKey(manager: EntityManager, orderId: string, activationKey: string): Promise<Offer> {
  const [found] = await query<{ id: string }>(
    manager,
    sql`select f.id from offer f where f.order_id = ${orderId} and ${opens(activationKey)}`,
  );
  const offer = found && (await manager.findOneBy(Offer, { id: found.id }));
  if (!offer || offer.status === 'superseded') throw wrongKey();
  return offer;
}
