import type { EntityManager } from 'typeorm';
import { ArrayContains, Not } from 'typeorm';
import { TripLink } from '../model/customer/tripLink.entity';
import { Offer } from '../model/orders/offer.entity';
import { Order } from '../model/orders/order.entity';
import { PortalError } from '../platform/errors';
import { message } from '../texts/messages';
import { hashKey } from '../platform/ids';

/**
 * The order whose customer has this key; nothing is locked or changed. The key of an offer's own link opens the page too: that was
 * mailed to the same customer, and leads on to the page. Errors: WRONG_KEY, also of an order that was deleted.
 */
export async function requireTripByKey(manager: EntityManager, id: string, key: string): Promise<Order> {
  const keyHash = hashKey(key);
  const isKnown =
    (await manager.existsBy(TripLink, { keyHash, orderId: id })) ||
    (await manager.existsBy(Offer, [
      { orderId: id, keyHash, status: Not('superseded') },
      { orderId: id, reminderKeyHashes: ArrayContains([keyHash]), status: Not('superseded') },
    ]));
  const order = isKnown && (await manager.findOneBy(Order, { id }));
  if (!order || order.deletedAt) throw createWrongKeyError();
  return order;
}

/** The link is dead: another offer was sent, the key is wrong, or the trip is over (docs/product.md, 'Lifecycle'). */
export const createWrongKeyError = () =>
  new PortalError('WRONG_KEY', message('offer.linkExpired'), { cause: 'Vale aktiveerimis võti' });
