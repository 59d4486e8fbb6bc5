import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { Invoice } from './invoice.entity';

/**
 * The open sum of an issued invoice: its own and those of its credit notes, less its bookings. Less than 0 is owed to the
 * customer. The database keeps it by triggers (migration `payments`), and an invoice that owes nothing has no row.
 */
@Entity('open_amount')
@Index('open_amount_due', ['dueOn'])
export class OpenAmount {
  @PrimaryColumn('uuid')
  invoiceId: string;

  @OneToOne(() => Invoice, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn()
  invoice: Relation<Invoice>;

  @Column('integer')
  cents: number;

  @Column('date')
  dueOn: string;
}
