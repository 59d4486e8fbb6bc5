import type { Relation } from 'typeorm';
import { Column, Entity, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import { User } from '../people/user.entity';
import type { Tier } from '../../engines/cancellation';

/** A version of what cancelling costs; never changed, only followed by the next. There is always one. */
@Entity('cancellation_terms')
@Unique('cancellation_terms_version', ['version'])
export class CancellationTerms {
  @PrimaryColumn('uuid')
  id: string;

  /** Counts from 1. */
  @Column('integer')
  version: number;

  /** The farthest from the departure first. */
  @Column('jsonb')
  tiers: Tier[];

  @Column('timestamptz')
  createdAt: Date;

  @Column('uuid', { nullable: true })
  createdById: string | null;

  @ManyToOne(() => User, { nullable: true })
  createdBy: Relation<User> | null;
}
