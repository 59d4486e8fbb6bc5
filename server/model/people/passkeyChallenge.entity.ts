import { Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { User } from './user.entity';

/** A text that an authenticator must sign. It is taken once, by any copy of the server, and only its hash is stored. */
@Entity('passkey_challenge')
@Index('passkey_challenge_user', ['userId'])
@Index('passkey_challenge_end', ['expiresAt'])
export class PasskeyChallenge {
  @PrimaryColumn('varchar', { length: 64 })
  challengeHash: string;

  @Column('varchar', { length: 10 })
  purpose: 'add' | 'signIn';

  /** Null: the passkey itself will say who signs in. */
  @Column('uuid', { nullable: true })
  userId: string | null;

  @ManyToOne(() => User, { nullable: true, onDelete: 'CASCADE' })
  user: Relation<User> | null;

  @Column('timestamptz')
  expiresAt: Date;
}
