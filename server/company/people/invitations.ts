import type { EntityManager } from 'typeorm';
import type { Deps, Viewer } from '../../access';
import { recordAccess } from '../../access';
import { PasswordLink } from '../../model/people/passwordLink.entity';
import { hashKey, createKey } from '../../platform/ids';
import { query, sql } from '../../platform/sql';
import { addMs, days } from '../../platform/time';
import { badInput, conflict, notFound } from '../../texts/messages';
import { endPasswordLinks } from './endAccess';
import { passwordLinkEvent } from './passwordLinks';
import { User } from '../../model/people/user.entity';

/** How long an invitation is valid. */
const VALID_MS = days(7);

/** The office's view of a user without a password. */
export interface Invitation {
  /** Null: none is open, because it ended or was withdrawn. */
  expiresAt: Date | null;
}

/** Reads the invitation of a user; null for a user who has a password. Errors: NOT_FOUND. */
export async function findInvitation({ db, clock }: Deps, id: string): Promise<Invitation | null> {
  const [row] = await query<{ invited: boolean; expiresAt: Date | null }>(
    db.dataSource.manager,
    sql`select u.password_hash is null as invited,
          (select max(l.expires_at) from password_link l
           where l.user_id = u.id and l.purpose = 'invitation' and l.used_at is null
             and l.expires_at > ${clock.now()}) as "expiresAt"
        from "user" u where u.id = ${id}`,
  );
  if (!row) throw notFound('user');
  return row.invited ? { expiresAt: row.expiresAt } : null;
}

/** Sends an invitation; an earlier one ends. Errors: NOT_FOUND, CONFLICT for a user with a password, BAD_USER_INPUT without address. */
export async function inviteUser(deps: Deps, viewer: Viewer, id: string): Promise<void> {
  await deps.db.transaction(async (manager) => {
    const user = await lockInvited(manager, id);
    if (user.hidden) throw conflict('people.invitedHidden');
    await endPasswordLinks(manager, id, deps.clock.now());
    await sendInvitation(deps, manager, id);
    await recordAccess(manager, deps.clock, { kind: 'invited', userId: id, actor: viewer });
  });
}

/** Ends the open invitation. Errors: NOT_FOUND, CONFLICT for a user with a password. */
export async function withdrawInvitation(deps: Deps, id: string): Promise<void> {
  await deps.db.transaction(async (manager) => {
    await lockInvited(manager, id);
    await endPasswordLinks(manager, id, deps.clock.now());
  });
}

async function lockInvited(manager: EntityManager, id: string): Promise<{ hidden: boolean }> {
  const [user] = await query<{ hidden: boolean; invited: boolean }>(
    manager,
    sql`select hidden, password_hash is null as invited from "user" where id = ${id} for update`,
  );
  if (!user) throw notFound('user');
  if (!user.invited) throw conflict('people.hasPassword');
  return user;
}

/** Makes the link of a user without a password, and queues its e-mail. Errors: BAD_USER_INPUT without an address. */
export async function sendInvitation({ clock, events }: Deps, manager: EntityManager, id: string): Promise<void> {
  const { email, firstname, language, username } = await manager.findOneByOrFail(User, { id });
  if (email === null) throw badInput('people.invitedWithoutEmail', 'email');
  const key = createKey();
  const now = clock.now();
  await manager.insert(PasswordLink, {
    keyHash: hashKey(key),
    userId: id,
    purpose: 'invitation',
    createdAt: now,
    expiresAt: addMs(now, VALID_MS),
    usedAt: null,
  });
  await events.emit(manager, passwordLinkEvent, [{ to: email, firstname, language, key, username }]);
}
