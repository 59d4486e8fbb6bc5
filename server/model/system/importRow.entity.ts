import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import type { Message } from '../../platform/values/message';
import { toInSql } from '../inSql';
import { ImportBatch } from './importBatch.entity';

export const importOutcomes = ['new', 'changed', 'unchanged', 'refused'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

/** Why a row is refused: a message, and the column that it concerns where there is one. */
export interface ImportProblem {
  column: string | null;
  told: Message;
}

/** One row of a file, and what became of it. */
@Entity('import_row')
@Check('import_row_known_outcome', `outcome ${toInSql(importOutcomes)}`)
@Index('import_row_outcome', ['batchId', 'outcome', 'line'])
export class ImportRow {
  @PrimaryColumn('uuid')
  batchId: string;

  /** As a spreadsheet counts: the headings are row 1. */
  @PrimaryColumn('integer')
  line: number;

  @ManyToOne(() => ImportBatch, { nullable: false, onDelete: 'CASCADE' })
  batch: Relation<ImportBatch>;

  @Column('varchar', { length: 10 })
  outcome: ImportOutcome;

  /** The name of what the row tells of. */
  @Column('varchar', { length: 255 })
  subject: string;

  @Column('jsonb')
  problems: ImportProblem[];

  /** The cells of a refused row, for the file of refused rows. */
  @Column('jsonb', { nullable: true })
  cells: string[] | null;

  /** The customer, user, bus, arrangement or order. */
  @Column('uuid', { nullable: true })
  targetId: string | null;

  /** The fields of a changed row before and after the import. */
  @Column('jsonb', { nullable: true })
  before: Record<string, unknown> | null;

  @Column('jsonb', { nullable: true })
  after: Record<string, unknown> | null;
}
