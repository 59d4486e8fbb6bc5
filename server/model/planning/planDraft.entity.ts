import { Column, Entity, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { User } from '../people/user.entity';
import { Order } from '../orders/order.entity';

/** Planned drivers and buses of an order before its drivers hear of them. Colleagues see them, drivers do not. */
@Entity('plan_draft')
export class PlanDraft {
  @PrimaryColumn('uuid')
  orderId: string;

  @ManyToOne(() => Order, { nullable: false, onDelete: 'CASCADE' })
  order: Relation<Order>;

  /** The order as it was when somebody last moved it. */
  @Column('integer')
  orderVersion: number;

  @Column('uuid', { array: true })
  driverIds: string[];

  @Column('uuid', { array: true })
  busIds: string[];

  /** Another one after each move: who has seen another draft moves nothing. */
  @Column('uuid')
  mark: string;

  @Column('uuid')
  changedById: string;

  @ManyToOne(() => User, { nullable: false, onDelete: 'CASCADE' })
  changedBy: Relation<User>;
}
