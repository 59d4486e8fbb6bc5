import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Where a queued message is on its way out. `server/platform/queue/messageRows.ts`
 * holds every change of it by the portal, `server/operation/system/stuckMessages.ts` those by admins. */
export enum MessageState {
  Waiting = 'waiting',
  Sending = 'sending',
  Sent = 'sent',
  /** It failed too often, or waited too long. */
  GivenUp = 'given_up',
  /** An admin gave it up for good; its content is gone. */
  Dropped = 'dropped',
}

/**
 * An e-mail, a webhook's delivery or a notice to a phone that was queued in the transaction of its cause. The row stays for a year after it was
 * sent, without what it said: as long as it is there, the same cause is not queued again.
 */
@Entity('queued_message')
@Index('queued_message_next', ['queue', 'dueAt'], { where: "state in ('waiting', 'sending')" })
@Index('queued_message_ended', ['endedAt'])
@Index('queued_message_given_up', ['createdAt'], { where: "state = 'given_up'" })
@Index('queued_message_sent', ['queue', 'endedAt'], { where: "state = 'sent'" })
export class QueuedMessage {
  /** Made from the cause, so that one cause is queued once. */
  @PrimaryColumn('uuid')
  id: string;

  /** Which sender it waits for: 'mail', 'webhook' or 'push'. */
  @Column('varchar', { length: 20 })
  queue: string;

  /** Messages of one lane wait for one another, and for no others. */
  @Column('varchar', { length: 100, default: '' })
  lane: string;

  /** The content; null once it was sent. It may hold the keys of links. */
  @Column('jsonb', { nullable: true })
  data: object | null;

  @Column('varchar', { length: 10, default: MessageState.Waiting })
  state: MessageState;

  /** How often sending it was begun. */
  @Column('integer', { default: 0 })
  attempts: number;

  /** Waiting: not before this. Sending: tried again after this, because its sender does not end. */
  @Column('timestamptz', { default: () => 'now()' })
  dueAt: Date;

  /** The name of the sender's database sessions while it is sent (docs/decisions/dead-senders.md). */
  @Column('varchar', { length: 100, nullable: true })
  sender: string | null;

  /** Why the last attempt failed. */
  @Column('varchar', { length: 500, nullable: true })
  error: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  /** When it was sent, given up or dropped. */
  @Column('timestamptz', { nullable: true })
  endedAt: Date | null;
}
