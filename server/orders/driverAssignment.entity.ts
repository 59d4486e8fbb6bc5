import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import type { Relation } from 'typeorm';
import { User } from '../access/user.entity';
import { Job } from './job.entity';

export type Confirmation = 'waiting' | 'accepted' | 'rejected';

/** One driver on one job, with an own confirmation and key. Position 0 is the main driver. */
@Entity('driver_assignment')
@Unique('driver_assignment_once', ['jobId', 'driverId'])
@Check('driver_assignment_confirmation', `confirmation in ('waiting', 'accepted', 'rejected')`)
@Index('driver_assignment_driver', ['driverId'])
@Index('driver_assignment_during', { synchronize: false })
export class DriverAssignment {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  jobId: string;

  @ManyToOne(() => Job, (job) => job.drivers, { nullable: false, onDelete: 'CASCADE' })
  job: Relation<Job>;

  @Column('uuid')
  driverId: string;

  @ManyToOne(() => User, { nullable: false })
  driver: Relation<User>;

  @Column('smallint')
  position: number;

  /** The time the trip takes of the driver, for finding overlaps. */
  @Column('tstzrange')
  during: string;

  @Column('varchar', { length: 10, default: 'waiting' })
  confirmation: Confirmation;

  /** Hash of the confirmation key. */
  @Column('varchar', { length: 64 })
  keyHash: string;

  @Column('timestamptz', { nullable: true })
  answeredAt: Date | null;
}
