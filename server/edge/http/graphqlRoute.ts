import type { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import type { ErrorRequestHandler, Request } from 'express';
import type { RequestContext, RouteHandler } from '../../access';
import { readJson } from '../../platform/api/readJson';
import { PortalError } from '../../platform/errors';
import { message, unauthenticated } from '../../texts/messages';
import type { Message } from '../../platform/values/message';
import { printInRequestLanguage } from '../../texts/printMessage';
import { toRefusal } from './graphql';

/** Refusals of the guard, and broken or too large bodies, in the shape that GraphQL clients know. */
const replyToErrors: ErrorRequestHandler = (error: { status?: number }, _request, response, next) => {
  const reply = (status: number, code: string, told: Message) => {
    const extensions = { code, requestID: response.getHeader('x-request-id') };
    response.status(status).json({ errors: [{ message: printInRequestLanguage(told), extensions }] });
  };
  if (error instanceof PortalError) return reply(error.httpStatus, error.code, error.told);
  if (!error.status || error.status >= 500) return next(error);
  reply(
    error.status,
    'BAD_REQUEST',
    message(error.status === 413 ? 'server.requestTooLarge' : 'server.requestUnreadable'),
  );
};

/** A caller without a session may send only the GraphQL documents that `isKnown` knows. */
export const createGraphqlRoute = (apollo: ApolloServer<RequestContext>, isKnown: (document: unknown) => boolean) => ({
  'ALL /graphql': {
    readBody: readJson({ limit: '1mb' }),
    reply: (request, response, context, next) => {
      const findGraphqlContext = () => requireDocument(request, context, isKnown).catch(rethrow);
      return expressMiddleware(apollo, { context: findGraphqlContext })(request, response, next);
    },
    replyToErrors,
  } satisfies RouteHandler,
});

async function requireDocument(
  request: Request,
  findContext: () => Promise<RequestContext>,
  isKnown: (document: unknown) => boolean,
): Promise<RequestContext> {
  const context = await findContext();
  // Before it is parsed. A page from before an update asks in the words of then.
  const clientDocument = isKnown(readDocument(request));
  if (!context.viewer && !clientDocument) throw unauthenticated('access.reloadOrSignIn');
  return { ...context, clientDocument };
}

/** The GraphQL document of a request, if it has any. */
const readDocument = ({ method, query, body }: Request): unknown =>
  method === 'GET' ? query.query : (body as { query?: unknown } | undefined)?.query;

/** The viewer could not be read, or may not ask this. */
function rethrow(error: unknown): never {
  throw toRefusal(error);
}
