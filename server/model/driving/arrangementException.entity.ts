import { Column, Entity, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import type { Relation } from 'typeorm';
import { User } from '../people/user.entity';
import { Arrangement } from './arrangement.entity';

/** The differences of one date; a null field is as on any other day. It outlives edits of the whole arrangement (docs/product.md, 'Arrangements'). */
@Entity('arrangement_exception')
@Unique('arrangement_exception_once', ['arrangementId', 'date'])
export class ArrangementException {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  arrangementId: string;

  @ManyToOne(() => Arrangement, { nullable: false, onDelete: 'CASCADE' })
  arrangement: Relation<Arrangement>;

  /** Local date, YYYY-MM-DD. */
  @Column('date')
  date: string;

  /** Wall-clock time in Tallinn. */
  @Column('time', { nullable: true })
  depart: string | null;

  @Column('varchar', { length: 255, nullable: true })
  description: string | null;

  @Column('uuid', { nullable: true })
  driverId: string | null;

  @ManyToOne(() => User, { nullable: true })
  driver: Relation<User> | null;

  /** False: the arrangement does not run on that day. */
  @Column('boolean', { default: true })
  runs: boolean;
}
