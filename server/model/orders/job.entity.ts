import { Column, Entity, JoinColumn, OneToMany, OneToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { BusAssignment } from './busAssignment.entity';
import { DriverAssignment } from './driverAssignment.entity';
import { Order } from './order.entity';

/** The order once driver and bus are assigned; has the trip number. */
@Entity('job')
export class Job {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  orderId: string;

  @OneToOne(() => Order, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn()
  order: Relation<Order>;

  /** From a locked counter: no gaps, no repeats. */
  @Column('integer', { unique: true })
  tripNumber: number;

  @OneToMany(() => DriverAssignment, (assignment) => assignment.job)
  drivers: Relation<DriverAssignment>[];

  @OneToMany(() => BusAssignment, (assignment) => assignment.job)
  buses: Relation<BusAssignment>[];
}
