import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { toInSql } from '../inSql';
import { Order } from '../orders/order.entity';

/** `aside`: a newsletter or the like, that nobody has to answer. */
export const mailDraftStates = ['waiting', 'ordered', 'dropped', 'aside'] as const;
export type MailDraftState = (typeof mailDraftStates)[number];

/** Why a mail waits for nobody. */
export const asideReasons = ['newsletter', 'automatic', 'bounce', 'own', 'tooLarge', 'unreadable'] as const;
export type AsideReason = (typeof asideReasons)[number];

/** The fields of a draft, in the order of the page. */
export const mailFieldKeys = [
  'from',
  'to',
  'via',
  'day',
  'time',
  'isReturn',
  'returnDay',
  'returnTime',
  'passengers',
  'fullName',
  'email',
  'phone',
  'company',
  'registryCode',
  'language',
] as const;
export type MailFieldKey = (typeof mailFieldKeys)[number];

/** A field as it was read or typed. `words`: from where to where in the text of the first mail. */
export interface MailFieldValue {
  value: string;
  state: 'certain' | 'guessed' | 'typed';
  words: { begin: number; end: number }[];
}

/** An inquiry that came as a mail, on its way to an order (docs/product/mails.md). */
@Entity('mail_draft')
@Check('mail_draft_state', `state ${toInSql(mailDraftStates)}`)
@Index('mail_draft_listed', ['state', 'createdAt'])
@Index('mail_draft_order', ['orderId'], { where: 'order_id is not null' })
export class MailDraft {
  @PrimaryColumn('uuid')
  id: string;

  @Column('varchar', { length: 10 })
  state: MailDraftState;

  @Column('varchar', { length: 20, nullable: true })
  asideReason: AsideReason | null;

  /** A field that the mail does not tell is missing. */
  @Column('jsonb')
  fields: Partial<Record<MailFieldKey, MailFieldValue>>;

  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  changedAt: Date;

  /** The latest question to the customer; empty without one. */
  @Column('text', { default: '' })
  question: string;

  @Column('timestamptz', { nullable: true })
  askedAt: Date | null;

  @Column('uuid', { nullable: true })
  orderId: string | null;

  @ManyToOne(() => Order, { nullable: true, onDelete: 'SET NULL' })
  order: Relation<Order> | null;
}
