import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import type { Language } from '../../platform/language';
import { Customer } from '../customer/customer.entity';
import { toInSql } from '../inSql';
import { User } from '../people/user.entity';

export const invoiceKinds = ['invoice', 'prepayment', 'credit'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** Dropped: a person decided that the draft is never issued. */
export const invoiceStatuses = ['draft', 'issued', 'dropped'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** The company as an issued invoice names it, whatever the settings say later. */
export interface InvoiceSeller {
  name: string;
  registrationNumber: string;
  vatNumber: string;
  address: string;
  iban: string;
  email: string | null;
  phone: string | null;
}

/**
 * An invoice or a credit note. A draft has no number. After it has one, the database refuses to delete it and to change
 * anything but its sending and its customer's record; a credit note corrects it (docs/decisions/sales/invoices.md).
 *
 * All sums are signed cents, and those of a credit note are negative: an invoice and its credit notes add up.
 */
@Entity('invoice')
@Check('invoice_kind', `kind ${toInSql(invoiceKinds)}`)
@Check('invoice_status', `status ${toInSql(invoiceStatuses)}`)
@Check('invoice_language', `language in ('et', 'en', 'ru', 'fi')`)
@Check('invoice_sums', 'gross_cents = net_cents + vat_cents + rounding_cents')
@Check(
  'invoice_sign',
  `status <> 'issued' or case when kind = 'credit' then gross_cents <= 0 else gross_cents >= 0 end`,
)
@Check('invoice_credited', `(kind = 'credit') = (credit_of_id is not null)`)
@Check(
  'invoice_number',
  `num_nonnulls(series, sequence, number, serial, reference_number, issued_on, seller, issued_at) = case when status = 'issued' then 8 else 0 end and (status <> 'issued' or due_on is not null)`,
)
@Index('invoice_by_number', ['series', 'sequence'], { unique: true })
@Index('invoice_by_text', ['number'], { unique: true })
@Index('invoice_by_serial', ['serial'], { unique: true })
@Index('invoice_by_reference', ['referenceNumber'], { unique: true })
// By the words of a search: buyer, number and reference.
@Index('invoice_search', { synchronize: false })
@Index('invoice_waiting', ['issueAt'], { where: `status = 'draft'` })
@Index('invoice_issued', ['issuedOn'], { where: `status = 'issued'` })
@Index('invoice_credits', ['creditOfId'], { where: 'credit_of_id is not null' })
@Index('invoice_customer', ['customerId'], { where: 'customer_id is not null' })
export class Invoice {
  @PrimaryColumn('uuid')
  id: string;

  /** Counts changes of a draft; a write that saw an older one is refused. */
  @Column('integer', { default: 1 })
  version: number;

  @Column('varchar', { length: 10 })
  kind: InvoiceKind;

  @Column('varchar', { length: 10, default: 'draft' })
  status: InvoiceStatus;

  /** Which counter gave the number, such as '2026-'. */
  @Column('varchar', { length: 20, nullable: true })
  series: string | null;

  /** The number within its series: no gaps, no repeats. */
  @Column('integer', { nullable: true })
  sequence: number | null;

  /** '2026-0001'. */
  @Column('varchar', { length: 30, nullable: true })
  number: string | null;

  /** Counts all issued invoices in the order in which readers see them; cursors are such numbers. */
  @Column('integer', { nullable: true })
  serial: number | null;

  /** The serial with its check digit (7-3-1). */
  @Column('varchar', { length: 20, nullable: true })
  referenceNumber: string | null;

  @Column('text')
  language: Language;

  @Column('uuid', { nullable: true })
  customerId: string | null;

  /** The record of the buyer; null: the order was not tied to one. */
  @ManyToOne(() => Customer, { nullable: true })
  customer: Relation<Customer> | null;

  @Column('varchar', { length: 255 })
  buyerName: string;

  @Column('varchar', { length: 35, nullable: true })
  buyerRegistryCode: string | null;

  @Column('varchar', { length: 35, nullable: true })
  buyerVatNumber: string | null;

  @Column('varchar', { length: 255, nullable: true })
  buyerAddress: string | null;

  /** The person who ordered, where a company is invoiced. */
  @Column('varchar', { length: 255, nullable: true })
  buyerContact: string | null;

  @Column('varchar', { length: 255, nullable: true })
  buyerEmail: string | null;

  /** Days from the date of the invoice until it must be paid. */
  @Column('smallint')
  paymentDays: number;

  /** Local dates, YYYY-MM-DD. */
  @Column('date', { nullable: true })
  issuedOn: string | null;

  /** Of a draft: only where the day was agreed, as of a prepayment. */
  @Column('date', { nullable: true })
  dueOn: string | null;

  /** The last day of what is invoiced; null of a prepayment. */
  @Column('date', { nullable: true })
  deliveredOn: string | null;

  @Column('char', { length: 3, default: 'EUR' })
  currency: string;

  @Column('integer', { default: 0 })
  netCents: number;

  /** Computed once per rate, as EN 16931 wants it. */
  @Column('integer', { default: 0 })
  vatCents: number;

  /** Leads to the sum to pay that the customer agreed to. */
  @Column('integer', { default: 0 })
  roundingCents: number;

  /** The sum to pay. */
  @Column('integer', { default: 0 })
  grossCents: number;

  @Column('uuid', { nullable: true })
  creditOfId: string | null;

  /** The invoice that a credit note corrects. */
  @ManyToOne(() => Invoice, { nullable: true })
  creditOf: Relation<Invoice> | null;

  /** Why a credit note was made, as the customer reads it. */
  @Column('varchar', { length: 255, default: '' })
  reason: string;

  @Column('jsonb', { nullable: true })
  seller: InvoiceSeller | null;

  @Column('timestamptz')
  madeAt: Date;

  /** Null: the clock made the draft. */
  @Column('uuid', { nullable: true })
  madeById: string | null;

  @ManyToOne(() => User, { nullable: true })
  madeBy: Relation<User> | null;

  /** When the clock issues and sends the draft; null: a person does. */
  @Column('timestamptz', { nullable: true })
  issueAt: Date | null;

  @Column('timestamptz', { nullable: true })
  issuedAt: Date | null;

  /** Null: the clock. */
  @Column('uuid', { nullable: true })
  issuedById: string | null;

  @ManyToOne(() => User, { nullable: true })
  issuedBy: Relation<User> | null;

  /** When it was last queued as e-mail, and to which address. */
  @Column('timestamptz', { nullable: true })
  sentAt: Date | null;

  @Column('varchar', { length: 255, nullable: true })
  sentTo: string | null;
}
