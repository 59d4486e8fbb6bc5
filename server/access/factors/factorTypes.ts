import { Field, Int, ObjectType } from 'type-graphql';
import { Passkey } from '../../model/people/passkey.entity';

@ObjectType({ description: 'The caller’s second factors.', simpleResolvers: true })
export class SecondFactorType {
  @Field(() => Boolean, { description: 'True when the sign-in takes codes of an app.' })
  hasAuthenticator: boolean;

  @Field(() => [Passkey], { description: 'The caller’s passkeys, in the order in which they were added.' })
  passkeys: Passkey[];

  @Field(() => Int, { description: 'Number of unused recovery codes.' })
  recoveryCodesLeft: number;

  @Field(() => Boolean, { description: 'True when admins must have a second factor.' })
  adminsNeedFactor: boolean;
}

@ObjectType({ description: 'A new secret for an authenticator app.', simpleResolvers: true })
export class AuthenticatorSetupType {
  @Field(() => String, { description: 'The secret in base32, for typing.' })
  secret: string;

  @Field(() => String, { description: 'The same as a QR code: the data URL of a picture.' })
  qrCode: string;
}
