import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import type { Message } from '../../platform/values/message';
import { tripEventKinds } from '../../platform/values/road/tripEvents';
import type { TripEventKind } from '../../platform/values/road/tripEvents';
import { toInSql } from '../inSql';
import { Order } from '../orders/order.entity';
import { User } from '../people/user.entity';

/** An act that a driver recorded on the phone. Rows are added and never changed; a refused act stays with its reason. */
@Entity('trip_event')
@Check('trip_event_kind', `kind ${toInSql(tripEventKinds)}`)
@Index('trip_event_order', ['orderId', 'happenedAt'])
@Index('trip_event_driver', ['driverId', 'happenedAt'])
@Index('trip_event_happened', ['happenedAt'])
export class TripEventRow {
  /** Made by the phone, so that an act that is sent again is known. */
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  driverId: string;

  @ManyToOne(() => User, { nullable: false, onDelete: 'CASCADE' })
  driver: Relation<User>;

  @Column('uuid')
  orderId: string;

  @ManyToOne(() => Order, { nullable: false, onDelete: 'CASCADE' })
  order: Relation<Order>;

  @Column('varchar', { length: 12 })
  kind: TripEventKind;

  /** Position of the stop on the route. */
  @Column('smallint', { nullable: true })
  stop: number | null;

  /** People, kilometres on the odometer, litres, or euros. */
  @Column('double precision', { nullable: true })
  amount: number | null;

  @Column('varchar', { length: 500, default: '' })
  note: string;

  /** The phone's clock and the measured difference to ours. */
  @Column('timestamptz')
  happenedAt: Date;

  @Column('double precision')
  clockOffsetMs: number;

  @Column('timestamptz')
  receivedAt: Date;

  /** Why the act was refused; null for one that counts. */
  @Column('jsonb', { nullable: true })
  refusal: Message | null;
}
