import { randomUUID } from 'node:crypto';
import { expressMiddleware } from '@as-integrations/express5';
import compression from 'compression';
import express from 'express';
import type { ErrorRequestHandler, Express, Request, RequestHandler } from 'express';
import { GraphQLError } from 'graphql';
import { constants } from 'node:zlib';
import { callerOf } from './access/caller';
import type { Deps, RequestContext } from './access/context';
import { hasSessionCookie, refuseOtherSites } from './access/otherSites';
import { findViewer } from './access/sessions';
import { tokenOf } from './access/token';
import { createAccountingRouter } from './accounting/accountingRouter';
import { createClient } from './client';
import { createExecution } from './platform/execution';
import { createApollo } from './graphql';
import { PortalError } from './platform/errors';
import { failureOf } from './platform/failure';
import { withRequestId } from './platform/logger';
import { createExportRouter } from './orders/exportRouter';
import { createFeedRouter } from './feed/feedRouter';
import { createPhotoFiles, createPhotoUploads } from './photos/photoRouter';
import { createReportRouter } from './reports/reportRouter';
import { createFnRouter } from './rest/router';
import { createLoginRouter } from './rest/loginRouter';
import { createSchema } from './schema';
import { security } from './security';

export interface App {
  handler: Express;
  stop(): Promise<void>;
}

/** The whole HTTP face. Throws when an operation has no row in its table: the server must not start then. */
export async function createApp(deps: Deps, clientDir: string): Promise<App> {
  const schema = createSchema();
  const execute = createExecution(schema);
  const apollo = createApollo(schema, execute, deps.log);
  await apollo.start();

  const contextOf = async (request: Request): Promise<RequestContext> => {
    const viewer = await findViewer(deps, tokenOf(request));
    // For the request's line in the log.
    if (viewer?.apiToken && request.res) request.res.locals.apiToken = viewer.apiToken;
    return { deps, viewer, callerAddress: callerOf(request) };
  };

  /** What a page of another site asks in the name of who is signed in here is refused, before it is read. */
  const ownContext = async (request: Request): Promise<RequestContext> => {
    if (hasSessionCookie(request)) refuseOtherSites(request, deps.config.publicUrl);
    return contextOf(request);
  };

  const app = express();
  app.disable('x-powered-by');
  // Nothing but the client and photos may be kept, and those have tags of their own; a hash of each reply would be for nothing.
  app.disable('etag');
  app.set('trust proxy', deps.config.trustProxy);
  app.use(requestIds, logRequests(deps), security(deps.config));
  app.get('/healthz', (_request, response) => void response.json({ ok: true }));
  app.get('/readyz', ready(deps));
  // Level 4: node's default level takes ten times as long for a few percent.
  app.use(compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } }));
  app.use(
    '/portal',
    createClient(clientDir, async (request) => (await contextOf(request)).viewer?.role),
  );
  app.get('/', (_request, response) => response.redirect('/portal/'));

  app.use((_request, response, next) => {
    response.setHeader('cache-control', 'no-store');
    next();
  });
  app.use(
    '/graphql',
    express.json({ limit: '1mb' }),
    graphqlBodyErrors,
    expressMiddleware(apollo, { context: ({ req }) => ownContext(req).catch(contextFailed) }),
  );
  app.use('/storage', createPhotoFiles({ deps, contextOf }));
  app.use(
    '/api',
    createLoginRouter({ deps, contextOf }),
    createFnRouter({ schema, execute, deps, contextOf }),
    createPhotoUploads({ deps, contextOf }),
    createExportRouter({ deps, contextOf }),
    createAccountingRouter({ deps, contextOf }),
    createReportRouter({ deps, contextOf }),
    createFeedRouter(deps),
  );
  app.use((_request, response) => void response.status(404).json({ error: { message: 'Sellist lehte pole olemas' } }));
  app.use(lastResort(deps));
  return { handler: app, stop: () => apollo.stop() };
}

const requestIds: RequestHandler = (_request, response, next) => {
  const requestID = randomUUID();
  response.setHeader('x-request-id', requestID);
  withRequestId(requestID, next);
};

const logRequests =
  ({ log }: Deps): RequestHandler =>
  (request, response, next) => {
    const began = performance.now();
    // The address only up to '?': what follows may hold keys of e-mailed links. A calendar's address is a secret itself.
    const path = request.originalUrl.split('?')[0]?.replace(/^(\/api\/calendar\/).*/i, '$1…');
    response.on('finish', () => {
      log.info('request', {
        method: request.method,
        path,
        status: response.statusCode,
        ms: Math.round(performance.now() - began),
        ...(response.locals.apiToken && { apiToken: response.locals.apiToken }),
      });
    });
    next();
  };

const ready =
  ({ db, log }: Deps): RequestHandler =>
  async (_request, response) => {
    try {
      await db.ping();
      response.json({ ok: true });
    } catch (error) {
      log.warn('not ready: the database does not answer', { error });
      response.status(503).json({ ok: false });
    }
  };

/** The viewer could not be read: a reply of Apollo's own, with the right status. */
function contextFailed(error: unknown): never {
  const { code, httpStatus, message } = failureOf(error);
  throw new GraphQLError(message, {
    originalError: error instanceof Error ? error : undefined,
    extensions: { code, http: { status: httpStatus } },
  });
}

/** Broken or too large bodies, in the shape that GraphQL clients know. */
const graphqlBodyErrors: ErrorRequestHandler = (error: { status?: number }, _request, response, next) => {
  if (!error.status || error.status >= 500) return next(error);
  const message = error.status === 413 ? 'Päring on liiga suur' : 'Päringut ei saa lugeda';
  response.status(error.status).json({
    errors: [{ message, extensions: { code: 'BAD_REQUEST', requestID: response.getHeader('x-request-id') } }],
  });
};

const lastResort =
  ({ log }: Deps): ErrorRequestHandler =>
  (error: { status?: number }, _request, response, _next) => {
    const failure = failureOf(error);
    const status = error.status ?? failure.httpStatus;
    if (status >= 500) log.error('a request failed', { error });
    if (response.headersSent) return response.destroy();
    const wait = error instanceof PortalError ? error.options.retryAfterS : undefined;
    if (wait !== undefined) response.setHeader('retry-after', wait);
    response
      .status(status)
      .json({ error: { requestID: response.getHeader('x-request-id'), message: failure.message } });
  };
