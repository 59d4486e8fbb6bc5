import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { Order } from '../orders/order.entity';

/** An order that is or was accepted, with the place of its latest change among all such changes (docs/decisions/changed-since.md). */
@Entity('accounting_change')
@Index('accounting_change_number', ['number'], { unique: true, where: 'number is not null' })
@Index('accounting_change_pending', ['orderId'], { where: 'number is null' })
export class AccountingChange {
  @PrimaryColumn('uuid')
  orderId: string;

  @OneToOne(() => Order, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn()
  order: Relation<Order>;

  /** null from the change until somebody pulls. Cursors are such numbers. */
  @Column('integer', { nullable: true })
  number: number | null;

  /** The change, as the history has it. */
  @Column('uuid')
  eventId: string;

  @Column('timestamptz')
  changedAt: Date;

  /** The trip was over before this portal wrote invoices: the clock makes none. */
  @Column('boolean', { default: false })
  invoicedElsewhere: boolean;
}
