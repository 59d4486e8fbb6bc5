import { Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import type { EntityManager, Relation } from 'typeorm';
import { Order } from '../orders/entities/order.entity';
import { PortalError } from '../platform/errors';
import { hashKey } from '../platform/ids';

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

/** The order whose customer has this key; nothing is locked or changed. Errors: WRONG_KEY, also of an order that was deleted. */
export async function tripByKey(manager: EntityManager, id: string, key: string): Promise<Order> {
  const link = await manager.findOne(TripLink, {
    where: { keyHash: hashKey(key), orderId: id },
    relations: { order: true },
  });
  if (!link || link.order.deletedAt) throw wrongTripKey();
  return link.order;
}

export const wrongTripKey = () => new PortalError('WRONG_KEY', 'Link aegunud!', { cause: 'Vale aktiveerimis võti' });
