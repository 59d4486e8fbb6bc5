import type { Relation } from 'typeorm';
import { Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../people/user.entity';

/** That a person was erased, without the name: what was blanked, so that it can be done again after a restore. */
@Entity('erasure')
@Index('erasure_unclean', ['id'], { where: 'cleaned_at is null' })
export class Erasure {
  @PrimaryColumn('uuid')
  id: string;

  @Column('timestamptz')
  at: Date;

  /** The admin; null: done again by the portal after a restore. */
  @Column('uuid', { nullable: true })
  byId: string | null;

  @ManyToOne(() => User, { nullable: true })
  by: Relation<User> | null;

  @Column('uuid', { array: true })
  orderIds: string[];

  @Column('uuid', { nullable: true })
  userId: string | null;

  /** Changed rows by table. */
  @Column('jsonb')
  counts: Record<string, number>;

  /** How many orders stayed, because a law wants them. */
  @Column('integer')
  stayed: number;

  /** When the freed space of the tables was written over; null: not yet. */
  @Column('timestamptz', { nullable: true })
  cleanedAt: Date | null;
}
