import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { Order } from '../orders/order.entity';

/** That an order has a list of its passengers, or that the office wants one. */
@Entity('passenger_list')
export class PassengerList {
  @PrimaryColumn('uuid')
  orderId: string;

  @ManyToOne(() => Order, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'order_id' })
  order: Relation<Order>;

  /** The office wants one, whatever the route says. */
  @Column('boolean', { default: false })
  wanted: boolean;

  /** Counts changes of the names; a save that saw an older one is refused. */
  @Column('integer', { default: 0 })
  version: number;

  @Column('timestamptz', { nullable: true })
  changedAt: Date | null;
}
