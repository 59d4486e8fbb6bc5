import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import { PortalError } from '../platform/errors';
import { hashKey } from '../platform/ids';
import { Offer } from './offer.entity';

/** The link of a superseded offer is dead. */
export async function supersedeOffers(manager: EntityManager, orderId: string): Promise<void> {
  await manager.update(Offer, { orderId, status: In(['open', 'accepted']) }, { status: 'superseded' });
}

/** The newest offer of an order, if it ever had one. */
export const latestOffer = (manager: EntityManager, orderId: string): Promise<Offer | null> =>
  manager.findOne(Offer, { where: { orderId }, order: { sentAt: 'DESC', id: 'DESC' } });

/** The link is dead: another offer was sent, the key is wrong, or the trip is over (spec, sections 2 and 7). */
export const wrongKey = () => new PortalError('WRONG_KEY', 'Link aegunud!', { cause: 'Vale aktiveerimis võti' });

/** The offer that this key opens. Errors: WRONG_KEY. */
export async function offerByKey(manager: EntityManager, orderId: string, activationKey: string): Promise<Offer> {
  const offer = await manager.findOneBy(Offer, { orderId, keyHash: hashKey(activationKey) });
  if (!offer || offer.status === 'superseded') throw wrongKey();
  return offer;
}
