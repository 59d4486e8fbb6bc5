import { Check, Column, Entity, Index, ManyToOne, OneToMany, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import type { Language } from '../../platform/language';
import { toInSql } from '../inSql';
import { CustomerContact } from './customerContact.entity';

export const customerKinds = ['company', 'person'] as const;
export type CustomerKind = (typeof customerKinds)[number];

export const eInvoiceFormats = ['en16931', 'eArve'] as const;
export type EInvoiceFormat = (typeof eInvoiceFormats)[number];

/** The days of a prepayment of a new record. */
export const FIRST_PREPAYMENT_DAYS = 7;

/**
 * A company or a person that orders and pays (docs/product/customers.md). Orders and invoices keep a copy; this row
 * holds for the next one.
 */
@Entity('customer')
@Check('customer_kind', `kind ${toInSql(customerKinds)}`)
@Check('customer_language', `language in ('et', 'en', 'ru', 'fi')`)
@Check('customer_e_invoice_format', `e_invoice_format ${toInSql(eInvoiceFormats)}`)
@Check('customer_payment_days', 'payment_days between 0 and 120')
@Check('customer_prepayment', 'prepayment_percent between 0 and 100 and prepayment_days_before between 0 and 365')
@Check('customer_merged', 'merged_into_id <> id')
// By lower(name), estonian_order(name), the words of a search, and the code.
@Index('customer_name', { synchronize: false })
@Index('customer_list', { synchronize: false })
@Index('customer_search', { synchronize: false })
@Index('customer_registry_code', ['registryCode'])
@Index('customer_merged_into', ['mergedIntoId'])
export class Customer {
  @PrimaryColumn('uuid')
  id: string;

  /** Counts changes; a save that saw an older one is refused. */
  @Column('integer', { default: 1 })
  version: number;

  /** When somebody last wrote it. Rules of keeping count from here, or from the last trip. */
  @Column('timestamptz', { default: () => 'now()' })
  changedAt: Date;

  @Column('varchar', { length: 10, default: 'company' })
  kind: CustomerKind;

  /** The company, or the person who orders. */
  @Column('varchar', { length: 255 })
  name: string;

  /** The Estonian registry code, or what the company's country has in its place. */
  @Column('varchar', { length: 35, nullable: true })
  registryCode: string | null;

  @Column('varchar', { length: 35, nullable: true })
  vatNumber: string | null;

  @Column('varchar', { length: 255, nullable: true })
  address: string | null;

  /** Where invoices go; null: to the address of the order. */
  @Column('varchar', { length: 255, nullable: true })
  invoiceEmail: string | null;

  /** The e-invoice that the customer gets; null: none, an invoice by e-mail. */
  @Column('varchar', { length: 10, nullable: true })
  eInvoiceFormat: EInvoiceFormat | null;

  /** The customer's address at its e-invoice operator, where the registry code is not enough. */
  @Column('varchar', { length: 255, nullable: true })
  eInvoiceAddress: string | null;

  /** Days from invoice to due date; null: the company's usual ones. */
  @Column('smallint', { nullable: true })
  paymentDays: number | null;

  /** The part of the price that is paid before the trip; 0: none. */
  @Column('smallint', { default: 0 })
  prepaymentPercent: number;

  /** Days from the day on which the prepayment is due to departure. */
  @Column('smallint', { default: FIRST_PREPAYMENT_DAYS })
  prepaymentDaysBefore: number;

  /** The agreement about prices, shown where a price is made. */
  @Column('text', { default: '' })
  priceAgreement: string;

  @Column('text', { default: '' })
  notes: string;

  /** Language of invoices and reminders without an order. */
  @Column('text', { default: 'et' })
  language: Language;

  /** The customer that this one was found to be. This row is shown nowhere else until the merge is undone. */
  @Column('uuid', { nullable: true })
  mergedIntoId: string | null;

  @ManyToOne(() => Customer, { nullable: true })
  mergedInto: Relation<Customer> | null;

  @OneToMany(() => CustomerContact, (contact) => contact.customer)
  contacts: Relation<CustomerContact>[];
}
