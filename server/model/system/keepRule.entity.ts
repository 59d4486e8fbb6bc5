import type { Relation } from 'typeorm';
import { Column, Entity, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../people/user.entity';

/** How long one kind of data is kept (docs/product/keeping.md). A kind without a row waits for its first confirmation. */
@Entity('keep_rule')
export class KeepRule {
  /** A name of operation/keeping/kinds.ts. */
  @PrimaryColumn('varchar', { length: 35 })
  kind: string;

  /** The months that an admin wants. */
  @Column('smallint')
  months: number;

  /** The months that the clock carries out; null: nothing was confirmed yet. */
  @Column('smallint', { nullable: true })
  confirmedMonths: number | null;

  @Column('timestamptz')
  changedAt: Date;

  @Column('uuid')
  changedById: string;

  @ManyToOne(() => User)
  changedBy: Relation<User>;
}
