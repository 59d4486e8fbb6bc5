import { Check, Column, Entity, Index, JoinColumn, ManyToOne, OneToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { User } from '../people/user.entity';
import { Invoice } from './invoice.entity';
import { Payment } from './payment.entity';

/** Ties a payment to an invoice. The database refuses to change or delete one; a second booking undoes it. */
@Entity('payment_booking')
@Check('payment_booking_cents', 'cents <> 0')
@Index('payment_booking_payment', ['paymentId'])
@Index('payment_booking_invoice', ['invoiceId'])
@Index('payment_booking_undoes', ['undoesId'], { unique: true })
export class PaymentBooking {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  paymentId: string;

  @ManyToOne(() => Payment, (payment) => payment.bookings, { nullable: false })
  payment: Relation<Payment>;

  @Column('uuid')
  invoiceId: string;

  @ManyToOne(() => Invoice, { nullable: false })
  invoice: Relation<Invoice>;

  @Column('integer')
  cents: number;

  @Column('timestamptz')
  bookedAt: Date;

  /** Null: the portal did it by itself. */
  @Column('uuid', { nullable: true })
  bookedById: string | null;

  @ManyToOne(() => User, { nullable: true })
  bookedBy: Relation<User> | null;

  @Column('uuid', { nullable: true })
  undoesId: string | null;

  /** The booking that this one takes back. */
  @OneToOne(() => PaymentBooking, { nullable: true })
  @JoinColumn()
  undoes: Relation<PaymentBooking> | null;
}
