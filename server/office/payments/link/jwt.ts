import { createHmac, timingSafeEqual } from 'node:crypto';
import type { BinaryLike } from 'node:crypto';

/** The only one that is written or read. */
const ownHeader = { alg: 'HS256', typ: 'JWT' };

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const sign = (text: string, secret: BinaryLike): Buffer => createHmac('sha256', secret).update(text).digest();

/** A JSON Web Token (RFC 7519) signed with HMAC SHA-256. */
export function signJwt(claims: object, secret: BinaryLike, { now, seconds }: { now: Date; seconds: number }): string {
  const iat = Math.floor(now.getTime() / 1000);
  const text = `${encode(ownHeader)}.${encode(Object.assign({ iat, exp: iat + seconds }, claims))}`;
  return `${text}.${sign(text, secret).toString('base64url')}`;
}

/** The claims of a token; undefined when it is no token, is signed otherwise or with another secret, or has expired. */
export function readJwt(token: string, secret: BinaryLike, now: Date): Record<string, unknown> | undefined {
  const [header = '', payload = '', signature = '', ...more] = token.split('.');
  if (more.length > 0) return undefined;
  const given = Buffer.from(signature, 'base64url');
  const right = sign(`${header}.${payload}`, secret);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  // The sender chooses no algorithm: one other than ours is refused.
  if (parseObject(header)?.alg !== ownHeader.alg) return undefined;
  const claims = parseObject(payload);
  return claims && typeof claims.exp === 'number' && claims.exp * 1000 > now.getTime() ? claims : undefined;
}

function parseObject(part: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
