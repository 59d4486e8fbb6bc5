import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import type { Relation } from 'typeorm';
import { toInSql } from '../inSql';
import { User } from '../people/user.entity';
import { Job } from './job.entity';

export const confirmations = ['waiting', 'accepted', 'declined'] as const;
export type Confirmation = (typeof confirmations)[number];

/** One driver on one job, with an own confirmation and key. Position 0 is the main driver. */
@Entity('driver_assignment')
@Unique('driver_assignment_once', ['jobId', 'driverId'])
@Check('driver_assignment_confirmation', `confirmation ${toInSql(confirmations)}`)
@Index('driver_assignment_driver', ['driverId'])
// Of a driver's years, what no feedback was given for: few, however long the archive.
@Index('driver_assignment_unreported', ['driverId'], { where: `not reported and confirmation <> 'declined'` })
// Reasons of drivers who declined are forgotten by the clock.
@Index('driver_assignment_reasons', ['confirmationAt'], { where: 'decline_reason is not null' })
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
  confirmationAt: Date | null;

  /** Why the driver declined, as far as the driver said it. */
  @Column('varchar', { length: 255, nullable: true })
  declineReason: string | null;

  /** Hash of the secret in the feedback link; it dies with the assignment. Null until the driver is asked for feedback. */
  @Column('varchar', { length: 64, nullable: true })
  feedbackKeyHash: string | null;

  /** When the driver was asked for feedback by e-mail. */
  @Column('timestamptz', { nullable: true })
  feedbackAskedAt: Date | null;

  /**
   * The driver has reported. A driver who is assigned again has no mark, though earlier feedback may exist: look at
   * that, too.
   */
  @Column('boolean', { default: false })
  reported: boolean;
}
