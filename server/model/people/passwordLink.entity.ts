import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { User } from './user.entity';

/** An e-mailed link with which a user sets a password, once. */
@Entity('password_link')
@Check('password_link_purpose', `purpose in ('forgotten', 'invitation')`)
@Index('password_link_user', ['userId'])
@Index('password_link_ends', ['expiresAt'])
export class PasswordLink {
  /** SHA-256 of the secret in the link. */
  @PrimaryColumn('varchar', { length: 64 })
  keyHash: string;

  /** Null: the name that was typed is nobody's. Such a link is kept so that asking takes the same time. */
  @Column('uuid', { nullable: true })
  userId: string | null;

  @ManyToOne(() => User, { nullable: true, onDelete: 'CASCADE' })
  user: Relation<User> | null;

  @Column('varchar', { length: 10 })
  purpose: 'forgotten' | 'invitation';

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  expiresAt: Date;

  /** The moment at which it set a password, or was withdrawn. */
  @Column('timestamptz', { nullable: true })
  usedAt: Date | null;
}
