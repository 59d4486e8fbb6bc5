import { message, refuseWith } from '../../texts/messages';
import { Matches, MaxLength, ValidateBy } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { Role } from '../../model/people/user.entity';
import { NotBlank } from '../../platform/api/notBlank';
import { LanguageEnum } from '../../platform/api/language';
import type { Language } from '../../platform/language';
import { EmailScalar, PhoneScalar } from '../../platform/api/scalars';

/** Names are kept in lower case, in which a few letters of other alphabets are longer: İ is two. */
export const foldUsername = (name: string): string => name.trim().toLowerCase();
const isUsername = (name: unknown): boolean =>
  typeof name === 'string' && /^[^\s\p{C}]{1,20}$/u.test(foldUsername(name));

/** In calendars, messages and files a line break in a name would begin a new line. */
const oneLine = refuseWith('people.nameLines');

@InputType({ description: 'The user’s fields.' })
export class UserInput {
  @ValidateBy({ name: 'username', validator: { validate: isUsername } }, refuseWith('people.badUsername'))
  @Field(() => String, { description: 'Name for signing in, up to 20 characters. It is stored in lower case.' })
  username: string;

  @NotBlank(message('people.firstNameMissing'))
  @Matches(/^\P{Cc}*$/u, oneLine)
  @MaxLength(35, refuseWith('input.longest', { most: 35 }))
  @Field(() => String, { description: 'First name, up to 35 characters.' })
  firstname: string;

  @Matches(/^\P{Cc}*$/u, oneLine)
  @MaxLength(35, refuseWith('input.longest', { most: 35 }))
  @Field(() => String, { nullable: true, description: 'Last name. It may be empty.' })
  lastname?: string;

  @Field(() => EmailScalar, { nullable: true, description: 'E-mail address.' })
  email?: string | null;

  @Field(() => PhoneScalar, { nullable: true, description: 'Phone number.' })
  phone?: string | null;

  @Field(() => Role, { description: 'Role.' })
  role: Role;

  @Field(() => LanguageEnum, {
    nullable: true,
    description: 'Language of e-mails to the user. Leave it out to keep it.',
  })
  language?: Language | null;
}
