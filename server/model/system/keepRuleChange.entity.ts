import type { Relation } from 'typeorm';
import { Check, Column, Entity, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../people/user.entity';

/** One change of a rule of keeping, for the history. Rows are only added. */
@Entity('keep_rule_change')
@Check('keep_rule_change_step', `step in ('saved', 'confirmed')`)
export class KeepRuleChange {
  @PrimaryColumn('uuid')
  id: string;

  @Column('varchar', { length: 35 })
  kind: string;

  /** Saved, or confirmed after the dry run. */
  @Column('varchar', { length: 10 })
  step: 'saved' | 'confirmed';

  @Column('smallint')
  months: number;

  /** The result of the dry run that the admin saw. */
  @Column('integer')
  wouldForget: number;

  @Column('timestamptz')
  at: Date;

  @Column('uuid')
  byId: string;

  @ManyToOne(() => User)
  by: Relation<User>;
}
