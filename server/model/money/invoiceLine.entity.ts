import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { toInSql } from '../inSql';
import { Order } from '../orders/order.entity';
import { Invoice } from './invoice.entity';

/**
 * Where a line comes from: the offer, its catering, a cancellation fee, a share paid before the trip, an invoice of such
 * a share that is taken off again, what a person typed, or what a credit note gives back.
 */
export const invoiceLineKinds = ['trip', 'food', 'fee', 'prepayment', 'prepaid', 'typed', 'credit'] as const;
export type InvoiceLineKind = (typeof invoiceLineKinds)[number];

@Entity('invoice_line')
@Check('invoice_line_kind', `kind ${toInSql(invoiceLineKinds)}`)
@Check('invoice_line_count', 'count > 0')
@Check('invoice_line_reason', `kind <> 'typed' or reason <> ''`)
@Index('invoice_line_order', ['orderId'])
@Index('invoice_line_place', ['invoiceId', 'place'], { unique: true })
export class InvoiceLine {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  invoiceId: string;

  @ManyToOne(() => Invoice, { nullable: false, onDelete: 'CASCADE' })
  invoice: Relation<Invoice>;

  @Column('smallint')
  place: number;

  @Column('uuid', { nullable: true })
  orderId: string | null;

  /** The trip that it belongs to; null of what a person typed for the whole invoice. */
  @ManyToOne(() => Order, { nullable: true })
  order: Relation<Order> | null;

  @Column('varchar', { length: 10 })
  kind: InvoiceLineKind;

  /** In the language of the invoice. */
  @Column('varchar', { length: 255 })
  title: string;

  @Column('integer', { default: 1 })
  count: number;

  /** Percent. */
  @Column('smallint')
  vatRate: number;

  /** Whether the agreed sum is the one with VAT, as of catering and fees. */
  @Column('boolean')
  includesVat: boolean;

  /** Cents of all pieces, without and with VAT; less than 0 for what is taken off. */
  @Column('integer')
  netCents: number;

  @Column('integer')
  grossCents: number;

  /** Why a person typed it. */
  @Column('varchar', { length: 255, default: '' })
  reason: string;

  @Column('uuid', { nullable: true })
  ofLineId: string | null;

  /** The line that a credit note gives back. */
  @ManyToOne(() => InvoiceLine, { nullable: true })
  ofLine: Relation<InvoiceLine> | null;

  @Column('uuid', { nullable: true })
  prepaymentId: string | null;

  /** The invoice of the share that was paid before. */
  @ManyToOne(() => Invoice, { nullable: true })
  prepayment: Relation<Invoice> | null;
}
