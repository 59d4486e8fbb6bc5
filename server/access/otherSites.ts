import { parse } from 'cookie';
import type { IncomingMessage } from 'node:http';
import { PortalError } from '../platform/errors';
import { sessionCookie } from './token';

/**
 * A page of another site cannot act as who is signed in here: the browser says where a request comes from
 * (design, section 7). Other programs send neither header. Errors: FORBIDDEN.
 */
export function refuseOtherSites({ headers }: IncomingMessage, publicUrl: string): void {
  const site = headers['sec-fetch-site'];
  const { origin } = headers;
  const fromHere =
    site === undefined
      ? origin === undefined || origin === new URL(publicUrl).origin
      : site === 'same-origin' || site === 'none';
  if (!fromHere) throw new PortalError('FORBIDDEN', 'Päring tuli teiselt lehelt');
}

export const hasSessionCookie = ({ headers }: IncomingMessage): boolean =>
  parse(headers.cookie ?? '')[sessionCookie] !== undefined;
