import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { User } from '../people/user.entity';

/** The secret address at which a user's calendar can be read; one a user, and only its hash. */
@Entity('calendar_feed')
export class CalendarFeed {
  @PrimaryColumn('uuid')
  userId: string;

  @OneToOne(() => User, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn()
  user: Relation<User>;

  /** SHA-256 of the secret in the address. */
  @Column('varchar', { length: 64, unique: true })
  keyHash: string;

  @Column('timestamptz')
  createdAt: Date;
}
