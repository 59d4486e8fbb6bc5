import { Column, Entity, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { Order } from '../orders/order.entity';
import { Customer } from './customer.entity';

/** The office said that an order is not of a suggested customer: it is not suggested again. */
@Entity('customer_refusal')
export class CustomerRefusal {
  @PrimaryColumn('uuid')
  orderId: string;

  @ManyToOne(() => Order, { nullable: false, onDelete: 'CASCADE' })
  order: Relation<Order>;

  @PrimaryColumn('uuid')
  customerId: string;

  @ManyToOne(() => Customer, { nullable: false, onDelete: 'CASCADE' })
  customer: Relation<Customer>;

  @Column('timestamptz')
  at: Date;
}
