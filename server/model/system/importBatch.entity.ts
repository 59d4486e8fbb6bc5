import { Check, Column, Entity, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { toInSql } from '../inSql';
import { User } from '../people/user.entity';

export const importKinds = ['customers', 'users', 'buses', 'arrangements', 'trips'] as const;
export type ImportKind = (typeof importKinds)[number];

/** Uploaded; looked through by a dry run; imported; taken back. */
export const importStates = ['uploaded', 'checked', 'imported', 'undone'] as const;
export type ImportState = (typeof importStates)[number];

/** How the text of a file is encoded; 'xlsx' is a spreadsheet, which says so itself. */
export type FileEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1257' | 'windows-1252' | 'xlsx';

export interface ImportCounts {
  new: number;
  changed: number;
  unchanged: number;
  refused: number;
}

/** The column of the file, by its place, that fills each of our columns. */
export type ColumnMapping = Record<string, number>;

/** One file that the office brings in (docs/product/imports.md). */
@Entity('import_batch')
@Check('import_batch_kind', `kind ${toInSql(importKinds)}`)
@Check('import_batch_state', `state ${toInSql(importStates)}`)
export class ImportBatch {
  @PrimaryColumn('uuid')
  id: string;

  /** Counts imported batches from 1; null before that. */
  @Column('integer', { nullable: true, unique: true })
  number: number | null;

  @Column('varchar', { length: 15 })
  kind: ImportKind;

  @Column('varchar', { length: 10 })
  state: ImportState;

  @Column('varchar', { length: 255 })
  fileName: string;

  @Column('varchar', { length: 15 })
  encoding: FileEncoding;

  /** The headings of the file's columns. */
  @Column('jsonb')
  headings: string[];

  @Column('jsonb')
  mapping: ColumnMapping;

  /** The cells below the headings, as gzipped JSON; null once they are imported. */
  @Column('bytea', { nullable: true, select: false })
  content: Buffer | null;

  @Column('integer')
  rowCount: number;

  /** Of the latest dry run, or of the import. */
  @Column('jsonb', { nullable: true })
  counts: ImportCounts | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('uuid')
  createdById: string;

  @ManyToOne(() => User, { nullable: false })
  createdBy: Relation<User>;

  @Column('timestamptz', { nullable: true })
  importedAt: Date | null;

  @Column('uuid', { nullable: true })
  importedById: string | null;

  @ManyToOne(() => User, { nullable: true })
  importedBy: Relation<User> | null;

  @Column('timestamptz', { nullable: true })
  undoneAt: Date | null;

  @Column('uuid', { nullable: true })
  undoneById: string | null;

  @ManyToOne(() => User, { nullable: true })
  undoneBy: Relation<User> | null;
}
