import { Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import type { LeftOut } from '../../engines/bankFiles';
import { User } from '../people/user.entity';

/** A file of the bank that was taken in (docs/product/payments.md). The file itself is not kept. */
@Entity('bank_statement')
@Index('bank_statement_hash', ['hash'], { unique: true })
@Index('bank_statement_last_day', ['lastDay'])
export class BankStatement {
  @PrimaryColumn('uuid')
  id: string;

  @Column('varchar', { length: 255 })
  fileName: string;

  /** SHA-256 of the file: the same file changes nothing. */
  @Column('char', { length: 64 })
  hash: string;

  /** Accounts that it tells of. */
  @Column('varchar', { length: 200 })
  ibans: string;

  /** The last day that it tells of, YYYY-MM-DD. */
  @Column('date')
  lastDay: string;

  /** Movements in it, and those that no earlier file had. */
  @Column('integer')
  entryCount: number;

  @Column('integer')
  newCount: number;

  @Column('jsonb')
  leftOut: LeftOut[];

  @Column('timestamptz')
  takenAt: Date;

  /** Null: it lay in the folder. */
  @Column('uuid', { nullable: true })
  takenById: string | null;

  @ManyToOne(() => User, { nullable: true })
  takenBy: Relation<User> | null;
}
