import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { User } from '../people/user.entity';

export const enteredKinds = ['driving', 'otherWork', 'availability'] as const;
export type EnteredKind = (typeof enteredKinds)[number];

/** A driver's activity outside our plans, such as work for others: entered by hand, or read from a tachograph. */
@Entity('activity_entry')
@Check('activity_entry_kind', `kind in ('driving', 'otherWork', 'availability')`)
@Check('activity_entry_source', `source in ('hand', 'tachograph')`)
@Check('activity_entry_time', 'starts_at < ends_at')
@Index('activity_entry_driver', ['driverId', 'startsAt'])
@Index('activity_entry_ends', ['endsAt'])
export class ActivityEntry {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  driverId: string;

  @ManyToOne(() => User, { nullable: false, onDelete: 'CASCADE' })
  driver: Relation<User>;

  @Column('timestamptz')
  startsAt: Date;

  @Column('timestamptz')
  endsAt: Date;

  @Column('varchar', { length: 15 })
  kind: EnteredKind;

  @Column('varchar', { length: 10, default: 'hand' })
  source: 'hand' | 'tachograph';

  @Column('varchar', { length: 255, default: '' })
  note: string;
}
