import { Column, Entity, OneToOne, JoinColumn, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { User } from './user.entity';

/** A user's authenticator app, the second factor of the sign-in. */
@Entity('authenticator')
export class Authenticator {
  @PrimaryColumn('uuid')
  userId: string;

  @OneToOne(() => User, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn()
  user: Relation<User>;

  /** Encrypted (access/factors/secretBox.ts). */
  @Column('text')
  sealedSecret: string;

  /** Null: the app has not shown a right code yet, and the sign-in asks for none. */
  @Column('timestamptz', { nullable: true })
  confirmedAt: Date | null;

  /** The time step of the last code that was used: no code works twice. */
  @Column('integer', { default: 0 })
  lastStep: number;
}
