import type { EntityManager } from 'typeorm';
import { IsNull } from 'typeorm';
import { badInput, notFound, unauthenticated } from '../../texts/messages';
import { isBlank } from '../../platform/api/notBlank';
import { hashKey, createId, createKey } from '../../platform/ids';
import { consume } from '../limits/rateLimit';
import { addMs, days } from '../../platform/time';
import type { ApiTokenScope } from '../../model/people/apiToken.entity';
import { ApiToken } from '../../model/people/apiToken.entity';
import type { Deps } from '../context';
import { API_TOKEN_PREFIX } from './token';
import type { Role } from '../../model/people/user.entity';
import type { Viewer } from '../viewer';

/** A token that lasts longer is forgotten in some program (two years and a leap day). */
const LONGEST_MS = days(731);

/** The most calls of one token. The count is in the database, so it holds for all copies of the server together. */
const limit = { calls: 600, windowS: 60 };

export const listApiTokens = ({ db }: Deps): Promise<ApiToken[]> =>
  db.dataSource.manager.find(ApiToken, { relations: { user: true }, order: { createdAt: 'DESC', id: 'DESC' } });

/** Makes a token; its text is returned and stored nowhere. Errors: BAD_USER_INPUT. */
export async function createApiToken(
  deps: Deps,
  viewer: Viewer,
  input: { name: string; scope: ApiTokenScope; expiresAt: Date },
): Promise<{ token: string; id: string }> {
  const now = deps.clock.now();
  const name = input.name.trim();
  if (isBlank(name)) throw badInput('token.nameMissing', 'name');
  if (input.expiresAt <= now) throw badInput('token.endInPast', 'expiresAt');
  if (input.expiresAt > addMs(now, LONGEST_MS)) throw badInput('token.endTooFar', 'expiresAt');
  const token = API_TOKEN_PREFIX + createKey();
  const id = createId();
  await deps.db.dataSource.manager.insert(ApiToken, {
    id,
    name,
    userId: viewer.id,
    scope: input.scope,
    tokenHash: hashKey(token),
    createdAt: now,
    expiresAt: input.expiresAt,
  });
  return { token, id };
}

/** From now on the token is refused. Errors: NOT_FOUND. */
export async function revokeApiToken({ db, clock }: Deps, id: string): Promise<void> {
  const { manager } = db.dataSource;
  const { affected } = await manager.update(ApiToken, { id, revokedAt: IsNull() }, { revokedAt: clock.now() });
  if (!affected && !(await manager.existsBy(ApiToken, { id }))) throw notFound('token');
}

/** A token dies with its admin, for good: also when the user is shown or made an admin again. */
export async function revokeApiTokens(manager: EntityManager, userId: string, now: Date): Promise<void> {
  await manager.update(ApiToken, { userId, revokedAt: IsNull() }, { revokedAt: now });
}

interface TokenRow {
  tokenId: string;
  name: string;
  scope: ApiTokenScope;
  expired: boolean;
  revoked: boolean;
  /** Its last use is not yet noted for this minute. */
  stale: boolean;
  id: string;
  username: string;
  firstname: string;
  role: Role;
}

/** Finds the admin behind a token. Errors: UNAUTHENTICATED, with the reason, and TOO_MANY_ATTEMPTS. */
export async function requireTokenViewer(deps: Deps, token: string): Promise<Viewer> {
  const now = deps.clock.now();
  const tokenHash = hashKey(token);
  const [row]: TokenRow[] = await deps.db.dataSource.query(
    `select t.id as "tokenId", t.name, t.scope, t.expires_at <= $2 as expired,
       t.revoked_at is not null or u.hidden or u.role <> 'admin' as revoked,
       t.last_used_at is null or t.last_used_at <= $2 - interval '1 minute' as stale,
       u.id, u.username, u.firstname, u.role
     from api_token t join "user" u on u.id = t.user_id where t.token_hash = $1`,
    [tokenHash, now],
  );
  if (!row) throw unauthenticated('token.wrong');
  if (row.revoked) throw unauthenticated('token.revoked');
  if (row.expired) throw unauthenticated('token.expired');
  await consume(deps, `api-token:${row.tokenId}`, limit.calls, limit.windowS);
  if (row.stale) await deps.db.dataSource.manager.update(ApiToken, { id: row.tokenId }, { lastUsedAt: now });
  const { tokenId, name, scope, id, username, firstname, role } = row;
  return { id, username, firstname, role, tokenHash, apiToken: { id: tokenId, name, scope } };
}
