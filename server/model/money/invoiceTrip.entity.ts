import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { toInSql } from '../inSql';
import { Order } from '../orders/order.entity';
import { Invoice } from './invoice.entity';

export const invoiceParts = ['prepayment', 'trip'] as const;
export type InvoicePart = (typeof invoiceParts)[number];

/** A trip on an invoice. The clock invoices a part of a trip once; a person may do it again after a credit note. */
@Entity('invoice_trip')
@Check('invoice_trip_part', `part ${toInSql(invoiceParts)}`)
@Check('invoice_trip_percent', `case when part = 'prepayment' then percent between 1 and 100 else percent is null end`)
@Index('invoice_trip_once', ['orderId', 'part'], { unique: true, where: 'holds' })
@Index('invoice_trip_order', ['orderId'])
export class InvoiceTrip {
  @PrimaryColumn('uuid')
  invoiceId: string;

  @PrimaryColumn('uuid')
  orderId: string;

  @ManyToOne(() => Invoice, { nullable: false, onDelete: 'CASCADE' })
  invoice: Relation<Invoice>;

  @ManyToOne(() => Order, { nullable: false })
  order: Relation<Order>;

  /** The share before the trip, or all the rest: the driven trip or its cancellation fee. */
  @Column('varchar', { length: 10 })
  part: InvoicePart;

  /** The share of a prepayment. */
  @Column('smallint', { nullable: true })
  percent: number | null;

  /** False once the invoice is dropped or wholly credited: the trip may be invoiced again. */
  @Column('boolean', { default: true })
  holds: boolean;
}
