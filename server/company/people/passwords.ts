import type { EntityManager } from 'typeorm';
import type { Deps, Viewer } from '../../access';
import { hashPassword, recordAccess, requireOwnPassword, requireUncommon } from '../../access';
import { User } from '../../model/people/user.entity';
import { badInput, notFound } from '../../texts/messages';
import { Topic } from '../../platform/events';
import type { Language } from '../../platform/language';
import { endAccess, endPasswordLinks } from './endAccess';

/** Somebody's password was changed, by themselves or by the office. */
export const passwordChangedEvent = new Topic<{
  email: string;
  firstname: string;
  language: Language;
  byOffice: boolean;
}>('passwordChanged');

type PasswordOwner = Pick<User, 'username' | 'firstname'> & { lastname?: string | null };

/** Errors: BAD_USER_INPUT at the field for a password that is easy to guess, also by the names of its user. */
export const requireGoodPassword = (
  { settings }: Deps,
  { username, firstname, lastname }: PasswordOwner,
  password: string,
  field: string,
): Promise<void> => requireUncommon(password, [username, firstname, lastname ?? '', settings().companyName], field);

/**
 * The viewer's own password. Ends every other way in; this session goes on.
 * Errors: BAD_USER_INPUT at the field, TOO_MANY_ATTEMPTS after wrong guesses of the present password.
 */
export async function changePassword(
  deps: Deps,
  viewer: Viewer,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
): Promise<void> {
  const from = await requireOwnPassword(deps, viewer, oldPassword, 'oldPassword');
  if (newPassword === oldPassword) throw badInput('access.passwordSame', 'newPassword');
  await setPassword(deps, viewer, { id: viewer.id, from }, { password: newPassword, field: 'newPassword' });
}

/**
 * Gives somebody else a new password, and ends every way in. Errors: NOT_FOUND, BAD_USER_INPUT for a password that is easy to
 * guess, and for the viewer's own, which is changed with the present one.
 */
export async function resetPassword(deps: Deps, viewer: Viewer, id: string, password: string): Promise<void> {
  if (id === viewer.id) throw badInput('access.passwordOldMissing', 'password');
  await setPassword(deps, viewer, { id }, { password, field: 'password' });
}

/** `from`: the hash that was there when the present password was checked; of two changes at once one is refused. */
async function setPassword(
  deps: Deps,
  viewer: Viewer,
  { id, from }: { id: string; from?: string },
  { password, field }: { password: string; field: string },
): Promise<void> {
  const user = await deps.db.dataSource.manager.findOneBy(User, { id });
  if (!user) throw notFound('user');
  await requireGoodPassword(deps, user, password, field);
  const passwordHash = await hashPassword(password);
  await deps.db.transaction(async (manager) => {
    const present = { id, ...(from !== undefined && { passwordHash: from }) };
    const { affected } = await manager.update(User, present, { passwordHash, hasOwnPassword: id === viewer.id });
    if (!affected) throw badInput('access.passwordNotCurrent', 'oldPassword');
    await endAccess(manager, id, deps.clock.now(), viewer);
    await endPasswordLinks(manager, id, deps.clock.now());
    const kind = id === viewer.id ? 'passwordChanged' : 'passwordGiven';
    await recordAccess(manager, deps.clock, { kind, userId: id, actor: viewer });
    await tellOwner(deps, manager, user, id !== viewer.id);
  });
  deps.log.info('a password was changed', { userId: id, byOffice: id !== viewer.id });
}

async function tellOwner(deps: Deps, manager: EntityManager, user: User, byOffice: boolean): Promise<void> {
  const { email, firstname, language } = user;
  if (email !== null) await deps.events.emit(manager, passwordChangedEvent, [{ email, firstname, language, byOffice }]);
}
