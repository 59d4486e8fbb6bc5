import { parse } from 'cookie';
import type { IncomingMessage } from 'node:http';
import { toSessionCookie } from '../../../access';
import { forbidden } from '../../../texts/messages';
import type { HttpRoute } from '../routes';

/**
 * A page of another site cannot act with the user's session here: the browser says where a request comes from
 * (docs/product.md, 'Roles'). Other programs send neither header. Errors: FORBIDDEN.
 */
export function checkSameOrigin(request: IncomingMessage, publicUrl: string, guarded: HttpRoute['sameOrigin']): void {
  if (guarded === 'never' || (guarded === 'with a session' && !hasSessionCookie(request, publicUrl))) return;
  const site = request.headers['sec-fetch-site'];
  const { origin } = request.headers;
  const isFromHere =
    site === undefined
      ? origin === undefined || origin === new URL(publicUrl).origin
      : site === 'same-origin' || site === 'none';
  if (!isFromHere) throw forbidden('access.foreignPage');
}

const hasSessionCookie = ({ headers }: IncomingMessage, publicUrl: string): boolean =>
  parse(headers.cookie ?? '')[toSessionCookie(publicUrl)] !== undefined;
