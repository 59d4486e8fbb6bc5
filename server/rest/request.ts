import express from 'express';
import type { Request } from 'express';
import { badInput } from '../platform/errors';
import { checkText } from '../platform/api/storableText';
import type { Given } from './arguments/arguments';

/** Reads a JSON body of at most 1 MB, whatever its content type says: old clients send JSON as text/plain. */
export const jsonBody = express.json({ limit: '1mb', type: () => true });

/** The arguments of a call: the query string of a GET, the JSON body of a POST. Errors: BAD_USER_INPUT. */
export function givenBy(request: Request): Given {
  const body: unknown = request.method === 'GET' ? request.query : (request.body ?? {});
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw badInput('Argumendid peavad olema JSON-objektis');
  checkText(body as Record<string, unknown>);
  return body as Given;
}
