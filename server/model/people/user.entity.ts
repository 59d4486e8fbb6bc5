import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Check, Column, CreateDateColumn, Entity, PrimaryColumn, VirtualColumn } from 'typeorm';
import { selectPhotoUrl } from '../system/photoUrl';
import type { Language } from '../../platform/language';
import { LanguageEnum } from '../../platform/api/language';
import { EmailScalar, PhoneScalar, UUIDScalar } from '../../platform/api/scalars';

export enum Role {
  driver = 'driver',
  admin = 'admin',
}
registerEnumType(Role, {
  name: 'Role',
  description: 'The role of a user. A driver drives; an admin is a logistician or accountant.',
  valuesConfig: {
    driver: { description: 'Drives, and sees own jobs without prices.' },
    admin: { description: 'Logistician or accountant, who can read and do everything.' },
  },
});

/** A person who signs in; a driver is a user (docs/glossary.md). */
@Entity('user')
@Check('user_language', `language in ('et', 'en', 'ru', 'fi')`)
@Check('user_role', `role in ('driver', 'admin')`)
@ObjectType({ description: 'A person who signs in: a driver or an admin.', simpleResolvers: true })
export class User {
  @PrimaryColumn('uuid')
  @Field(() => UUIDScalar, { description: 'Id.' })
  id: string;

  /** Folded to lower case, so that the unique index holds for any spelling. */
  @Column('varchar', { length: 20, unique: true })
  @Field(() => String, { description: 'Name for signing in, in lower case.' })
  username: string;

  @Column('varchar', { length: 35 })
  @Field(() => String, { description: 'First name.' })
  firstname: string;

  @Column('varchar', { length: 35, default: '' })
  @Field(() => String, { description: 'Last name. It may be empty.' })
  lastname: string;

  @Column('varchar', { length: 255, nullable: true })
  @Field(() => EmailScalar, { nullable: true, description: 'E-mail address for job and feedback links.' })
  email: string | null;

  @Column('varchar', { length: 32, nullable: true })
  @Field(() => PhoneScalar, { nullable: true, description: 'Phone number in international form.' })
  phone: string | null;

  @Column('varchar', { length: 35 })
  @Field(() => Role, { description: 'Role.' })
  role: Role;

  @Column('text', { default: 'et' })
  @Field(() => LanguageEnum, { description: 'Language of e-mails to the user.' })
  language: Language;

  /** Null: invited, and no password set yet. */
  @Column('text', { select: false, nullable: true })
  passwordHash: string | null;

  /** Whether the user chose the present password; false while it is one that somebody else gave. */
  @Column('boolean', { select: false, default: false })
  hasOwnPassword: boolean;

  @Column('boolean', { default: false })
  @Field(() => Boolean, {
    description: 'True when the user is hidden. A hidden user cannot sign in and cannot be chosen.',
  })
  hidden: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @VirtualColumn('text', { query: (alias) => selectPhotoUrl('driver', `${alias}.id`) })
  @Field(() => String, { nullable: true, description: 'Path of the photo. Null without one.' })
  photoUrl: string | null;
}
