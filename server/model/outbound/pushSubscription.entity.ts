import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { Session } from '../people/session.entity';

/** A phone that gets notices. It ends with the session in which its driver allowed it. */
@Entity('push_subscription')
@Index('push_subscription_session', ['sessionId'])
export class PushSubscription {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  sessionId: string;

  @ManyToOne(() => Session, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ referencedColumnName: 'id' })
  session: Relation<Session>;

  /** The address at the phone's push service. A phone has one, so the driver who signed in last hears. */
  @Column('varchar', { length: 1000, unique: true })
  endpoint: string;

  /** The phone's public key and its secret, by which messages are encrypted for it alone (RFC 8291). */
  @Column('varchar', { length: 100 })
  p256dh: string;

  @Column('varchar', { length: 30 })
  auth: string;

  @Column('timestamptz')
  savedAt: Date;
}
