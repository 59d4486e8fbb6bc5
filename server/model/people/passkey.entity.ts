import { Field, ObjectType } from 'type-graphql';
import { Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { DateTimeScalar, UUIDScalar } from '../../platform/api/scalars';
import { User } from './user.entity';

/** A user's passkey: a way to sign in that is both factors at once. */
@Entity('passkey')
@Index('passkey_user', ['userId'])
@ObjectType({ description: 'A passkey of the caller.', simpleResolvers: true })
export class Passkey {
  @PrimaryColumn('uuid')
  @Field(() => UUIDScalar, { description: 'Id.' })
  id: string;

  @Column('uuid')
  userId: string;

  @ManyToOne(() => User, { nullable: false, onDelete: 'CASCADE' })
  user: Relation<User>;

  /** The authenticator's own name for it, base64url. */
  @Column('text', { unique: true })
  credentialId: string;

  /** COSE, base64url. */
  @Column('text')
  publicKey: string;

  /** How often the authenticator has signed. Zero: it does not count. */
  @Column('bigint', { default: 0 })
  counter: string;

  /** How a browser reaches the authenticator, such as 'internal' and 'usb'. */
  @Column('text', { array: true, default: [] })
  transports: string[];

  @Column('varchar', { length: 60 })
  @Field(() => String, { description: 'Its name, in the words of its user.' })
  name: string;

  @Column('timestamptz')
  @Field(() => DateTimeScalar, { description: 'The moment at which it was added.' })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  @Field(() => DateTimeScalar, { nullable: true, description: 'The last sign-in with it.' })
  lastUsedAt: Date | null;
}
