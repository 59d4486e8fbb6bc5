import type { Express, IRoute, Request, RequestHandler } from 'express';
import { findCaller, checkAccess, consumeLimit, classifyOperation } from '../../access';
import type { Deps, RequestContext, Route, RouteHandler } from '../../access';
import type { HttpRoute, RouteName } from './routes';
import { routes } from './routes';
import { checkSameOrigin } from './security/sameOriginGuard';

interface Guarded {
  deps: Deps;
  findContext(request: Request): Promise<RequestContext>;
}

const methods = { GET: 'get', POST: 'post', ALL: 'all' } as const;

/** The method and the path of a row, as express has them. */
function toAddress(name: string): { method: (typeof methods)[keyof typeof methods]; path: string } {
  const [method, path = ''] = name.split(' ');
  return { method: methods[method as keyof typeof methods], path: path.replace(/\/\*$/, '{/*path}') };
}

/**
 * Registers the handlers under the guard of their rows, and returns what it registered. Throws when a handler has no row, a row no
 * handler, or one of both knows of a key and the other does not: default deny.
 */
export function registerRoutes(
  app: Express,
  guarded: Guarded,
  handlers: Record<RouteName, Route>,
): ReadonlySet<IRoute> {
  const missing = Object.keys(handlers).filter((name) => !Object.hasOwn(routes, name));
  const idle = Object.keys(routes).filter((name) => !Object.hasOwn(handlers, name));
  if (missing.length > 0) throw new Error(`No row in edge/http/routes.ts for ${missing.join(', ')}`);
  if (idle.length > 0) throw new Error(`edge/http/routes.ts has rows without a route: ${idle.join(', ')}`);

  const registered = new Set<IRoute>();
  for (const [name, row] of Object.entries<HttpRoute>(routes)) {
    const { method, path } = toAddress(name);
    const route = handlers[name as RouteName];
    const { readBody, reply, replyToErrors, keyHolder }: RouteHandler =
      typeof route === 'function' ? { reply: route } : route;
    const work: RequestHandler = (request, response, next) =>
      reply(request, response, response.locals.context as RouteContext, next);
    if (Boolean(row.holds) !== Boolean(keyHolder))
      throw new Error(`${name}: its row in edge/http/routes.ts and its handler disagree about a key`);
    const steps = [guard(guarded, row, keyHolder), readBody, work, replyToErrors].filter((step) => step !== undefined);
    registered.add(app.route(path)[method](...steps));
  }
  return registered;
}

type RouteContext = () => Promise<RequestContext>;

/** Lets in whom the row lets in. Nobody's session is looked up where it makes no difference. */
const guard =
  ({ deps, findContext: contextOf }: Guarded, row: HttpRoute, keyHolder: RouteHandler['keyHolder']): RequestHandler =>
  async (request, response, next) => {
    checkSameOrigin(request, deps.config.publicUrl, row.sameOrigin);
    let found: Promise<RequestContext> | undefined;
    const findContext: RouteContext = () => (found ??= contextOf(request));
    response.locals.context = findContext;
    const { who } = row;
    if (who === 'session' || who === 'admin')
      checkAccess({ who }, await findContext(), classifyOperation(row, row.changes === true));
    const held = keyHolder && (await settle(keyHolder(request)));
    if (row.limit) {
      const caller = held?.value ?? (who === 'public' ? null : (await findContext()).viewer);
      await consumeLimit({ deps, callerAddress: findCaller(request) }, caller, row.limit.name, row.limit);
    }
    // After it was counted: anyone who tries keys may do it no more often than others ask.
    if (held && !held.value) throw held.reason;
    response.locals.keyHolder = held?.value;
    if (row.cache !== 'by the file') response.setHeader('cache-control', row.cache);
    next();
  };

const settle = <Value>(promise: Promise<Value>) =>
  promise.then(
    (value) => ({ value, reason: undefined }),
    (reason: unknown) => ({ value: undefined, reason }),
  );

/** The data that express keeps of a route or a middleware. */
interface Layer {
  rawPath?: string | string[];
  route?: IRoute & { path: string; methods: Record<string, boolean> };
  handle: { stack?: unknown };
}

/**
 * Throws when the app replies to a path otherwise than by what `registerRoutes` registered: also to one that a row has, for the
 * first of two that fit replies.
 */
export function checkRoutes(app: Express, registered: ReadonlySet<IRoute>): void {
  const unknown = (app.router.stack as unknown as Layer[]).flatMap(({ route, rawPath, handle }) => {
    if (route)
      return registered.has(route) ? [] : Object.keys(route.methods).map((method) => `${method} ${route.path}`);
    // A handler at '/' that is no router passes requests on.
    const paths = [rawPath ?? 'somewhere'].flat().filter((path) => path !== '/');
    return handle.stack ? ['a router', ...paths] : paths;
  });
  if (unknown.length > 0) throw new Error(`No row in edge/http/routes.ts for ${unknown.join(', ')}`);
}
