import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** One day's run of the rules of keeping: figures only, nothing of the people. */
@Entity('keep_run')
@Index('keep_run_started', ['startedAt'])
export class KeepRun {
  @PrimaryColumn('uuid')
  id: string;

  @Column('timestamptz')
  startedAt: Date;

  /** Null while it runs, or was cut off; the next look goes on with it. */
  @Column('timestamptz', { nullable: true })
  endedAt: Date | null;

  /** Forgotten rows by kind. */
  @Column('jsonb', { default: {} })
  counts: Record<string, number>;
}
