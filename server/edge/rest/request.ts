import type { Request } from 'express';
import { parseInput } from '../../platform/api/parseInput';
import { readJson } from '../../platform/api/readJson';
import { checkText } from '../../platform/api/storableText';
import type { CallerArguments } from './arguments/arguments';
import { jsonObject } from './arguments/arguments';

/** Reads a JSON body of at most 1 MB, whatever its content type says: old clients send JSON as text/plain. */
export const jsonBody = readJson({ limit: '1mb', anyType: true });

/** The same of a name and a password. */
export const signInBody = readJson({ limit: '16kb', anyType: true });

const wholeBody = jsonObject('bodyNoObject');

/** The arguments of a call: the query string of a GET, the JSON body of a POST. Errors: BAD_USER_INPUT. */
export function readGiven(request: Request): CallerArguments {
  const given = parseInput(wholeBody, request.method === 'GET' ? request.query : (request.body ?? {}));
  checkText(given);
  return given;
}
