import { Check, Column, Entity, OneToMany, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { ArrangementPeriod } from './arrangementPeriod.entity';

/** An arrangement: the same trip on the same weekdays from its first day to its last. Its periods describe it. */
@Entity('arrangement')
@Check('arrangement_deleted', '(deleted_at is null) = (deleted_from is null)')
export class Arrangement {
  @PrimaryColumn('uuid')
  id: string;

  /** Counts whole edits; one that saw an older version is refused. */
  @Column('integer', { default: 1 })
  version: number;

  /** Counts everything that can change a day of it, exceptions too: the SEQUENCE of its events in calendar feeds. */
  @Column('integer', { default: 1 })
  sequence: number;

  @Column('timestamptz')
  createdAt: Date;

  /** When `sequence` last grew. */
  @Column('timestamptz')
  changedAt: Date;

  @Column('timestamptz', { nullable: true })
  deletedAt: Date | null;

  /** Local date, YYYY-MM-DD: from this day on a deleted one does not run; what was driven before stands. */
  @Column('date', { nullable: true })
  deletedFrom: string | null;

  @OneToMany(() => ArrangementPeriod, (row) => row.arrangement)
  periods: Relation<ArrangementPeriod>[];
}
