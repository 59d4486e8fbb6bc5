import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import type { Relation } from 'typeorm';
import { Job } from './job.entity';
import { User } from '../people/user.entity';

/** Went-well, comment and hours per day of one driver on one job. */
@Entity('feedback')
@Unique('feedback_once', ['jobId', 'driverId'])
@Check('feedback_hours', 'cardinality(hours) between 1 and 31')
@Index('feedback_unread', ['jobId'], { where: 'read_at is null' })
@Index('feedback_commented', ['updatedAt'], { where: "comment <> ''" })
export class Feedback {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  jobId: string;

  @ManyToOne(() => Job, { nullable: false, onDelete: 'CASCADE' })
  job: Relation<Job>;

  @Column('uuid')
  driverId: string;

  @ManyToOne(() => User, { nullable: false })
  driver: Relation<User>;

  @Column('boolean')
  wentWell: boolean;

  @Column('text', { default: '' })
  comment: string;

  /** Hours of each local date, the first being the date of the trip's start. */
  @Column('double precision', { array: true })
  hours: number[];

  @Column('timestamptz')
  updatedAt: Date;

  @Column('timestamptz', { nullable: true })
  readAt: Date | null;
}
