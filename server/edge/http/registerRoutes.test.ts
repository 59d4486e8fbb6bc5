import express from 'express';
import type { RouteHandler } from '../../access/routeHandler';
import { checkRoutes, registerRoutes } from './registerRoutes';
import type { HttpRoute, RouteName } from './routes';
import { routes } from './routes';

const handler: RouteHandler = { reply: (_request, response) => response.end() };
const keyHolder = () => Promise.resolve({ id: 'somebody' });
const handlers = () =>
  Object.fromEntries(
    Object.entries<HttpRoute>(routes).map(([name, { holds }]) => [name, holds ? { ...handler, keyHolder } : handler]),
  ) as Record<RouteName, RouteHandler>;

/** As app.ts does it, with what one might add. */
function start(more: (app: express.Express, table: Record<string, RouteHandler>) => void = () => undefined): void {
  const app = express();
  const table = handlers();
  app.use((_request, _response, next) => next());
  more(app, table);
  const guarded = { deps: {} as never, findContext: () => Promise.reject(new Error('nobody asks')) };
  checkRoutes(app, registerRoutes(app, guarded, table));
}

test('the server starts when every route has a row', () => {
  expect(() => start()).not.toThrow();
});

test.each<[string, Parameters<typeof start>[0], string]>([
  ['a handler without a row', (_app, table) => void (table['GET /api/new'] = handler), 'GET /api/new'],
  ['a route beside the table', (app) => app.get('/api/secret', () => undefined), 'get /api/secret'],
  ['a method beside the table', (app) => app.post('/healthz', () => undefined), 'post /healthz'],
  ['a handler of all below a path', (app) => app.use('/files', () => undefined), '/files'],
  [
    'a handler before the one of a row',
    (app) => app.get('/api/export/archive.csv', () => undefined),
    'get /api/export/archive.csv',
  ],
  ['a row for all methods, for one', (app) => app.post('/api/fn/:name', () => undefined), 'post /api/fn/:name'],
  ['GraphQL beside the table', (app) => app.use('/graphql', () => undefined), '/graphql'],
  ['a router', (app) => app.use(express.Router().get('/api/secret', () => undefined)), 'a router'],
])('%s stops the start', (_what, more, named) => {
  expect(() => start(more)).toThrow(`No row in edge/http/routes.ts for ${named}`);
});

test('a row without a handler stops the start', () => {
  expect(() => start((_app, table) => void delete table['GET /readyz'])).toThrow(
    'edge/http/routes.ts has rows without a route: GET /readyz',
  );
});

test.each<[string, string, RouteHandler]>([
  ['a row with a key that its handler does not ask for', 'GET /api/trip/:id/offer.pdf', handler],
  [
    'a handler that asks for a key of which its row says nothing',
    'GET /api/order/:id/offer.pdf',
    { ...handler, keyHolder },
  ],
])('%s stops the start', (_what, name, wrong) => {
  expect(() => start((_app, table) => void (table[name] = wrong))).toThrow(
    `${name}: its row in edge/http/routes.ts and its handler disagree about a key`,
  );
});
