import type { EntityManager } from 'typeorm';
import type { Deps } from '../../access';
import { consume, hashPassword, recordAccess } from '../../access';
import { PasswordLink } from '../../model/people/passwordLink.entity';
import { User } from '../../model/people/user.entity';
import { PortalError } from '../../platform/errors';
import { Topic } from '../../platform/events';
import { hashKey, createKey } from '../../platform/ids';
import type { Language } from '../../platform/language';
import { query, sql } from '../../platform/sql';
import { addMs, days, minutes } from '../../platform/time';
import { message } from '../../texts/messages';
import { endAccess, endPasswordLinks } from './endAccess';
import { foldUsername } from './userInputs';
import { passwordChangedEvent, requireGoodPassword } from './passwords';

/**
 * A user is to be mailed a link to a new password. `to` is null when the typed name is nobody's: the same is queued, and nothing is
 * sent.
 */
export const passwordLinkEvent = new Topic<{
  to: string | null;
  firstname: string;
  language: Language;
  key: string;
  /** Of an invitation. */
  username?: string;
}>('passwordLink');

/** How long a link to a forgotten password is valid. */
const VALID_MS = minutes(20);
/** A typed name is asked for this often. The count knows no users, so it says nothing about them. */
const asksOfName = { most: 5, windowS: 3600 };
/** The most links that one user is mailed within `withinMs`. Further ones are kept and mailed to nobody. */
const linksOfUser = { most: 5, withinMs: minutes(60) };
/** Ended links are kept for the count above. */
const KEPT_MS = days(1);

interface Owner {
  id: string;
  username: string;
  firstname: string;
  email: string;
  language: Language;
  asked: number;
}

/**
 * Mails a link to a new password to the user with this name or e-mail address. The statements are the same when nobody has it, and
 * so is the reply. Errors: TOO_MANY_ATTEMPTS.
 */
export async function requestPasswordLink(deps: Deps, typed: string): Promise<void> {
  const { clock, events } = deps;
  const now = clock.now();
  const name = foldUsername(typed);
  await deps.db.transaction(async (manager) => {
    await consume(
      { db: { dataSource: manager }, clock },
      `passwordLink:${hashKey(name)}`,
      asksOfName.most,
      asksOfName.windowS,
    );
    const owners = await findOwners(manager, name, addMs(now, -linksOfUser.withinMs));
    const told = owners.filter(({ asked }) => asked < linksOfUser.most);
    const links = (told.length > 0 ? told : [undefined]).map((owner) => ({ owner, key: createKey() }));
    const kept = links.map(({ owner, key }) => ({
      keyHash: hashKey(key),
      userId: owner?.id ?? null,
      purpose: 'forgotten' as const,
      createdAt: now,
      expiresAt: addMs(now, VALID_MS),
      usedAt: null,
    }));
    await manager.insert(PasswordLink, kept);
    const sent = links.map(({ owner, key }) => ({
      to: owner?.email ?? null,
      firstname: owner?.firstname ?? '',
      language: owner?.language ?? 'et',
      key,
    }));
    await events.emit(manager, passwordLinkEvent, sent);
  });
}

/** The user of this name; else the users of this address, which colleagues may share. */
async function findOwners(manager: EntityManager, name: string, since: Date): Promise<Owner[]> {
  const found = await query<Owner>(
    manager,
    sql`select u.id, u.username, u.firstname, u.email, u.language,
          (select count(*)::int from password_link l
           where l.user_id = u.id and l.purpose = 'forgotten' and l.created_at > ${since}) as asked
        from "user" u
        where not u.hidden and u.email is not null and u.password_hash is not null and (u.username = ${name} or lower(u.email) = ${name})
        order by u.username limit 5`,
  );
  const named = found.filter(({ username }) => username === name);
  return named.length > 0 ? named : found;
}

/** The user whom a link is for. Reading it changes nothing. Errors: WRONG_KEY. */
export async function findPasswordLink({ db, clock }: Deps, key: string): Promise<LinkOwner> {
  const [owner] = await query<LinkOwner>(
    db.dataSource.manager,
    sql`select u.id, u.username, u.firstname, u.lastname, u.email, u.language, l.purpose
        from password_link l join "user" u on u.id = l.user_id
        where l.key_hash = ${hashKey(key)} and l.used_at is null and l.expires_at > ${clock.now()} and not u.hidden`,
  );
  if (!owner) throw deadLink();
  return owner;
}

interface LinkOwner extends Pick<User, 'id' | 'username' | 'firstname' | 'lastname' | 'email' | 'language'> {
  purpose: PasswordLink['purpose'];
}

const deadLink = () => new PortalError('WRONG_KEY', message('access.linkUsed'));

/**
 * Sets the password of the link's user and uses the link up. It ends every way in, as any new password does. A password that is easy
 * to guess leaves the link as it was. Errors: WRONG_KEY, BAD_USER_INPUT.
 */
export async function setPasswordByLink(deps: Deps, key: string, password: string): Promise<void> {
  const { id, purpose, ...owner } = await findPasswordLink(deps, key);
  await requireGoodPassword(deps, owner, password, 'password');
  const passwordHash = await hashPassword(password);
  const now = deps.clock.now();
  await deps.db.transaction(async (manager) => {
    // Of two links at once, the second one waits here and finds itself used.
    await query(manager, sql`select 1 from "user" where id = ${id} for update`);
    const used = await query(
      manager,
      sql`with used as (update password_link set used_at = ${now}
            where key_hash = ${hashKey(key)} and used_at is null and expires_at > ${now} returning 1)
          select 1 from used`,
    );
    if (used.length === 0) throw deadLink();
    await manager.update(User, { id }, { passwordHash, hasOwnPassword: true });
    await endAccess(manager, id, now);
    await endPasswordLinks(manager, id, now);
    await recordAccess(manager, deps.clock, { kind: 'passwordByLink', userId: id });
    const { email, firstname, language } = owner;
    if (email !== null && purpose === 'forgotten')
      await deps.events.emit(manager, passwordChangedEvent, [{ email, firstname, language, byOffice: false }]);
  });
  deps.log.info('a password was set by a link', { userId: id });
}

/** Forgets links that neither open anything nor count. */
export async function forgetPasswordLinks({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await db.dataSource.query('delete from password_link where expires_at <= $1', [addMs(clock.now(), -KEPT_MS)]);
}
