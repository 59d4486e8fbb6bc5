import { Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { Order } from '../orders/order.entity';

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
