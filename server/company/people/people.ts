import type { EntityManager } from 'typeorm';
import { Not } from 'typeorm';
import type { Deps, Viewer } from '../../access';
import { checkTripsAhead, hashPassword, recordAccess, recordUsersCreated } from '../../access';
import { Role, User } from '../../model/people/user.entity';
import { badInput, notFound } from '../../texts/messages';
import type { Language } from '../../platform/language';
import { insertRows } from '../../platform/database/insertRows';
import { createId } from '../../platform/ids';
import { compareTexts } from '../../platform/text';
import { endAccess } from './endAccess';
import type { UserInput } from './userInputs';
import { foldUsername } from './userInputs';
import { sendInvitation } from './invitations';
import { requireGoodPassword } from './passwords';
import { renamed } from '../renamed';

/** All users by first name, the hidden ones too: forms leave them out, old jobs still show them. */
export const listDrivers = async ({ db }: Deps): Promise<User[]> =>
  (await db.dataSource.manager.find(User)).sort(compareTexts((user) => [user.firstname, user.lastname, user.username]));

/** Errors: NOT_FOUND. */
export async function getDriver({ db }: Deps, id: string): Promise<User> {
  const user = await db.dataSource.manager.findOneBy(User, { id });
  if (!user) throw notFound('user');
  return user;
}

/**
 * Without a password the user is invited by e-mail. Errors: BAD_USER_INPUT when the user name is taken, for a password that is easy
 * to guess, and for an invitation without an address.
 */
export async function createUser(
  deps: Deps,
  viewer: Viewer,
  { input, password }: { input: UserInput; password: string | null },
): Promise<User> {
  if (password !== null) await requireGoodPassword(deps, input, password, 'password');
  const id = createId();
  const passwordHash = password === null ? null : await hashPassword(password);
  await deps.db.transaction(async (manager) => {
    await lockUsers(manager);
    await checkUsername(manager, id, input.username);
    await manager.insert(User, { id, ...toFields(input), passwordHash, createdAt: deps.clock.now() });
    await recordAccess(manager, deps.clock, { kind: 'userCreated', userId: id, actor: viewer });
    if (passwordHash === null) await sendInvitation(deps, manager, id);
  });
  return getDriver(deps, id);
}

/**
 * Adds many users without a password, and sends nothing: an admin invites them when it is time. Call `lockUsers` and check
 * their names first. Give a language to all of them or to none: one statement inserts all with the same columns.
 */
export async function addUsers(
  deps: Deps,
  manager: EntityManager,
  viewer: Viewer,
  inputs: readonly (UserInput & { id: string })[],
): Promise<void> {
  const now = deps.clock.now();
  const rows = inputs.map(({ id, ...input }) => ({ id, ...toFields(input), createdAt: now }));
  await insertRows(manager, User, rows);
  const ids = inputs.map(({ id }) => id);
  await recordUsersCreated(manager, deps.clock, ids, viewer);
}

/**
 * A changed role ends every way in. A last name that is left out stays; an e-mail or phone that is left out is cleared.
 * Errors: NOT_FOUND, BAD_USER_INPUT for a taken name or the last admin.
 */
export async function changeUser(
  deps: Deps,
  viewer: Viewer,
  { id, input }: { id: string; input: UserInput },
): Promise<void> {
  await deps.db.transaction(async (manager) => {
    await lockUsers(manager);
    const user = await manager.findOneBy(User, { id });
    if (!user) throw notFound('user');
    await checkUsername(manager, id, input.username);
    if (input.role !== user.role) {
      if (user.role === Role.admin) await checkAnotherAdmin(manager, id, 'role');
      await endAccess(manager, id, deps.clock.now());
      const kind = input.role === Role.admin ? 'becameAdmin' : 'becameDriver';
      await recordAccess(manager, deps.clock, { kind, userId: id, actor: viewer });
    }
    const changed = { ...toFields(input), lastname: input.lastname?.trim() ?? user.lastname };
    await manager.update(User, { id }, changed);
    if (changed.firstname !== user.firstname || changed.lastname !== user.lastname)
      await deps.events.emit(manager, renamed, [{ kind: 'driver', id }]);
  });
}

/** Changes a user and reads the user. Errors: as `changeUser`. */
export async function updateUser(deps: Deps, viewer: Viewer, change: Parameters<typeof changeUser>[2]): Promise<User> {
  await changeUser(deps, viewer, change);
  return getDriver(deps, change.id);
}

/** Sets the language in which the viewer is written to. */
export async function setLanguage(deps: Deps, viewer: Viewer, language: Language): Promise<User> {
  await deps.db.dataSource.manager.update(User, { id: viewer.id }, { language });
  return getDriver(deps, viewer.id);
}

/**
 * A hidden user loses every way in at once, and cannot sign in.
 * Errors: NOT_FOUND, BAD_USER_INPUT for the last admin, CONFIRM while there are trips ahead.
 */
export async function setUserHidden(
  deps: Deps,
  viewer: Viewer,
  { id, hidden, confirmed }: { id: string; hidden: boolean; confirmed: boolean },
): Promise<User> {
  await deps.db.transaction(async (manager) => {
    await lockUsers(manager);
    const user = await manager.findOneBy(User, { id });
    if (!user) throw notFound('user');
    if (hidden && user.role === Role.admin) await checkAnotherAdmin(manager, id, 'hidden');
    if (hidden && !user.hidden) await checkTripsAhead(manager, { driverId: id }, deps.clock.now(), confirmed);
    await manager.update(User, { id }, { hidden });
    if (hidden) await endAccess(manager, id, deps.clock.now());
    if (hidden !== user.hidden)
      await recordAccess(manager, deps.clock, { kind: hidden ? 'hidden' : 'shown', userId: id, actor: viewer });
  });
  return getDriver(deps, id);
}

/** Two changes of users come one after the other, so that names stay unique and one admin is always left. */
export const lockUsers = (manager: EntityManager): Promise<unknown> =>
  manager.query(`select pg_advisory_xact_lock(hashtext('users'))`);

async function checkUsername(manager: EntityManager, id: string, username: string): Promise<void> {
  const isTaken = await manager.existsBy(User, { username: foldUsername(username), id: Not(id) });
  if (isTaken) throw badInput('people.usernameTaken', 'username');
}

async function checkAnotherAdmin(manager: EntityManager, id: string, field: string): Promise<void> {
  const hasOthers = await manager.existsBy(User, { role: Role.admin, hidden: false, id: Not(id) });
  if (!hasOthers) throw badInput('people.lastAdmin', field);
}

const toFields = ({ username, firstname, lastname, email, phone, role, language }: UserInput) => ({
  username: foldUsername(username),
  firstname: firstname.trim(),
  lastname: lastname?.trim() ?? '',
  email: email ?? null,
  phone: phone ?? null,
  role,
  ...(language && { language }),
});
