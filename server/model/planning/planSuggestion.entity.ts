import { Column, Entity, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { Bus } from '../fleet/bus.entity';
import { Order } from '../orders/order.entity';
import { User } from '../people/user.entity';

/** A driver and a bus that fit an accepted trip, as the clock last found them. It plans nothing until somebody takes it. */
@Entity('plan_suggestion')
export class PlanSuggestion {
  @PrimaryColumn('uuid')
  orderId: string;

  @ManyToOne(() => Order, { nullable: false, onDelete: 'CASCADE' })
  order: Relation<Order>;

  /** The order as it was looked at. */
  @Column('integer')
  orderVersion: number;

  /** Null when nobody fits without a doubt. */
  @Column('uuid', { nullable: true })
  driverId: string | null;

  @ManyToOne(() => User, { nullable: true, onDelete: 'CASCADE' })
  driver: Relation<User> | null;

  @Column('uuid', { nullable: true })
  busId: string | null;

  @ManyToOne(() => Bus, { nullable: true, onDelete: 'CASCADE' })
  bus: Relation<Bus> | null;

  @Column('timestamptz')
  lookedAt: Date;
}
