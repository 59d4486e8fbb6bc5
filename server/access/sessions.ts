import type { EntityManager } from 'typeorm';
import { MoreThan, Not } from 'typeorm';
import type { Deps } from './context';
import type { Role } from '../model/people/user.entity';
import type { Viewer } from './viewer';
import { requireTokenViewer } from './tokens/apiTokens';
import { selectHasFactor } from '../model/people/hasFactor';
import { Session } from '../model/people/session.entity';
import { isApiToken } from './tokens/token';
import { describeDevice } from './signIn/devices';
import type { Device } from './signIn/devices';
import { createId, createKey, hashKey } from '../platform/ids';
import { ONE_PLAN } from '../platform/sql';
import { addMs } from '../platform/time';

/** Thirty days (docs/product.md, 'Sign-in'). */
export const SESSION_SECONDS = 2_592_000;

/** Opens a session and returns its token, which is stored nowhere. */
export async function openSession(
  deps: Deps,
  userId: string,
  { address, userAgent }: { address: string; userAgent: string },
): Promise<string> {
  const token = createKey();
  const now = deps.clock.now();
  await deps.db.dataSource.transaction(async (manager) => {
    await manager.query('delete from session where expires_at <= $1', [now]);
    await manager.insert(Session, {
      tokenHash: hashKey(token),
      id: createId(),
      userId,
      createdAt: now,
      expiresAt: addMs(now, SESSION_SECONDS * 1000),
      address,
      userAgent,
    });
  });
  return token;
}

/**
 * The user behind a token; null when the session ended, or the user was hidden. One statement.
 * Errors, of API tokens only: UNAUTHENTICATED, TOO_MANY_ATTEMPTS.
 */
export async function findViewer(deps: Deps, token: string | undefined): Promise<Viewer | null> {
  if (!token || token.length > 128) return null;
  if (isApiToken(token)) return requireTokenViewer(deps, token);
  const tokenHash = hashKey(token);
  const now = deps.clock.now();
  const rows: (Pick<Viewer, 'id' | 'username' | 'firstname' | 'role'> & { stale: boolean; mustAddFactor: boolean })[] =
    await deps.db.dataSource.query(
      `${ONE_PLAN} select u.id, u.username, u.firstname, u.role,
       coalesce(s.last_seen_at, s.created_at) <= $2::timestamptz - interval '10 minutes' as stale,
       u.role = 'admin' and exists (select 1 from access_policy where admins_need_factor)
         and not ${selectHasFactor('u')} as "mustAddFactor"
     from session s join "user" u on u.id = s.user_id
     where s.token_hash = $1 and s.expires_at > $2 and not u.hidden`,
      [tokenHash, now],
    );
  const [row] = rows;
  if (!row) return null;
  const { stale, mustAddFactor, ...user } = row;
  if (stale) await deps.db.dataSource.manager.update(Session, { tokenHash }, { lastSeenAt: now });
  return { ...user, tokenHash, ...(mustAddFactor && { mustAddFactor }) };
}

/** A session as its user sees it. */
interface OwnSession extends Device {
  id: string;
  address: string;
  createdAt: Date;
  lastSeenAt: Date;
  isCurrent: boolean;
}

/** The sessions of the viewer, the present one first, then by last use. */
export async function listSessions({ db, clock }: Deps, viewer: Viewer): Promise<OwnSession[]> {
  const sessions = await db.dataSource.manager.findBy(Session, {
    userId: viewer.id,
    expiresAt: MoreThan(clock.now()),
  });
  return sessions
    .map(({ id, address, createdAt, lastSeenAt, tokenHash, userAgent }) => ({
      id,
      address,
      createdAt,
      lastSeenAt: lastSeenAt ?? createdAt,
      isCurrent: tokenHash === viewer.tokenHash,
      ...describeDevice(userAgent),
    }))
    .sort(
      (one, other) =>
        Number(other.isCurrent) - Number(one.isCurrent) || other.lastSeenAt.getTime() - one.lastSeenAt.getTime(),
    );
}

/** Ends one session of the viewer. One that has ended already is no error; that of another user is left alone. */
export async function endSession(deps: Deps, viewer: Viewer, id: string): Promise<void> {
  await deps.db.dataSource.manager.delete(Session, { id, userId: viewer.id });
  deps.events.announce();
}

export async function endOtherSessions(deps: Deps, viewer: Viewer): Promise<void> {
  await closeSessions(deps.db.dataSource.manager, viewer.id, viewer);
  deps.events.announce();
}

export async function closeSession(deps: Deps, viewer: Viewer): Promise<void> {
  await deps.db.dataSource.manager.delete(Session, { tokenHash: viewer.tokenHash });
  deps.events.announce();
}

/**
 * The tokens of those viewers who have no way in any more: their session ended, their API token was revoked or expired, or they
 * were hidden. One statement.
 */
export async function findEndedSessions(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  viewers: readonly Viewer[],
): Promise<Set<string>> {
  const tokens = viewers.map(({ tokenHash }) => tokenHash);
  const living: { hash: string; role: Role }[] = await db.dataSource.query(
    `select s.token_hash as hash, u.role from session s join "user" u on u.id = s.user_id
     where s.token_hash = any($1) and s.expires_at > $2 and not u.hidden
     union all
     select t.token_hash, u.role from api_token t join "user" u on u.id = t.user_id
     where t.token_hash = any($1) and t.revoked_at is null and t.expires_at > $2 and not u.hidden and u.role = 'admin'`,
    [tokens, clock.now()],
  );
  const roles = new Map(living.map(({ hash, role }) => [hash, role]));
  return new Set(
    viewers.filter(({ tokenHash, role }) => roles.get(tokenHash) !== role).map(({ tokenHash }) => tokenHash),
  );
}

/** Signs a user out everywhere: after a password reset, a change of role, and when hidden. One session may go on. */
export async function closeSessions(manager: EntityManager, userId: string, except?: Viewer): Promise<void> {
  await manager.delete(Session, { userId, ...(except && { tokenHash: Not(except.tokenHash) }) });
}
