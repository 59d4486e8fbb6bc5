import { Arg, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { Id } from '../../platform/api/args';
import type { RequestContext } from '../context';
import { requireViewer } from '../viewer';
import {
  confirmAuthenticator,
  findSecondFactor,
  removeOthersFactor,
  removeOwnFactor,
  replaceRecoveryCodes,
  setAdminsNeedFactor,
  startAuthenticator,
} from './authenticators';
import { hasFactor } from './codes';

@ObjectType({ description: 'The caller’s second factor.', simpleResolvers: true })
class SecondFactorType {
  @Field(() => Boolean, { description: 'True when the sign-in asks for a code.' })
  hasAuthenticator: boolean;

  @Field(() => Int, { description: 'Number of unused recovery codes.' })
  recoveryCodesLeft: number;

  @Field(() => Boolean, { description: 'True when admins must have a second factor.' })
  adminsNeedFactor: boolean;
}

@ObjectType({ description: 'A new secret for an authenticator app.', simpleResolvers: true })
class AuthenticatorSetupType {
  @Field(() => String, { description: 'The secret in base32, for typing.' })
  secret: string;

  @Field(() => String, { description: 'The same as a QR code: the data URL of a picture.' })
  qrCode: string;
}

const Code = () => Arg('code', () => String, { description: 'A code of the app, or a recovery code.' });

@Resolver()
export class FactorsResolver {
  @Query(() => SecondFactorType, { description: 'The caller’s second factor.' })
  mySecondFactor(@Ctx() { deps, viewer }: RequestContext) {
    return findSecondFactor(deps, requireViewer(viewer));
  }

  @Query(() => Boolean, { description: 'True if a user has a second factor.' })
  hasSecondFactor(@Ctx() { deps }: RequestContext, @Id('user') id: string) {
    return hasFactor(deps.db.dataSource.manager, id);
  }

  @Mutation(() => AuthenticatorSetupType, {
    description: 'Makes a secret for the caller’s authenticator app. It counts once a code confirms it.',
  })
  startAuthenticator(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('password', () => String, { description: 'The caller’s present password.' }) password: string,
  ) {
    return startAuthenticator(deps, requireViewer(viewer), password);
  }

  @Mutation(() => [String], {
    description: 'Confirms the app by a code. Returns ten recovery codes, which are not shown again.',
  })
  confirmAuthenticator(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('code', () => String, { description: 'The code that the app shows.' }) code: string,
  ) {
    return confirmAuthenticator(deps, requireViewer(viewer), code);
  }

  @Mutation(() => [String], { description: 'Replaces the caller’s recovery codes. They are not shown again.' })
  replaceRecoveryCodes(@Ctx() { deps, viewer }: RequestContext, @Code() code: string) {
    return replaceRecoveryCodes(deps, requireViewer(viewer), code);
  }

  @Mutation(() => Boolean, { description: 'Removes the caller’s second factor.' })
  async removeOwnFactor(@Ctx() { deps, viewer }: RequestContext, @Code() code: string) {
    await removeOwnFactor(deps, requireViewer(viewer), code);
    return true;
  }

  @Mutation(() => Boolean, {
    description: 'Removes the second factor of a different user and e-mails that user about it.',
  })
  async removeUserFactor(@Ctx() { deps, viewer }: RequestContext, @Id('user') id: string) {
    await removeOthersFactor(deps, requireViewer(viewer), id);
    return true;
  }

  @Mutation(() => Boolean, { description: 'Makes a second factor a duty of admins, or no longer.' })
  async setAdminsNeedFactor(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('needed', () => Boolean, { description: 'True makes it a duty.' }) needed: boolean,
  ) {
    await setAdminsNeedFactor(deps, requireViewer(viewer), needed);
    return true;
  }
}
