import { Column, Entity, JoinColumn, ManyToOne, OneToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { User } from '../people/user.entity';
import { Invoice } from './invoice.entity';

/** A person stopped the reminders of an invoice, because of a dispute or an agreement. */
@Entity('reminder_stop')
export class ReminderStop {
  @PrimaryColumn('uuid')
  invoiceId: string;

  @OneToOne(() => Invoice, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn()
  invoice: Relation<Invoice>;

  @Column('varchar', { length: 255 })
  reason: string;

  @Column('timestamptz')
  at: Date;

  @Column('uuid')
  byId: string;

  @ManyToOne(() => User, { nullable: false })
  by: Relation<User>;
}
