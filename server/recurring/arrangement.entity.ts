import { Check, Column, Entity, ManyToOne, OneToMany, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { Bus } from '../fleet/bus.entity';
import { ArrangementDriver } from './arrangementDriver.entity';

/** A recurring service: the same trip on the same weekdays from its first day to its last (design, section 2). */
@Entity('arrangement')
@Check('arrangement_days', 'first_day <= last_day')
@Check('arrangement_weekdays', `cardinality(weekdays) between 1 and 7 and weekdays <@ '{1,2,3,4,5,6,7}'`)
@Check('arrangement_duration', 'duration_min between 1 and 1439')
export class Arrangement {
  @PrimaryColumn('uuid')
  id: string;

  /** Counts changes; a write that saw an older one is refused. */
  @Column('integer', { default: 1 })
  version: number;

  @Column('varchar', { length: 255 })
  name: string;

  @Column('varchar', { length: 255, default: '' })
  description: string;

  /** ISO weekdays: 1 is Monday, 7 is Sunday. */
  @Column('smallint', { array: true })
  weekdays: number[];

  /** Local dates, YYYY-MM-DD, both included. */
  @Column('date')
  firstDay: string;

  @Column('date')
  lastDay: string;

  /** Wall-clock time in Tallinn. */
  @Column('time')
  depart: string;

  /** Time it takes, minutes; may pass midnight. */
  @Column('integer')
  durationMin: number;

  @Column('uuid', { nullable: true })
  busId: string | null;

  @ManyToOne(() => Bus, { nullable: true })
  bus: Relation<Bus> | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  deletedAt: Date | null;

  @OneToMany(() => ArrangementDriver, (row) => row.arrangement)
  drivers: Relation<ArrangementDriver>[];
}
