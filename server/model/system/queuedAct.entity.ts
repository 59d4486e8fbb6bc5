import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { User } from '../people/user.entity';
import { toInSql } from '../inSql';

export const queuedActStates = ['waiting', 'done', 'takenBack', 'dropped', 'failed'] as const;
export type QueuedActState = (typeof queuedActStates)[number];

/**
 * A decision that was taken and can be taken back until it is due (docs/product/today.md). One decision waits at most once.
 * A done act stays done: its subject returns only with another mark.
 */
@Entity('queued_act')
@Check('queued_act_state', `state ${toInSql(queuedActStates)}`)
@Index('queued_act_waiting', ['kind', 'subjectId'], { unique: true, where: `state = 'waiting'` })
@Index('queued_act_done', ['kind', 'subjectId', 'mark'], { where: `state = 'done'` })
@Index('queued_act_due', ['dueAt'], { where: `state = 'waiting'` })
@Index('queued_act_ended', ['endedAt'])
export class QueuedAct {
  @PrimaryColumn('uuid')
  id: string;

  /** The kind of decision, and what it is about. */
  @Column('varchar', { length: 30 })
  kind: string;

  @Column('uuid')
  subjectId: string;

  /** The state of the subject that was decided on. Another one drops the act. */
  @Column('varchar', { length: 100 })
  mark: string;

  /** Cents of the proposal that was decided on; null without a sum. */
  @Column('integer', { nullable: true })
  cents: number | null;

  /** The admin who decided, or in whose name the portal does by itself. */
  @Column('uuid')
  byId: string;

  @ManyToOne(() => User, { nullable: false })
  by: Relation<User>;

  /** The portal decided by itself. */
  @Column('boolean', { default: false })
  isAutomatic: boolean;

  @Column('timestamptz')
  takenAt: Date;

  @Column('timestamptz')
  dueAt: Date;

  @Column('varchar', { length: 10 })
  state: QueuedActState;

  @Column('timestamptz', { nullable: true })
  endedAt: Date | null;

  /** Key of the message that says why it was dropped or failed. */
  @Column('varchar', { length: 100, nullable: true })
  problem: string | null;
}
