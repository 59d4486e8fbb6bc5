import { Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { Customer } from '../customer/customer.entity';

/** A name under which a customer pays, learnt after a person said yes. */
@Entity('payer_name')
@Index('payer_name_customer', ['customerId'])
@Index('payer_name_name', ['name'])
export class PayerName {
  @PrimaryColumn('uuid')
  id: string;

  /** Without legal form, accents and case (`toPayerKey`). */
  @Column('varchar', { length: 140 })
  name: string;

  @Column('uuid')
  customerId: string;

  @ManyToOne(() => Customer, { nullable: false, onDelete: 'CASCADE' })
  customer: Relation<Customer>;

  @Column('timestamptz')
  learntAt: Date;
}
