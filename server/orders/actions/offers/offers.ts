import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import { createWrongKeyError } from '../../../access';
import { hashKey } from '../../../platform/ids';
import { query, sql } from '../../../platform/sql';
import type { Sql } from '../../../platform/sql';
import { offerStates } from '../../lifecycle/offerStates';
import { Offer } from '../../../model/orders/offer.entity';

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

/** The source of a price that a copy of an offer keeps. */
export const toBasis = (offer: Offer | null) => ({
  validUntil: offer?.validUntil ?? null,
  lines: offer?.lines ?? null,
  showLines: offer?.showLines ?? false,
  priceListId: offer?.priceListId ?? null,
});

/** The key of the offer's own link, or of one of its reminders. */
export const isOpenedBy = (activationKey: string): Sql => {
  const hash = hashKey(activationKey);
  return sql`(f.key_hash = ${hash} or ${hash} = any(f.reminder_key_hashes))`;
};

/** The offer that this key opens. Errors: WRONG_KEY. */
export async function findOfferByKey(manager: EntityManager, orderId: string, activationKey: string): Promise<Offer> {
  const [found] = await query<{ id: string }>(
    manager,
    sql`select f.id from offer f where f.order_id = ${orderId} and ${isOpenedBy(activationKey)}`,
  );
  const offer = found && (await manager.findOneBy(Offer, { id: found.id }));
  if (!offer || offer.status === 'superseded') throw createWrongKeyError();
  return offer;
}
