import { Column, Entity, Index, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import type { Relation } from 'typeorm';
import { Bus } from '../fleet/bus.entity';
import { Order } from '../orders/order.entity';
import { User } from '../people/user.entity';

/** The numbered sheet of the authority's book that a bus has on board of a trip. */
@Entity('journey_sheet')
@Unique('journey_sheet_once', ['orderId', 'busId'])
@Index('journey_sheet_bus', ['busId'])
export class JourneySheet {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  orderId: string;

  @ManyToOne(() => Order, { nullable: false, onDelete: 'CASCADE' })
  order: Relation<Order>;

  @Column('uuid')
  busId: string;

  @ManyToOne(() => Bus, { nullable: false, onDelete: 'CASCADE' })
  bus: Relation<Bus>;

  @Column('varchar', { length: 20 })
  book: string;

  @Column('varchar', { length: 20 })
  sheet: string;

  @Column('timestamptz')
  writtenAt: Date;

  @Column('uuid')
  writtenById: string;

  @ManyToOne(() => User, { nullable: false })
  writtenBy: Relation<User>;
}
