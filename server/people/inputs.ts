import { Matches, MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { Role } from '../access/user.entity';
import { EmailScalar, PhoneScalar } from '../platform/scalars';

@InputType({ description: 'A user.' })
export class UserInput {
  @Matches(/^\s*\S{1,20}\s*$/, { message: 'Kasutajanimi: 1 kuni 20 tähemärki, ilma tühikuteta' })
  @Field(() => String, { description: 'Name to sign in with, up to 20 characters; kept in lower case.' })
  username: string;

  @Matches(/\S/, { message: 'Palun sisestage eesnimi' })
  @MaxLength(35, { message: 'Kuni 35 tähemärki' })
  @Field(() => String, { description: 'First name, up to 35 characters.' })
  firstname: string;

  @MaxLength(35, { message: 'Kuni 35 tähemärki' })
  @Field(() => String, { nullable: true, description: 'Last name; may be empty.' })
  lastname?: string;

  @Field(() => EmailScalar, { nullable: true, description: 'E-mail address.' })
  email?: string | null;

  @Field(() => PhoneScalar, { nullable: true, description: 'Phone number.' })
  phone?: string | null;

  @Field(() => Role, { description: 'Role.' })
  role: Role;
}
