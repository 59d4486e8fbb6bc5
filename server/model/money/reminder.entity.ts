import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { reminderSteps } from '../../engines/reminders';
import { User } from '../people/user.entity';
import { toInSql } from '../inSql';
import { Invoice } from './invoice.entity';

/** The steps of the rule, and one that a person sends. */
export const sentSteps = [...reminderSteps, 'byHand'] as const;
export type SentStep = (typeof sentSteps)[number];

/** A reminder of an unpaid invoice that was sent (docs/product/payments.md). */
@Entity('reminder')
@Check('reminder_step', `step ${toInSql(sentSteps)}`)
@Index('reminder_once', ['invoiceId', 'step'], { unique: true, where: `step <> 'byHand'` })
@Index('reminder_invoice', ['invoiceId', 'sentAt'])
export class Reminder {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  invoiceId: string;

  @ManyToOne(() => Invoice, { nullable: false, onDelete: 'CASCADE' })
  invoice: Relation<Invoice>;

  @Column('varchar', { length: 10 })
  step: SentStep;

  @Column('varchar', { length: 255 })
  sentTo: string;

  @Column('timestamptz')
  sentAt: Date;

  /** Null: the clock. */
  @Column('uuid', { nullable: true })
  sentById: string | null;

  @ManyToOne(() => User, { nullable: true })
  sentBy: Relation<User> | null;

  @Column('integer')
  openCents: number;

  /** Interest for late payment up to that day; 0 when the company asks for none. */
  @Column('integer')
  interestCents: number;
}
