import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import type { OrderStatus } from './orderStatus';
import { Order } from './order.entity';

/**
 * The columns by which long lists are searched and sorted. They follow from the order and its parts in the same
 * transaction (listing.ts). The row repeats the columns that choose an order's list, so that one index serves a whole
 * page.
 */
@Entity('order_listing')
@Index('order_listing_start', ['startsAt', 'orderId', 'status', 'endsAt'], { where: 'not deleted' })
@Index('order_listing_company', ['companyKey', 'orderId', 'status', 'endsAt'], { where: 'not deleted' })
@Index('order_listing_price', ['priceKey', 'orderId', 'status', 'endsAt'], { where: 'not deleted' })
@Index('order_listing_driver', ['driverKey', 'orderId', 'status', 'endsAt'], { where: 'not deleted' })
@Index('order_listing_trip_number', ['tripNumberKey', 'orderId', 'status', 'endsAt'], { where: 'not deleted' })
@Index('order_listing_search', { synchronize: false })
export class OrderListing {
  @PrimaryColumn('uuid')
  orderId: string;

  @OneToOne(() => Order, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn()
  order: Relation<Order>;

  @Column('varchar', { length: 10 })
  status: OrderStatus;

  @Column('timestamptz')
  startsAt: Date;

  @Column('timestamptz')
  endsAt: Date;

  @Column('boolean')
  deleted: boolean;

  /** Folded text of everything the lists show. */
  @Column('text')
  searchDocument: string;

  /** The company or full name, lower case, as it sorts in Estonian. */
  @Column({ type: 'text', collation: 'C' })
  companyKey: string;

  /** Cents of the latest offer; -1 without one. */
  @Column('integer')
  priceKey: number;

  /** The main driver's name, lower case, as it sorts in Estonian; empty without one. */
  @Column({ type: 'text', collation: 'C' })
  driverKey: string;

  /** -1 without one. */
  @Column('integer')
  tripNumberKey: number;
}
