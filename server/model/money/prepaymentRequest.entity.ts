import { Check, Column, Entity, JoinColumn, ManyToOne, OneToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { Order } from '../orders/order.entity';
import { User } from '../people/user.entity';

/** The office asks for a prepayment of one trip. It comes before the rule of the customer's record. */
@Entity('prepayment_request')
@Check('prepayment_request_percent', 'percent between 1 and 100')
export class PrepaymentRequest {
  @PrimaryColumn('uuid')
  orderId: string;

  @OneToOne(() => Order, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn()
  order: Relation<Order>;

  @Column('smallint')
  percent: number;

  @Column('timestamptz')
  askedAt: Date;

  @Column('uuid')
  askedById: string;

  @ManyToOne(() => User, { nullable: false })
  askedBy: Relation<User>;
}
