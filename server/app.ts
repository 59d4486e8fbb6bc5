import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expressMiddleware } from '@as-integrations/express5';
import compression from 'compression';
import express from 'express';
import type { ErrorRequestHandler, Express, Request, RequestHandler } from 'express';
import { GraphQLError } from 'graphql';
import helmet from 'helmet';
import { constants } from 'node:zlib';
import type { Deps, RequestContext } from './access/context';
import { findViewer } from './access/sessions';
import { tokenOf } from './access/token';
import { createAccountingRouter } from './accounting/accountingRouter';
import { contentPolicy } from './contentPolicy';
import { createApollo } from './graphql';
import { failureOf } from './platform/failure';
import { withRequestId } from './platform/logger';
import { createExportRouter } from './orders/exportRouter';
import { createFeedRouter } from './feed/feedRouter';
import { createPhotoFiles, createPhotoUploads } from './photos/photoRouter';
import { createReportRouter } from './reports/reportRouter';
import { createFnRouter } from './rest/router';
import { createLoginRouter } from './rest/loginRouter';
import { createSchema } from './schema';

export interface App {
  handler: Express;
  stop(): Promise<void>;
}

/** The whole HTTP face. Throws when an operation has no row in its table: the server must not start then. */
export async function createApp(deps: Deps, clientDir: string): Promise<App> {
  const schema = createSchema();
  const apollo = createApollo(schema, deps.log);
  await apollo.start();

  const contextOf = async (request: Request): Promise<RequestContext> => {
    const viewer = await findViewer(deps, tokenOf(request));
    // For the request's line in the log.
    if (viewer?.apiToken && request.res) request.res.locals.apiToken = viewer.apiToken;
    return { deps, viewer, callerAddress: request.ip ?? 'unknown' };
  };

  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', deps.config.trustProxy);
  app.use(requestIds, logRequests(deps), security(deps.config));
  app.get('/healthz', (_request, response) => void response.json({ ok: true }));
  app.get('/readyz', ready(deps));
  // Level 4: node's default level takes ten times as long for a few percent.
  app.use(compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } }));
  app.use('/portal', client(clientDir));
  app.get('/', (_request, response) => response.redirect('/portal/'));

  app.use((_request, response, next) => {
    response.setHeader('cache-control', 'no-store');
    next();
  });
  app.use(
    '/graphql',
    express.json({ limit: '1mb' }),
    graphqlBodyErrors,
    expressMiddleware(apollo, { context: ({ req }) => contextOf(req).catch(contextFailed) }),
  );
  app.use('/storage', createPhotoFiles({ deps, contextOf }));
  app.use(
    '/api',
    createLoginRouter({ deps, contextOf }),
    createFnRouter({ schema, deps, contextOf }),
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

function security(config: Deps['config']): RequestHandler {
  const https = config.publicUrl.startsWith('https:');
  return helmet({
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        ...contentPolicy(config),
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: https ? [] : null,
      },
    },
    strictTransportSecurity: https,
    // Pages are opened with keys in their address.
    referrerPolicy: { policy: 'no-referrer' },
  });
}

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

/** The built client. Hashed files are kept for good; every other path is the one page. */
function client(dir: string): RequestHandler {
  const router = express.Router();
  router.use('/assets', express.static(join(dir, 'assets'), { immutable: true, maxAge: '1y', fallthrough: false }));
  router.use(
    express.static(dir, {
      index: false,
      cacheControl: false,
      setHeaders: (response) => response.setHeader('cache-control', 'no-cache'),
    }),
  );
  const page = join(dir, 'index.html');
  router.get('/{*path}', (_request, response) => {
    if (!existsSync(page)) {
      response.status(503).send('The client is not built: npm run build');
      return;
    }
    response.setHeader('cache-control', 'no-cache');
    response.sendFile(page, { cacheControl: false });
  });
  return router;
}

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
    response
      .status(status)
      .json({ error: { requestID: response.getHeader('x-request-id'), message: failure.message } });
  };
