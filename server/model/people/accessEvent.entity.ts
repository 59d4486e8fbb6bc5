import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { DateTimeScalar, UUIDScalar } from '../../platform/api/scalars';
import { User } from './user.entity';

export enum AccessEventKind {
  signedIn = 'signedIn',
  wrongPassword = 'wrongPassword',
  userCreated = 'userCreated',
  invited = 'invited',
  becameAdmin = 'becameAdmin',
  becameDriver = 'becameDriver',
  passwordChanged = 'passwordChanged',
  passwordGiven = 'passwordGiven',
  passwordByLink = 'passwordByLink',
  hidden = 'hidden',
  shown = 'shown',
  wrongCode = 'wrongCode',
  factorAdded = 'factorAdded',
  factorRemoved = 'factorRemoved',
  recoveryCodeUsed = 'recoveryCodeUsed',
  passkeyAdded = 'passkeyAdded',
  passkeyRemoved = 'passkeyRemoved',
  signedInByPasskey = 'signedInByPasskey',
  wrongPasskey = 'wrongPasskey',
  copiedPasskey = 'copiedPasskey',
  factorReset = 'factorReset',
  dutySet = 'dutySet',
  dutyLifted = 'dutyLifted',
}
registerEnumType(AccessEventKind, {
  name: 'AccessEventKind',
  description: 'The kinds of entries of the access log.',
  valuesConfig: {
    signedIn: { description: 'A user signed in.' },
    wrongPassword: { description: 'A sign-in with a wrong name or password.' },
    userCreated: { description: 'A user was created.' },
    invited: { description: 'A user was invited by e-mail.' },
    becameAdmin: { description: 'A driver became an admin.' },
    becameDriver: { description: 'An admin became a driver.' },
    passwordChanged: { description: 'A user changed the own password.' },
    passwordGiven: { description: 'An admin gave a user a new password.' },
    passwordByLink: { description: 'A password was set by an e-mailed link.' },
    hidden: { description: 'A user was hidden.' },
    shown: { description: 'A hidden user was shown again.' },
    wrongCode: { description: 'A sign-in with a wrong second factor.' },
    factorAdded: { description: 'A second factor was added.' },
    factorRemoved: { description: 'A second factor was removed.' },
    recoveryCodeUsed: { description: 'A recovery code was used.' },
    passkeyAdded: { description: 'A passkey was added.' },
    passkeyRemoved: { description: 'A passkey was removed.' },
    signedInByPasskey: { description: 'A user signed in by a passkey.' },
    wrongPasskey: { description: 'A sign-in with a wrong or unknown passkey.' },
    copiedPasskey: { description: 'A sign-in with a passkey whose counter did not grow, as that of a copy.' },
    factorReset: { description: 'All second factors were removed on the server’s command line.' },
    dutySet: { description: 'The second factor became a duty of admins.' },
    dutyLifted: { description: 'The second factor is no longer a duty of admins.' },
  },
});

/** An entry of the access log: a sign-in, or a change of somebody's rights. Kept for 12 months. */
@Entity('access_event')
@Index('access_event_at', ['at'])
@Index('access_event_user', ['userId'])
@Index('access_event_actor', ['actorId'])
@ObjectType({ description: 'A sign-in, or a change of rights.', simpleResolvers: true })
export class AccessEvent {
  @PrimaryColumn('uuid')
  @Field(() => UUIDScalar, { description: 'Id. It sorts by time.' })
  id: string;

  @Column('timestamptz')
  @Field(() => DateTimeScalar, { description: 'The moment.' })
  at: Date;

  @Column('varchar', { length: 20 })
  @Field(() => AccessEventKind, { description: 'The kind of entry.' })
  kind: AccessEventKind;

  /** Null: a sign-in with a name that nobody has. The name is not kept: it may be a password in the wrong field. */
  @Column('uuid', { nullable: true })
  userId: string | null;

  @ManyToOne(() => User, { nullable: true, onDelete: 'CASCADE' })
  @Field(() => User, { nullable: true, description: 'The user concerned. Null when nobody has the typed name.' })
  user: Relation<User> | null;

  @Column('uuid', { nullable: true })
  actorId: string | null;

  @ManyToOne(() => User, { nullable: true, onDelete: 'SET NULL' })
  @Field(() => User, { nullable: true, description: 'The admin who did it, when that is a different user.' })
  actor: Relation<User> | null;

  /** The caller's network, as limits count it. Empty for changes of rights. */
  @Column('varchar', { length: 64, default: '' })
  @Field(() => String, { description: 'The caller’s network. Empty for changes of rights.' })
  address: string;

  @Column('varchar', { length: 300, default: '' })
  userAgent: string;
}
