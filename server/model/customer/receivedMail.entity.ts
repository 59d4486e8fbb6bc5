import { Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { Order } from '../orders/order.entity';
import { MailDraft } from './mailDraft.entity';

/** A mail of a customer: the first one of a draft, or one that joined a draft or an order. */
@Entity('received_mail')
@Index('received_mail_draft', ['draftId', 'sentAt'])
@Index('received_mail_order', ['orderId', 'sentAt'], { where: 'order_id is not null' })
@Index('received_mail_unread', ['receivedAt'], { where: 'order_id is not null and read_at is null' })
export class ReceivedMail {
  @PrimaryColumn('uuid')
  id: string;

  /** Of the whole file, so that the same one is taken once. */
  @Column('varchar', { length: 64, unique: true })
  hash: string;

  @Column('varchar', { length: 255, nullable: true, unique: true })
  messageId: string | null;

  @Column('uuid', { nullable: true })
  draftId: string | null;

  @ManyToOne(() => MailDraft, { nullable: true, onDelete: 'CASCADE' })
  draft: Relation<MailDraft> | null;

  /** The order that a reply belongs to. */
  @Column('uuid', { nullable: true })
  orderId: string | null;

  @ManyToOne(() => Order, { nullable: true, onDelete: 'CASCADE' })
  order: Relation<Order> | null;

  @Column('varchar', { length: 255 })
  senderName: string;

  @Column('varchar', { length: 255 })
  senderAddress: string;

  /** The subject, a line feed, and the words. */
  @Column('text')
  text: string;

  /** Names of attached files that were not read, one a line. */
  @Column('varchar', { length: 1000, default: '' })
  unreadFiles: string;

  @Column('timestamptz')
  sentAt: Date;

  @Column('timestamptz')
  receivedAt: Date;

  /** A reply waits until somebody has read it. */
  @Column('timestamptz', { nullable: true })
  readAt: Date | null;
}
