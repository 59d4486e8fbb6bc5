import { Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { User } from '../people/user.entity';

/** A user's activity on an open page, for as long as its stream is open. */
@Entity('presence')
@Index('presence_room', ['room'])
export class Presence {
  /** Id of the stream, made by the page. */
  @PrimaryColumn('uuid')
  connection: string;

  @Column('uuid')
  userId: string;

  @ManyToOne(() => User, { nullable: false, onDelete: 'CASCADE' })
  user: Relation<User>;

  /** A name of `PresenceKind`. */
  @Column('varchar', { length: 35 })
  kind: string;

  /** The order that is looked at. */
  @Column('uuid')
  subject: string;

  /** Users in the same room see one another. */
  @Column('varchar', { length: 255 })
  room: string;

  /** When the server that holds the stream last said that it does: a server that died says nothing. */
  @Column('timestamptz', { default: () => 'now()' })
  seenAt: Date;
}
