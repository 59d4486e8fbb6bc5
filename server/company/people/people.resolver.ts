import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../access';
import { closeSession, requireViewer } from '../../access';
import { User } from '../../model/people/user.entity';
import { LanguageEnum } from '../../platform/api/language';
import type { Language } from '../../platform/language';
import { Id } from '../../platform/api/args';
import { PasswordScalar } from '../../platform/api/scalars';
import { UserInput } from './userInputs';
import { changePassword, resetPassword } from './passwords';
import { createUser, getDriver, listDrivers, setLanguage, setUserHidden, updateUser } from './people';

const Password = () => Arg('password', () => PasswordScalar, { description: 'The new password.' });

@Resolver()
export class PeopleResolver {
  @Query(() => User, { nullable: true, description: 'The signed-in user. Null without a session.' })
  currentUser(@Ctx() { deps, viewer }: RequestContext) {
    return viewer && getDriver(deps, viewer.id);
  }

  @Query(() => [User], { description: 'All users, sorted by first name, including hidden ones.' })
  drivers(@Ctx() { deps }: RequestContext) {
    return listDrivers(deps);
  }

  @Query(() => User, { description: 'One user.' })
  driver(@Ctx() { deps }: RequestContext, @Id('user') id: string) {
    return getDriver(deps, id);
  }

  @Mutation(() => Boolean, { description: 'Ends the caller’s session.' })
  async logout(@Ctx() { deps, viewer }: RequestContext) {
    await closeSession(deps, requireViewer(viewer));
    return true;
  }

  @Mutation(() => User, {
    description: 'Creates a driver or an admin. Without a password the user is invited by e-mail.',
  })
  createUser(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('input', () => UserInput, { description: 'The user.' }) input: UserInput,
    @Arg('password', () => PasswordScalar, {
      nullable: true,
      description: 'The password. Leave it out to invite the user by e-mail.',
    })
    password: string | null | undefined,
  ) {
    return createUser(deps, requireViewer(viewer), { input, password: password ?? null });
  }

  @Mutation(() => User, {
    description: 'Edits a user. Changing the role ends the user’s sessions, API tokens and calendar address.',
  })
  updateUser(
    @Ctx() { deps, viewer }: RequestContext,
    @Id('user') id: string,
    @Arg('input', () => UserInput, { description: 'The user.' }) input: UserInput,
  ) {
    return updateUser(deps, requireViewer(viewer), { id, input });
  }

  @Mutation(() => User, { description: 'Sets the language of e-mails to the signed-in user.' })
  setLanguage(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('language', () => LanguageEnum, { description: 'The language.' }) language: Language,
  ) {
    return setLanguage(deps, requireViewer(viewer), language);
  }

  @Mutation(() => User, {
    description:
      'Hides a user or shows the user again. Hiding ends the user’s sessions, API tokens and calendar address.',
  })
  setUserHidden(
    @Ctx() { deps, viewer }: RequestContext,
    @Id('user') id: string,
    @Arg('hidden', () => Boolean, { description: 'True hides it, false shows it again.' }) hidden: boolean,
    @Arg('confirmed', () => Boolean, {
      defaultValue: false,
      description: 'Confirms hiding despite coming trips. Without it the code CONFIRM asks first and names them.',
    })
    confirmed: boolean,
  ) {
    return setUserHidden(deps, requireViewer(viewer), { id, hidden, confirmed });
  }

  @Mutation(() => Boolean, {
    description: 'Changes the caller’s own password. All other sessions, the API tokens and the calendar address end.',
  })
  async changePassword(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('oldPassword', () => String, { description: 'The present password.' }) oldPassword: string,
    @Arg('newPassword', () => PasswordScalar, { description: 'The new password.' }) newPassword: string,
  ) {
    await changePassword(deps, requireViewer(viewer), { oldPassword, newPassword });
    return true;
  }

  @Mutation(() => Boolean, {
    description: 'Sets a new password for another user. It ends the user’s sessions, API tokens and calendar address.',
  })
  async resetPassword(@Ctx() { deps, viewer }: RequestContext, @Id('user') id: string, @Password() password: string) {
    await resetPassword(deps, requireViewer(viewer), id, password);
    return true;
  }
}
