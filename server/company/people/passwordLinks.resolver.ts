import { MaxLength } from 'class-validator';
import { Arg, Args, ArgsType, Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../access';
import { requireViewer } from '../../access';
import { NotBlank } from '../../platform/api/notBlank';
import { Id, Key } from '../../platform/api/args';
import { DateTimeScalar, PasswordScalar } from '../../platform/api/scalars';
import { message, refuseWith } from '../../texts/messages';
import { findInvitation, inviteUser, withdrawInvitation } from './invitations';
import { findPasswordLink, requestPasswordLink, setPasswordByLink } from './passwordLinks';

@ObjectType({ description: 'A link with which a user sets a password.', simpleResolvers: true })
class PasswordLinkType {
  @Field(() => String, { description: 'Name for signing in of the link’s user.' })
  username: string;

  @Field(() => String, { description: 'First name of the link’s user.' })
  firstname: string;

  @Field(() => Boolean, { description: 'True for an invitation, false for a forgotten password.' })
  invitation: boolean;
}

@ObjectType({ description: 'The invitation of a user without a password.', simpleResolvers: true })
class InvitationType {
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'The moment at which the open invitation expires. Null when none is open.',
  })
  expiresAt: Date | null;
}

@ArgsType()
class AskedName {
  @NotBlank(message('access.usernameMissing'))
  @MaxLength(255, refuseWith('input.longest', { most: 255 }))
  @Field(() => String, { description: 'Name for signing in, or e-mail address.' })
  username: string;
}

@Resolver()
export class PasswordLinksResolver {
  @Query(() => PasswordLinkType, {
    description: 'The user behind a link to a new password. Reading it changes nothing.',
  })
  async passwordLink(@Ctx() { deps }: RequestContext, @Key() key: string) {
    const { username, firstname, purpose } = await findPasswordLink(deps, key);
    return { username, firstname, invitation: purpose === 'invitation' };
  }

  @Query(() => InvitationType, {
    nullable: true,
    description: 'The invitation of a user. Null when the user has a password.',
  })
  invitation(@Ctx() { deps }: RequestContext, @Id('user') id: string) {
    return findInvitation(deps, id);
  }

  @Mutation(() => Boolean, { description: 'Sends an invitation to a user without a password. An earlier one ends.' })
  async inviteUser(@Ctx() { deps, viewer }: RequestContext, @Id('user') id: string) {
    await inviteUser(deps, requireViewer(viewer), id);
    return true;
  }

  @Mutation(() => Boolean, { description: 'Ends the open invitation of a user.' })
  async withdrawInvitation(@Ctx() { deps }: RequestContext, @Id('user') id: string) {
    await withdrawInvitation(deps, id);
    return true;
  }

  @Mutation(() => Boolean, {
    description: 'Sends a link to a new password. The reply is the same whether such a user exists or not.',
  })
  async requestPasswordLink(@Ctx() { deps }: RequestContext, @Args(() => AskedName) { username }: AskedName) {
    await requestPasswordLink(deps, username);
    return true;
  }

  @Mutation(() => Boolean, {
    description:
      'Sets the password of the link’s user, once. It ends the user’s sessions, API tokens and calendar address.',
  })
  async setPasswordByLink(
    @Ctx() { deps }: RequestContext,
    @Key() key: string,
    @Arg('password', () => PasswordScalar, { description: 'The new password.' }) password: string,
  ) {
    await setPasswordByLink(deps, key, password);
    return true;
  }
}
