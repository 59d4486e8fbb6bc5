import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * A customer whom the office brought in from its former system. Orders that name the company get its invoice data, and
 * trips that are brought in get its contact (docs/product/imports.md, 'Customers').
 */
@Entity('known_customer')
// By lower(name): orders look their company up.
@Index('known_customer_name', { synchronize: false })
export class KnownCustomer {
  @PrimaryColumn('uuid')
  id: string;

  /** The company, or the person who orders. */
  @Column('varchar', { length: 255 })
  name: string;

  @Column('varchar', { length: 35, nullable: true })
  registrationNumber: string | null;

  @Column('varchar', { length: 35, nullable: true })
  vatNumber: string | null;

  @Column('varchar', { length: 255, nullable: true })
  address: string | null;

  @Column('varchar', { length: 255, nullable: true })
  invoiceEmail: string | null;

  /** The person to speak to. */
  @Column('varchar', { length: 255, nullable: true })
  contactName: string | null;

  @Column('varchar', { length: 255, nullable: true })
  email: string | null;

  @Column('varchar', { length: 32, nullable: true })
  phone: string | null;
}
