import { Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { User } from './user.entity';

/** A signed-in browser or program. Only the hash of its token is stored. */
@Entity('session')
@Index('session_user', ['userId'])
export class Session {
  @PrimaryColumn('varchar', { length: 64 })
  tokenHash: string;

  /** Its user ends it by this id, and never sees the hash. */
  @Column('uuid', { unique: true })
  id: string;

  @Column('uuid')
  userId: string;

  @ManyToOne(() => User, { nullable: false, onDelete: 'CASCADE' })
  user: Relation<User>;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  expiresAt: Date;

  /** The browser's header user-agent. */
  @Column('varchar', { length: 300, default: '' })
  userAgent: string;

  /** The network of the sign-in, as limits count it. */
  @Column('varchar', { length: 64, default: '' })
  address: string;

  /** Kept at most once in ten minutes; null until then. */
  @Column('timestamptz', { nullable: true })
  lastSeenAt: Date | null;
}
