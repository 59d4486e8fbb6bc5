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
  description: 'The scope of a token.',
  valuesConfig: {
    read: { description: 'Read everything that an admin can read.' },
    write: { description: 'Read and change everything that an admin can, except users, tokens and webhooks.' },
    accounting: { description: 'Read only accounting entries, their CSV and e-invoices.' },
  },
});

/** A token of another program, on behalf of the admin who created it. Only its hash is stored. */
@Entity('api_token')
@Check('api_token_scope', `scope in ('read', 'write', 'accounting')`)
@Index('api_token_user', ['userId'])
@ObjectType({ description: 'A token that another program signs in with.', simpleResolvers: true })
export class ApiToken {
  @PrimaryColumn('uuid')
  @Field(() => UUIDScalar, { description: 'Id.' })
  id: string;

  @Column('varchar', { length: 100 })
  @Field(() => String, { description: 'The purpose of the token, in the admin’s words.' })
  name: string;

  @Column('uuid')
  userId: string;

  @ManyToOne(() => User, { nullable: false, onDelete: 'CASCADE' })
  @Field(() => User, {
    description: 'The admin who created it. The token ends when that user is hidden or loses the admin role.',
  })
  user: Relation<User>;

  @Column('varchar', { length: 10 })
  @Field(() => ApiTokenScope, { description: 'The scope of the token.' })
  scope: ApiTokenScope;

  @Column('varchar', { length: 64, unique: true })
  tokenHash: string;

  @Column('timestamptz')
  @Field(() => DateTimeScalar, { description: 'The moment of creation.' })
  createdAt: Date;

  @Column('timestamptz')
  @Field(() => DateTimeScalar, { description: 'The moment at which the token expires.' })
  expiresAt: Date;

  /** Kept at most once a minute. */
  @Column('timestamptz', { nullable: true })
  @Field(() => DateTimeScalar, { nullable: true, description: 'The last use, to the minute.' })
  lastUsedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  @Field(() => DateTimeScalar, { nullable: true, description: 'The moment at which it was revoked.' })
  revokedAt: Date | null;
}
