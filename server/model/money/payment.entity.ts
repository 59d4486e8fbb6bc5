import { Check, Column, Entity, Index, JoinColumn, ManyToOne, OneToMany, OneToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { Customer } from '../customer/customer.entity';
import { toInSql } from '../inSql';
import { User } from '../people/user.entity';
import { BankEntry } from './bankEntry.entity';
import { PaymentBooking } from './paymentBooking.entity';

export const paymentSources = ['bank', 'cash', 'card', 'link'] as const;
export type PaymentSource = (typeof paymentSources)[number];

/** Money that a customer paid, or that went back. The rest that no booking takes is the customer's credit. */
@Entity('payment')
@Check('payment_source', `source ${toInSql(paymentSources)}`)
@Check('payment_cents', 'cents <> 0')
@Check('payment_of_bank', `(source = 'bank') = (bank_entry_id is not null)`)
@Index('payment_entry', ['bankEntryId'], { unique: true })
@Index('payment_receipt', ['receiptNumber'], { unique: true })
@Index('payment_undoes', ['undoesId'], { unique: true })
@Index('payment_customer', ['customerId'])
@Index('payment_rest', ['customerId'], { where: 'rest_cents <> 0' })
@Index('payment_changes', ['changeSerial'], { unique: true })
@Index('payment_received', ['receivedOn', 'id'])
export class Payment {
  @PrimaryColumn('uuid')
  id: string;

  @Column('varchar', { length: 10 })
  source: PaymentSource;

  /** Less than 0: it went back to the customer. */
  @Column('integer')
  cents: number;

  /** The part that no booking takes: the credit of its customer. The database keeps it by triggers. */
  @Column({ type: 'integer', default: 0, insert: false, update: false })
  restCents: number;

  /** The place of its latest change among those of all payments. The database counts; cursors are such numbers. */
  @Column({ type: 'integer', default: 0, insert: false, update: false })
  changeSerial: number;

  @Column('date')
  receivedOn: string;

  @Column('uuid', { nullable: true })
  bankEntryId: string | null;

  @OneToOne(() => BankEntry, { nullable: true })
  @JoinColumn()
  bankEntry: Relation<BankEntry> | null;

  @Column('uuid', { nullable: true })
  customerId: string | null;

  @ManyToOne(() => Customer, { nullable: true })
  customer: Relation<Customer> | null;

  /** Of a payment taken by hand: counted without gaps. */
  @Column('integer', { nullable: true })
  receiptNumber: number | null;

  @Column('varchar', { length: 255, default: '' })
  note: string;

  @Column('uuid', { nullable: true })
  undoesId: string | null;

  /** The payment by hand that this one takes back. */
  @OneToOne(() => Payment, { nullable: true })
  @JoinColumn()
  undoes: Relation<Payment> | null;

  @Column('timestamptz')
  madeAt: Date;

  /** Null: the portal booked it by itself. */
  @Column('uuid', { nullable: true })
  madeById: string | null;

  @ManyToOne(() => User, { nullable: true })
  madeBy: Relation<User> | null;

  @OneToMany(() => PaymentBooking, (booking) => booking.payment)
  bookings: Relation<PaymentBooking>[];
}
