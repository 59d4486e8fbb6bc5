import { createPublicKey } from 'node:crypto';
import type { Deps, Viewer } from '../../access';
import { createId } from '../../platform/ids';
import { isPlainlyPrivate } from '../../platform/network/publicAddress';
import { query, sql } from '../../platform/sql';
import { badInput, unauthenticated } from '../../texts/messages';
import type { PushSubscriptionInput } from './pushTypes';

/** A driver has a phone or two; more are left behind by browsers that made a new address. */
const MOST = 10;

/**
 * Keeps the address of the viewer's phone until the session ends. A phone that is known already belongs to its new
 * session. Errors: BAD_USER_INPUT.
 */
export async function saveSubscription(deps: Deps, viewer: Viewer, input: PushSubscriptionInput): Promise<void> {
  const endpoint = requireEndpoint(deps, input.endpoint);
  if (!isPoint(input.p256dh) || Buffer.from(input.auth, 'base64url').length !== 16)
    throw badInput('push.badKeys', 'p256dh');
  const { manager } = deps.db.dataSource;
  const saved = await query<{ sessionId: string }>(
    manager,
    sql`insert into push_subscription (id, session_id, endpoint, p256dh, auth, saved_at)
        select ${createId()}::uuid, s.id, ${endpoint}, ${input.p256dh}, ${input.auth}, ${deps.clock.now()}::timestamptz
        from session s where s.token_hash = ${viewer.tokenHash}
        on conflict (endpoint) do update set session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth,
          saved_at = excluded.saved_at
        returning session_id as "sessionId"`,
  );
  const [row] = saved;
  if (!row) throw unauthenticated('access.signIn');
  await query(
    manager,
    sql`delete from push_subscription where id in (
          select p.id from push_subscription p join session s on s.id = p.session_id
          where s.user_id = ${viewer.id} order by p.saved_at desc offset ${MOST})`,
  );
}

/** Forgets a phone of the viewer. An unknown one is no error. */
export async function removeSubscription({ db }: Deps, viewer: Viewer, endpoint: string): Promise<void> {
  await query(
    db.dataSource.manager,
    sql`delete from push_subscription p using session s
        where s.id = p.session_id and s.user_id = ${viewer.id} and p.endpoint = ${endpoint}`,
  );
}

/** The portal posts to this address, so it must not lead into the house. */
function requireEndpoint({ config }: Deps, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOpen = config.webhookAllowPrivate;
  if (!url || !(url.protocol === 'https:' || (isOpen && url.protocol === 'http:')) || url.username || url.password)
    throw badInput('push.badEndpoint', 'endpoint');
  if (!isOpen && isPlainlyPrivate(url)) throw badInput('push.badEndpoint', 'endpoint');
  return text;
}

/** Whether a key is a point of the curve P-256, as RFC 8291 wants it. */
function isPoint(text: string): boolean {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length !== 65 || bytes[0] !== 4) return false;
  const x = bytes.subarray(1, 33).toString('base64url');
  const y = bytes.subarray(33).toString('base64url');
  try {
    return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' }).type === 'public';
  } catch {
    return false;
  }
}
