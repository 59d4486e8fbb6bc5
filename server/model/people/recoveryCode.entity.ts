import { Column, Entity, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { User } from './user.entity';

/** A code that stands in once for a lost second factor. Only its hash is stored. */
@Entity('recovery_code')
export class RecoveryCode {
  @PrimaryColumn('uuid')
  userId: string;

  @ManyToOne(() => User, { nullable: false, onDelete: 'CASCADE' })
  user: Relation<User>;

  @PrimaryColumn('varchar', { length: 64 })
  codeHash: string;

  @Column('timestamptz', { nullable: true })
  usedAt: Date | null;
}
