import { Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { User } from './user.entity';

/** Where a user has signed in from: a browser, known by its cookie, or an address. */
@Entity('known_place')
@Index('known_place_expires', ['expiresAt'])
export class KnownPlace {
  @PrimaryColumn('uuid')
  userId: string;

  @ManyToOne(() => User, { nullable: false, onDelete: 'CASCADE' })
  user: Relation<User>;

  /** SHA-256 of the cookie, or of the address together with the user. */
  @PrimaryColumn('varchar', { length: 64 })
  keyHash: string;

  @Column('timestamptz')
  expiresAt: Date;
}
