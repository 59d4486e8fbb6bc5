import { parse } from 'cookie';
import type { IncomingMessage } from 'node:http';

const SESSION_COOKIE = 'session';
/** Its name over https: no other host and no page without https can set it (`__Host-` asks for Secure, Path=/ and no Domain). */
const secureSessionCookie = `__Host-${SESSION_COOKIE}`;
export const toSessionCookie = (publicUrl: string): string =>
  publicUrl.startsWith('https:') ? secureSessionCookie : SESSION_COOKIE;

/** The prefix of an API token. A session's token never begins with it. */
export const API_TOKEN_PREFIX = 'charter_';
export const isApiToken = (token: string): boolean => token.startsWith(API_TOKEN_PREFIX);

/**
 * The token of a request: of a session, from its cookie or `Authorization: Bearer` (docs/product.md, 'Sign-in'), or an
 * API token. The latter travels in that header only, never in a cookie or an address, which is logged.
 */
export function findToken(request: IncomingMessage, publicUrl: string): string | undefined {
  const [scheme, bearer] = (request.headers.authorization ?? '').split(' ');
  if (scheme?.toLowerCase() === 'bearer' && bearer) return bearer;
  const session = parse(request.headers.cookie ?? '')[toSessionCookie(publicUrl)];
  return session !== undefined && isApiToken(session) ? undefined : session;
}
