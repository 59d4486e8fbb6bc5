import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { DateTimeScalar, UUIDScalar } from '../../platform/api/scalars';
import { User } from './user.entity';

export enum ApiTokenScope {
  read = 'read',
  write = 'write',
  accounting = 'accounting',
}
registerEnumType(ApiTokenScope, {
  name: 'ApiTokenScope',
  description: 'What a token may do.',
  valuesConfig: {
    read: { description: 'Read whatever an admin reads.' },
    write: { description: 'Read, and change whatever an admin changes, except users, tokens and webhooks.' },
    accounting: { description: 'Read accounting entries, their CSV and e-invoices, and nothing else.' },
  },
});

/** What another program signs in with, on behalf of the admin who made it. Only the hash of its text is stored. */
@Entity('api_token')
@Check('api_token_scope', `scope in ('read', 'write', 'accounting')`)
@Index('api_token_user', ['userId'])
@ObjectType({ description: 'What another program signs in with.', simpleResolvers: true })
export class ApiToken {
  @PrimaryColumn('uuid')
  @Field(() => UUIDScalar, { description: 'Id.' })
  id: string;

  @Column('varchar', { length: 100 })
  @Field(() => String, { description: 'What it is for, in the words of the admin who made it.' })
  name: string;

  @Column('uuid')
  userId: string;

  @ManyToOne(() => User, { nullable: false, onDelete: 'CASCADE' })
  @Field(() => User, { description: 'The admin who made it; it dies when that user is hidden or no admin any more.' })
  user: Relation<User>;

  @Column('varchar', { length: 10 })
  @Field(() => ApiTokenScope, { description: 'What it may do.' })
  scope: ApiTokenScope;

  @Column('varchar', { length: 64, unique: true })
  tokenHash: string;

  @Column('timestamptz')
  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt: Date;

  @Column('timestamptz')
  @Field(() => DateTimeScalar, { description: 'From when on it is refused.' })
  expiresAt: Date;

  /** Kept at most once a minute. */
  @Column('timestamptz', { nullable: true })
  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was last used, to the minute.' })
  lastUsedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was revoked.' })
  revokedAt: Date | null;
}
