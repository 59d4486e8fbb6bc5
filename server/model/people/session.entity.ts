import { Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { User } from './user.entity';

/** A signed-in browser or program. Only the hash of its token is stored. */
@Entity('session')
@Index('session_user', ['userId'])
export class Session {
  @PrimaryColumn('varchar', { length: 64 })
  tokenHash: string;

  @Column('uuid')
  userId: string;

  @ManyToOne(() => User, { nullable: false, onDelete: 'CASCADE' })
  user: Relation<User>;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  expiresAt: Date;
}
