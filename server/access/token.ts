import { parse } from 'cookie';
import type { IncomingMessage } from 'node:http';

export const sessionCookie = 'session';

/** The session token of a request: from its cookie, or `Authorization: Bearer` (design, section 7). */
export function tokenOf(request: IncomingMessage): string | undefined {
  const [scheme, bearer] = (request.headers.authorization ?? '').split(' ');
  if (scheme?.toLowerCase() === 'bearer' && bearer) return bearer;
  return parse(request.headers.cookie ?? '')[sessionCookie];
}
