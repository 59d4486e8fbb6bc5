import { Check, Column, Entity, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { User } from '../people/user.entity';
import { Bus } from '../fleet/bus.entity';
import { Arrangement } from './arrangement.entity';

/** The first day of the first period: earlier than any date that the portal takes. */
export const BEGINNING = '2000-01-01';

/**
 * An arrangement from a day on, until the next period begins. A whole edit adds a period, so that past days stay as
 * they were, in calendar and report.
 */
@Entity('arrangement_period')
@Check('arrangement_period_days', 'first_day <= last_day')
@Check('arrangement_period_weekdays', `cardinality(weekdays) between 1 and 7 and weekdays <@ '{1,2,3,4,5,6,7}'`)
@Check('arrangement_period_duration', 'duration_min between 1 and 1439')
@Check('arrangement_period_driving', 'driving_min between 0 and 1439')
export class ArrangementPeriod {
  @PrimaryColumn('uuid')
  arrangementId: string;

  /** Local date, YYYY-MM-DD; of the first one `beginning`. */
  @PrimaryColumn('date')
  fromDay: string;

  @ManyToOne(() => Arrangement, (arrangement) => arrangement.periods, { nullable: false, onDelete: 'CASCADE' })
  arrangement: Relation<Arrangement>;

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

  /** A line of at most 50 km, which has different rules of driving and rest. */
  @Column('boolean', { default: false })
  shortLine: boolean;

  /** Minutes of a run at the wheel, the rest being other work; null: nobody said, and all of it counts as driving. */
  @Column('smallint', { nullable: true })
  drivingMin: number | null;

  @Column('uuid')
  driverId: string;

  @ManyToOne(() => User, { nullable: false })
  driver: Relation<User>;

  @Column('uuid', { nullable: true })
  busId: string | null;

  @ManyToOne(() => Bus, { nullable: true })
  bus: Relation<Bus> | null;
}
