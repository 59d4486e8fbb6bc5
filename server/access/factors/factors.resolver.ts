import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Id } from '../../platform/api/args';
import type { RequestContext } from '../context';
import { requireViewer } from '../viewer';
import {
  confirmAuthenticator,
  findSecondFactor,
  removeAuthenticator,
  removeOthersFactor,
  replaceRecoveryCodes,
  setAdminsNeedFactor,
  startAuthenticator,
} from './authenticators';
import { hasFactor } from './factorChanges';
import { AuthenticatorSetupType, SecondFactorType } from './factorTypes';

@Resolver()
export class FactorsResolver {
  @Query(() => SecondFactorType, { description: 'The caller’s second factors.' })
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
    description:
      'Confirms the app by a code. Returns ten recovery codes, which are not shown again; none while there are unused ones.',
  })
  confirmAuthenticator(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('code', () => String, { description: 'The code that the app shows.' }) code: string,
  ) {
    return confirmAuthenticator(deps, requireViewer(viewer), code);
  }

  @Mutation(() => [String], { description: 'Replaces the caller’s recovery codes. They are not shown again.' })
  replaceRecoveryCodes(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('code', () => String, { nullable: true, description: 'A code of the app, or a recovery code.' })
    code: string | null | undefined,
    @Arg('password', () => String, { nullable: true, description: 'The present password of a caller without an app.' })
    password: string | null | undefined,
  ) {
    return replaceRecoveryCodes(deps, requireViewer(viewer), { code, password });
  }

  @Mutation(() => Boolean, { description: 'Removes the caller’s authenticator app.' })
  async removeAuthenticator(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('code', () => String, { description: 'A code of the app, or a recovery code.' }) code: string,
  ) {
    await removeAuthenticator(deps, requireViewer(viewer), code);
    return true;
  }

  @Mutation(() => Boolean, {
    description: 'Removes app and passkeys of a different user and e-mails that user about it.',
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
