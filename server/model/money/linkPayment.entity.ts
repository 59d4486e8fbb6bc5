import { Check, Column, Entity, Index, JoinColumn, ManyToOne, OneToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { toInSql } from '../inSql';
import { Invoice } from './invoice.entity';
import { Payment } from './payment.entity';

/** Waits for the provider; paid and booked; ended without money; odd: paid in a way that a person must look at. */
export const linkPaymentStates = ['waiting', 'paid', 'ended', 'odd'] as const;
export type LinkPaymentState = (typeof linkPaymentStates)[number];

/** A customer went to the provider to pay an invoice by bank link or card (docs/product/payments.md). */
@Entity('link_payment')
@Check('link_payment_state', `state ${toInSql(linkPaymentStates)}`)
@Check('link_payment_cents', 'cents > 0')
@Index('link_payment_invoice', ['invoiceId'])
@Index('link_payment_provider', ['providerId'])
@Index('link_payment_payment', ['paymentId'], { unique: true })
@Index('link_payment_waiting', ['startedAt'], { where: `state = 'waiting'` })
export class LinkPayment {
  /** Our reference at the provider. */
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  invoiceId: string;

  @ManyToOne(() => Invoice, { nullable: false })
  invoice: Relation<Invoice>;

  @Column('integer')
  cents: number;

  @Column('varchar', { length: 10, default: 'waiting' })
  state: LinkPaymentState;

  /** The provider's id of its order. */
  @Column('varchar', { length: 64, nullable: true })
  providerId: string | null;

  @Column('timestamptz')
  startedAt: Date;

  /** The moment of the latest news from the provider; older news change nothing. */
  @Column('timestamptz', { nullable: true })
  toldAt: Date | null;

  /** When the portal last asked the provider by itself. */
  @Column('timestamptz', { nullable: true })
  askedAt: Date | null;

  /** The sum and currency that are odd, such as '100.00 PLN'. */
  @Column('varchar', { length: 30, nullable: true })
  oddSum: string | null;

  @Column('uuid', { nullable: true })
  paymentId: string | null;

  @OneToOne(() => Payment, { nullable: true })
  @JoinColumn()
  payment: Relation<Payment> | null;
}
