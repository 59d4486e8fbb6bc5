import { Check, Column, Entity, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { User } from '../people/user.entity';
import { toInSql } from '../inSql';

/** How far an act is trusted: not proposed, prepared for a person, or done by the portal itself. */
export const automationModes = ['off', 'suggest', 'automatic'] as const;
export type AutomationMode = (typeof automationModes)[number];

/** The row that switches all of them: while its mode is `off`, nothing is done by the portal itself. */
export const ALL_AUTOMATIONS = 'all';

/** How far one kind of act is trusted. A kind without a row is prepared for a person (docs/product/today.md). */
@Entity('automation')
@Check('automation_mode', `mode ${toInSql(automationModes)}`)
export class Automation {
  @PrimaryColumn('varchar', { length: 30 })
  kind: string;

  @Column('varchar', { length: 10 })
  mode: AutomationMode;

  /** The admin who set the mode: what is done automatically is done in that name. */
  @Column('uuid', { nullable: true })
  setById: string | null;

  @ManyToOne(() => User, { nullable: true })
  setBy: Relation<User> | null;

  /** Failures in a row. The third stops it. */
  @Column('smallint', { default: 0 })
  failures: number;

  /** When it stopped itself; null while it works. A person who sets the mode lets it go on. */
  @Column('timestamptz', { nullable: true })
  stoppedAt: Date | null;

  /** Key of the message of the last failure. */
  @Column('varchar', { length: 100, nullable: true })
  stopReason: string | null;
}
