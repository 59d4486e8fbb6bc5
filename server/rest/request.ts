import { parse } from 'cookie';
import express from 'express';
import type { Request } from 'express';
import { sessionCookie } from '../access/token';
import { PortalError, badInput } from '../platform/errors';
import type { Given } from './arguments';

/** Reads a JSON body of at most 1 MB, whatever its content type says: old clients send JSON as text/plain. */
export const jsonBody = express.json({ limit: '1mb', type: () => true });

/** The arguments of a call: the query string of a GET, the JSON body of a POST. Errors: BAD_USER_INPUT. */
export function givenBy(request: Request): Given {
  if (request.method === 'GET') return request.query;
  const body: unknown = request.body ?? {};
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw badInput('Argumendid peavad olema JSON-objektis');
  return body as Given;
}

/**
 * A page of another site cannot act as who is signed in here: the browser says where a request comes from
 * (design, section 7). Other programs send neither header. Errors: FORBIDDEN.
 */
export function refuseOtherSites(request: Request, publicUrl: string): void {
  const site = request.get('sec-fetch-site');
  const origin = request.get('origin');
  const fromHere =
    site === undefined
      ? origin === undefined || origin === new URL(publicUrl).origin
      : ['same-origin', 'none'].includes(site);
  if (!fromHere) throw new PortalError('FORBIDDEN', 'Päring tuli teiselt lehelt');
}

export const hasSessionCookie = (request: Request): boolean =>
  parse(request.headers.cookie ?? '')[sessionCookie] !== undefined;
