import { ArrayContains, Column, Entity, Index, ManyToOne, Not, PrimaryColumn } from 'typeorm';
import type { EntityManager, Relation } from 'typeorm';
import { Offer } from '../orders/offer.entity';
import { Order } from '../orders/order.entity';
import { PortalError } from '../../platform/errors';
import { hashKey } from '../../platform/ids';

/** A key to the page of a trip, one of each e-mail to its customer; all of them open it while the order is there. */
@Entity('trip_link')
@Index('trip_link_order', ['orderId'])
export class TripLink {
  /** SHA-256 of the secret in the link. */
  @PrimaryColumn('varchar', { length: 64 })
  keyHash: string;

  @Column('uuid')
  orderId: string;

  @ManyToOne(() => Order, { nullable: false, onDelete: 'CASCADE' })
  order: Relation<Order>;

  @Column('timestamptz')
  createdAt: Date;
}

/**
 * The order whose customer has this key; nothing is locked or changed. The key of an offer's own link opens the page too: that was
 * mailed to the same customer, and leads on to the page. Errors: WRONG_KEY, also of an order that was deleted.
 */
export async function tripByKey(manager: EntityManager, id: string, key: string): Promise<Order> {
  const keyHash = hashKey(key);
  const known =
    (await manager.existsBy(TripLink, { keyHash, orderId: id })) ||
    (await manager.existsBy(Offer, [
      { orderId: id, keyHash, status: Not('superseded') },
      { orderId: id, reminderKeyHashes: ArrayContains([keyHash]), status: Not('superseded') },
    ]));
  const order = known && (await manager.findOneBy(Order, { id }));
  if (!order || order.deletedAt) throw wrongTripKey();
  return order;
}

export const wrongTripKey = () => new PortalError('WRONG_KEY', 'Link aegunud!', { cause: 'Vale aktiveerimis võti' });
