import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The company's picture: one row, or none. The setting `companyLogo` names its hash. */
@Entity('company_logo')
export class CompanyLogo {
  /** SHA-256 of the bytes. */
  @PrimaryColumn('varchar', { length: 64 })
  hash: string;

  /** A PNG. */
  @Column('bytea')
  bytes: Buffer;

  /** In pixels. */
  @Column('integer')
  width: number;

  @Column('integer')
  height: number;
}
