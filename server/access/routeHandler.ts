import type { ErrorRequestHandler, NextFunction, Request, RequestHandler, Response } from 'express';
import { notFound } from '../platform/errors';
import type { RequestContext } from './context';

/** What a route of http/routes.ts does with a request that its row has let in. */
export interface RouteHandler {
  /** Reads the body; after the guard, so that nobody else makes the server take megabytes. */
  readBody?: RequestHandler;
  /** Of a row that is opened by a key in the path: whose key it is. The key holder's calls are counted, else the caller's. */
  keyHolder?(request: Request): Promise<{ id: string } | null>;
  /** `context` is read once, when it is asked for. */
  reply(request: Request, response: Response, context: () => Promise<RequestContext>, next: NextFunction): unknown;
  /** Says what failed in a shape of its own. */
  replyToErrors?: ErrorRequestHandler;
}

/** The id in a path; either case means the same. Errors: NOT_FOUND, in words that begin with `what`. */
export function idOf({ params }: Request, what: string): string {
  const id = String(params.id).toLowerCase();
  if (!isId(id)) throw notFound(what);
  return id;
}

/** Whether a text is an id in lower case: the database refuses what is none. */
export const isId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
