import { Column, Entity, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { User } from '../people/user.entity';

/** A decision that was put off, for all of the office. It returns at `until`, and sooner when its subject has another mark. */
@Entity('snooze')
export class Snooze {
  @PrimaryColumn('varchar', { length: 30 })
  kind: string;

  @PrimaryColumn('uuid')
  subjectId: string;

  /** The state of the subject at that time. */
  @Column('varchar', { length: 100 })
  mark: string;

  /** Null: until something happens. */
  @Column('timestamptz', { nullable: true })
  until: Date | null;

  @Column('uuid')
  byId: string;

  @ManyToOne(() => User, { nullable: false })
  by: Relation<User>;

  @Column('timestamptz')
  at: Date;
}
