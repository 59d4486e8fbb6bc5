import type { EntityManager } from 'typeorm';
import { Not } from 'typeorm';
import type { Deps } from './context';
import type { Role } from '../model/people/user.entity';
import type { Viewer } from './viewer';
import { requireTokenViewer } from './tokens/apiTokens';
import { Session } from '../model/people/session.entity';
import { isApiToken } from './tokens/token';
import { hashKey, createKey } from '../platform/ids';
import { addMs } from '../platform/time';

/** Thirty days (docs/product.md, 'Sign-in'). */
export const sessionSeconds = 2_592_000;

/** Opens a session and returns its token, which is stored nowhere. */
export async function openSession(deps: Deps, userId: string): Promise<string> {
  const token = createKey();
  const now = deps.clock.now();
  await deps.db.dataSource.transaction(async (manager) => {
    await manager.query('delete from session where expires_at <= $1', [now]);
    await manager.insert(Session, {
      tokenHash: hashKey(token),
      userId,
      createdAt: now,
      expiresAt: addMs(now, sessionSeconds * 1000),
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
  const rows: { id: string; username: string; firstname: string; role: Role }[] = await deps.db.dataSource.query(
    `select u.id, u.username, u.firstname, u.role
     from session s join "user" u on u.id = s.user_id
     where s.token_hash = $1 and s.expires_at > $2 and not u.hidden`,
    [tokenHash, deps.clock.now()],
  );
  return rows[0] ? { ...rows[0], tokenHash } : null;
}

export async function closeSession(deps: Deps, viewer: Viewer): Promise<void> {
  await deps.db.dataSource.manager.delete(Session, { tokenHash: viewer.tokenHash });
  deps.events.announce('rows');
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
