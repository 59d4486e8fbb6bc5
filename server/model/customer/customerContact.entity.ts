import { Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { Customer } from './customer.entity';

/** A person of a customer. */
@Entity('customer_contact')
@Index('customer_contact_customer', ['customerId', 'position'])
// By lower(email), and the words of a search.
@Index('customer_contact_email', { synchronize: false })
@Index('customer_contact_search', { synchronize: false })
export class CustomerContact {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  customerId: string;

  @ManyToOne(() => Customer, (customer) => customer.contacts, { nullable: false, onDelete: 'CASCADE' })
  customer: Relation<Customer>;

  /** The first one is called first. */
  @Column('smallint', { default: 0 })
  position: number;

  @Column('varchar', { length: 255, default: '' })
  name: string;

  @Column('varchar', { length: 255, nullable: true })
  email: string | null;

  @Column('varchar', { length: 32, nullable: true })
  phone: string | null;

  /** The role of the person, such as accounts. */
  @Column('varchar', { length: 255, default: '' })
  role: string;
}
