import type { ErrorRequestHandler, NextFunction, Request, RequestHandler, Response } from 'express';
import type { Missing } from '../texts/messages';
import { notFound } from '../texts/messages';
import type { RequestContext } from './context';

/** The holder of a key: a user, an order or an offer. Its calls are counted. */
interface KeyHolder {
  id: string;
}

/** Handles a request that passed the guard of its row in edge/http/routes.ts. */
export interface RouteHandler {
  /** Reads the body; after the guard, so that nobody else makes the server take megabytes. */
  readBody?: RequestHandler;
  /** Of a row that `holds` a key, and of no other: whose key came with the request. Throws when it is nobody's. */
  keyHolder?(request: Request): Promise<KeyHolder>;
  /** `context` is read once, when it is asked for. */
  reply(request: Request, response: Response, context: () => Promise<RequestContext>, next: NextFunction): unknown;
  /** Replies to failures in another shape. */
  replyToErrors?: ErrorRequestHandler;
}

/** Most routes only reply. */
export type Route = RouteHandler | RouteHandler['reply'];

/** The context that the guard of the route keeps with its reply. */
export const findContext = ({ locals }: Response): (() => Promise<RequestContext>) =>
  locals.context as () => Promise<RequestContext>;

/** A route that a key opens: the edge finds the holder and passes it to `reply`. */
export function replyByKey<Holder extends KeyHolder>(
  keyHolder: (request: Request) => Promise<Holder>,
  reply: (holder: Holder, request: Request, response: Response) => unknown,
): RouteHandler {
  return { keyHolder, reply: (request, response) => reply(response.locals.keyHolder as Holder, request, response) };
}

/** The id in a path; either case means the same. Errors: NOT_FOUND, told of `what`. */
export function requireId({ params }: Request, what: Missing): string {
  const id = String(params.id).toLowerCase();
  if (!isId(id)) throw notFound(what);
  return id;
}

/** Whether a text is an id in lower case: the database refuses what is none. */
export const isId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
