import { Check, Column, Entity, Index, JoinColumn, ManyToOne, OneToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { toInSql } from '../inSql';
import { User } from '../people/user.entity';
import { LinkPayment } from './linkPayment.entity';
import { Payment } from './payment.entity';

/** Waits for the provider; the money went back; the provider refused. */
export const linkRefundStates = ['waiting', 'done', 'refused'] as const;
export type LinkRefundState = (typeof linkRefundStates)[number];

/** Money that goes back to the payer of a link payment, through the provider. */
@Entity('link_refund')
@Check('link_refund_state', `state ${toInSql(linkRefundStates)}`)
@Check('link_refund_cents', 'cents > 0')
@Index('link_refund_link', ['linkPaymentId'])
@Index('link_refund_provider', ['providerId'], { unique: true })
@Index('link_refund_payment', ['paymentId'], { unique: true })
export class LinkRefund {
  /** Our key at the provider, so that a repeat pays once. */
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  linkPaymentId: string;

  @ManyToOne(() => LinkPayment, { nullable: false })
  linkPayment: Relation<LinkPayment>;

  @Column('integer')
  cents: number;

  @Column('varchar', { length: 10, default: 'waiting' })
  state: LinkRefundState;

  /** The provider's id of the refund. */
  @Column('varchar', { length: 64, nullable: true })
  providerId: string | null;

  @Column('timestamptz')
  madeAt: Date;

  /** Null: it was made at the provider. */
  @Column('uuid', { nullable: true })
  madeById: string | null;

  @ManyToOne(() => User, { nullable: true })
  madeBy: Relation<User> | null;

  @Column('uuid', { nullable: true })
  paymentId: string | null;

  /** The payment of the other sign; null until the money has gone. */
  @OneToOne(() => Payment, { nullable: true })
  @JoinColumn()
  payment: Relation<Payment> | null;
}
