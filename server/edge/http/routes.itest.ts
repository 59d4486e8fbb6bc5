import { routes } from './routes';
import type { HttpRoute } from './routes';
import { ApiTokenScope } from '../../model/people/apiToken.entity';
import { picture } from '../../company/photos/picture.fixture';
import { createId } from '../../platform/ids';
import { createBus, createFood, createPerson, must } from '../../testing/builders';
import type { TestApp } from '../../testing/testApp';
import { startTestApp } from '../../testing/testApp';

interface ExpectedRoute {
  who: 'public' | 'session' | 'admin';
  /** The scopes of API tokens that may; public routes look at no token. */
  scopes?: ApiTokenScope[];
  /** The key that opens it, in the path or the query. */
  holds?: HttpRoute['holds'];
  /** Which requests from a page of another site are refused. */
  refused: 'none' | 'with cookie' | 'all';
  /** Calls in this many minutes, counted together by name; POST /api/login counts attempts differently. */
  limit?: [name: string, calls: number, minutes: number];
  /** The header cache-control of a reply that went well; 'no-store' when nothing is said. */
  cache?: 'no-cache' | 'private, no-cache' | 'public, max-age=31536000, immutable' | 'by the file';
}

const { read, write, accounting } = ApiTokenScope;

// Written out from docs/product.md, not read from the table that is tested. Questions to GraphQL and /fn need a
// session.
const expectedRoutes: Record<string, ExpectedRoute> = {
  ...allRoutes(
    { who: 'public', refused: 'none' },
    'GET /healthz, GET /readyz, GET /metrics, GET /api/fn, GET /api/fn/openapi.json, GET /api/fn/page.css',
  ),
  ...allRoutes({ who: 'public', refused: 'none', cache: 'by the file' }, 'GET /portal/*, GET /'),
  ...allRoutes(
    { who: 'public', refused: 'none', cache: 'no-cache' },
    'GET /storage/bus/:id.jpg, GET /storage/foodPackage/:id.jpg, GET /storage/food_package/:id.jpg',
  ),
  ...allRoutes(
    {
      who: 'public',
      holds: 'calendar key',
      refused: 'none',
      limit: ['calendar', 60, 10],
      cache: 'private, no-cache',
    },
    'GET /api/calendar/:key.ics',
  ),
  ...allRoutes(
    { who: 'public', holds: 'offer key', refused: 'none', limit: ['offer paper', 60, 10] },
    'GET /api/offer/:id.pdf',
  ),
  ...allRoutes(
    { who: 'public', holds: 'trip key', refused: 'none', limit: ['trip file', 60, 10] },
    'GET /api/trip/:id/offer.pdf, GET /api/trip/:id/acceptance.pdf, GET /api/trip/:id/calendar.ics',
    'GET /api/trip/:id/invoice.pdf',
  ),
  ...allRoutes(
    { who: 'public', holds: 'job key', refused: 'none', limit: ['job file', 60, 10] },
    'GET /api/job/:id/trip-folder.pdf',
  ),
  ...allRoutes(
    { who: 'public', holds: 'tracker key', refused: 'none', limit: ['tracker', 120, 1] },
    'GET /api/tracker, POST /api/tracker',
  ),
  ...allRoutes(
    { who: 'session', scopes: [], refused: 'with cookie', limit: ['position', 30, 1] },
    'POST /api/position',
  ),
  ...allRoutes(
    { who: 'session', scopes: [read, write], refused: 'with cookie' },
    'GET /api/order/:id/trip-folder.pdf, GET /api/order/:id/journey-form.pdf, GET /api/reports/duty-roster.pdf',
  ),
  ...allRoutes(
    { who: 'session', scopes: [read, write], refused: 'none' },
    'GET /storage/journey_sheet/:id.jpg, GET /storage/defect/:id.jpg',
  ),
  ...allRoutes(
    { who: 'session', scopes: [write], refused: 'with cookie', limit: ['upload', 100, 10] },
    'POST /api/journeySheet/:id/photo, POST /api/defect/:id/photo',
  ),
  ...allRoutes({ who: 'public', refused: 'none', limit: ['payment callback', 300, 1] }, 'POST /api/pay/montonio'),
  ...allRoutes({ who: 'public', refused: 'all' }, 'POST /api/login, POST /portal/login, POST /portal/loginCode'),
  ...allRoutes(
    { who: 'public', refused: 'all', limit: ['link form', 60, 10] },
    'POST /portal/inquery, POST /portal/accept, POST /portal/confirm, POST /portal/reject, POST /portal/confirmJob',
    'POST /portal/trip, POST /portal/feedback, POST /portal/forgotPassword, POST /portal/newPassword',
  ),
  ...allRoutes(
    { who: 'public', refused: 'all', limit: ['passkey', 60, 10] },
    'POST /portal/login/passkey, POST /portal/loginCode/passkey',
  ),
  ...allRoutes({ who: 'public', refused: 'with cookie' }, 'POST /api/logout'),
  ...allRoutes(
    { who: 'session', scopes: [read, write], refused: 'none', cache: 'private, no-cache' },
    'GET /storage/driver/:id.jpg',
  ),
  ...allRoutes({ who: 'session', scopes: [read, write], refused: 'with cookie' }, 'ALL /graphql, ALL /api/fn/:name'),
  ...allRoutes(
    { who: 'session', scopes: [read, write], refused: 'with cookie', limit: ['live', 240, 1] },
    'POST /api/live',
  ),
  ...allRoutes(
    { who: 'admin', scopes: [write], refused: 'with cookie', limit: ['upload', 100, 10] },
    'POST /api/driver/:id/photo, POST /api/bus/:id/photo, POST /api/foodPackage/:id/photo, POST /api/food_package/:id/photo',
  ),
  ...allRoutes(
    { who: 'admin', scopes: [], refused: 'with cookie', limit: ['upload', 100, 10] },
    'POST /api/settings/logo',
  ),
  ...allRoutes(
    { who: 'admin', scopes: [], refused: 'with cookie', limit: ['import', 60, 10] },
    'POST /api/import/:kind, POST /api/bank, POST /api/mail',
  ),
  ...allRoutes(
    { who: 'admin', scopes: [], refused: 'with cookie' },
    'GET /api/backup/:name, GET /api/import/template/:kind.csv, GET /api/import/:id/refused.csv',
  ),
  ...allRoutes(
    { who: 'admin', scopes: [], refused: 'none' },
    'GET /api/settings/preview/mail.html, GET /api/settings/preview/offer.pdf',
  ),
  ...allRoutes(
    { who: 'public', refused: 'none', cache: 'public, max-age=31536000, immutable' },
    'GET /storage/logo/:hash.png',
  ),
  ...allRoutes(
    { who: 'admin', scopes: [read, write], refused: 'with cookie' },
    'GET /api/export/archive.csv, GET /api/export/rejected.csv, POST /api/reports/driver-hours.pdf, GET /api/reports/driving-and-rest.pdf',
    'GET /api/order/:id/offer.pdf, GET /api/acceptance/:id.pdf, GET /api/order/:id/passengers.csv',
  ),
  ...allRoutes(
    { who: 'admin', scopes: [read, write, accounting], refused: 'with cookie' },
    'GET /api/export/accounting.csv, GET /api/export/invoices.csv, GET /api/export/payments.csv, GET /api/einvoice/:id.xml',
    'GET /api/invoice/:id.pdf, GET /api/invoice/:id.xml, GET /api/invoice/:id/e-arve.xml',
    'GET /api/payment/:id/receipt.pdf, GET /api/account.pdf, GET /api/account.csv',
  ),
};

function allRoutes(row: ExpectedRoute, ...names: string[]): Record<string, ExpectedRoute> {
  return Object.fromEntries(names.flatMap((some) => some.split(', ')).map((name) => [name, row]));
}

let app: TestApp;
let admin: string;
let own: string;
let ownToken: string;
let otherToken: string;
/** The beginning of the hash of the logo that everybody sees. */
let logo = 'a'.repeat(16);

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.login('admin');
  const person = await createPerson(app, admin);
  own = person.id;
  ownToken = await app.login(person.username);
  otherToken = await app.login((await createPerson(app, admin)).username);
});
afterAll(() => app.stop());

test('every route is expected, and every expected one is there', () => {
  expect(Object.keys(routes).sort()).toEqual(Object.keys(expectedRoutes).sort());
});

/** Asks a route, with made-up ids where none is given, and no body. */
function ask(name: string, headers?: Record<string, string>, id: string = createId(), key = 'vale'): Promise<Response> {
  const [method = '', path = ''] = name.replace('ALL', 'GET').split(' ');
  if (path === '/graphql') headers = { ...headers, 'apollo-require-preflight': 'true' };
  const address = path
    .replace(/graphql$/, 'graphql?query={buses{id}}')
    .replace('/*', '/')
    .replace(':id', id)
    .replace(':key', key)
    .replace(':hash', logo)
    .replace(':name', 'getBuses');
  return app.fetch(address, { method, headers, redirect: 'manual' });
}

/** The refusal of a route's guard, with made-up ids and no body: any other reply means that it was open. */
async function routeGate(name: string, headers: Record<string, string>): Promise<string> {
  const response = await ask(name, headers);
  const { status } = response;
  if (status === 500) throw new Error(`${name} failed`);
  const text = await response.text();
  // Not the guard: the route itself knows no such key.
  if (status === 403 && text.includes('Link aegunud!')) return 'open';
  // A refusal while GraphQL runs has the status of a reply.
  const [, code] = (status === 200 && /"code":"(UNAUTHENTICATED|FORBIDDEN)"/.exec(text)) || [];
  if (code) return code;
  return { 401: 'UNAUTHENTICATED', 403: 'FORBIDDEN' }[status] ?? 'open';
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Signed in, save where that would end the session that the other calls need. */
const asAdmin = (name: string) => (name === 'POST /api/logout' ? undefined : bearer(admin));

async function apiToken(scope: ApiTokenScope): Promise<string> {
  const input = { name: scope, scope, expiresAt: new Date(app.clock.now().getTime() + 86_400_000) };
  const create = 'mutation($input: ApiTokenInput!) { createApiToken(input: $input) { token } }';
  return (await must<{ createApiToken: { token: string } }>(app, create, { input }, admin)).createApiToken.token;
}

// The operations run behind /graphql, and the calls behind /api/fn/:name, have the access of the operations (access/access.itest.ts), and the walk of
// edge/rest/calls/walk.itest.ts.
const routeRows = Object.entries(expectedRoutes);

describe.each(routeRows.filter(([name]) => name !== 'POST /api/logout'))('%s', (name, { who, scopes }) => {
  it(`is for ${who}`, async () => {
    const nobody = who === 'public' ? 'open' : 'UNAUTHENTICATED';
    const driver = who === 'admin' ? 'FORBIDDEN' : 'open';
    expect(await routeGate(name, {})).toBe(nobody);
    expect(await routeGate(name, bearer('made-up-token'))).toBe(nobody);
    expect(await routeGate(name, bearer(ownToken))).toBe(driver);
    expect(await routeGate(name, bearer(otherToken))).toBe(driver);
    expect(await routeGate(name, bearer(admin))).toBe('open');
  });

  it(`is open to API tokens of the scopes ${scopes?.join(', ') ?? 'all'}`, async () => {
    for (const scope of Object.values(ApiTokenScope)) {
      const expected = !scopes || scopes.includes(scope) ? 'open' : 'FORBIDDEN';
      expect([scope, await routeGate(name, bearer(await apiToken(scope)))]).toEqual([scope, expected]);
    }
  });
});

test.each(routeRows)('%s knows a page of another site', async (name, { refused }) => {
  const elsewhere = { 'sec-fetch-site': 'cross-site' };
  // A cookie without a session: the guard's refusal of it comes before that of the caller.
  const withCookie = await routeGate(name, { ...elsewhere, cookie: 'session=vale' });
  expect(withCookie === 'FORBIDDEN').toBe(refused !== 'none');
  expect((await routeGate(name, elsewhere)) === 'FORBIDDEN').toBe(refused === 'all');
});

test.each(routeRows)('%s is opened by the key that it should be', async (name, { holds }) => {
  expect((routes as Record<string, HttpRoute>)[name]?.holds).toBe(holds);
  if (holds) expect([403, 404]).toContain((await ask(name, bearer(admin))).status);
});

test.each(routeRows)('%s lets through as many calls as it should, and no more', async (name, { limit }) => {
  const { query } = app.deps.db.dataSource;
  const run = query.bind(app.deps.db.dataSource) as (sql: string, values?: unknown[]) => Promise<unknown>;
  await run('delete from rate_limit');
  const headers = asAdmin(name);
  await (await ask(name, headers)).text();
  const names = Object.values(expectedRoutes).flatMap(({ limit }) => limit?.[0] ?? []);
  const counted = await run(
    `select split_part(key, ':', 1) as name, count, extract(epoch from expires_at - last_at)::int as seconds
     from rate_limit where split_part(key, ':', 1) = any($1)`,
    [names],
  );
  if (!limit) return expect(counted).toEqual([]);
  const [counter, calls, minutes] = limit;
  expect(counted).toEqual([{ name: counter, count: 1, seconds: minutes * 60 }]);
  const setCount = (count: number) => run('update rate_limit set count = $1', [count]);
  await setCount(calls - 1);
  expect((await ask(name, headers)).status).not.toBe(429);
  const refused = await ask(name, headers);
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
});

describe('caching of replies', () => {
  const real: Record<string, string> = {};
  let key: string;

  beforeAll(async () => {
    await app.deps.db.dataSource.query('delete from rate_limit');
    const image = new Uint8Array(await picture(40, 30, 'png'));
    Object.assign(real, {
      driver: own,
      bus: await createBus(app, admin),
      food: await createFood(app, admin, 'Supp', 4),
    });
    for (const path of [`driver/${real.driver}`, `bus/${real.bus}`, `foodPackage/${real.food}`]) {
      const body = new FormData();
      body.append('image', new Blob([image], { type: 'image/jpeg' }), 'pilt.jpg');
      const photo = await app.fetch(`/api/${path}/photo`, { method: 'POST', headers: bearer(admin), body });
      expect(photo.status).toBe(200);
    }
    const body = new FormData();
    body.append('image', new Blob([image], { type: 'image/png' }), 'logo.png');
    await app.fetch('/api/settings/logo', { method: 'POST', headers: bearer(admin), body });
    logo = app.deps.settings().logo?.hash.slice(0, 16) ?? '';
    const create = 'mutation($userId: UUID) { createCalendarFeed(userId: $userId) }';
    const feed = await must<{ createCalendarFeed: string }>(app, create, {}, ownToken);
    key = /([\w-]+)\.ics$/.exec(feed.createCalendarFeed)?.[1] ?? '';
  });

  test.each(routeRows)('%s says so', async (name, { cache = 'no-store' }) => {
    expect((routes as Record<string, HttpRoute>)[name]?.cache).toBe(cache);
    if (cache === 'by the file') return;
    const id = real[/\/(driver|bus|food)/.exec(name)?.[1] ?? ''];
    const response = await ask(name, asAdmin(name), id, key);
    // Cacheable replies succeed; most others find nothing under a made-up id.
    if (cache !== 'no-store') expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe(cache);
  });

  test.each(routeRows)('nothing of a refusal by %s', async (name, { cache }) => {
    const response = await ask(name, asAdmin(name));
    if (response.status >= 400 && cache !== 'by the file')
      expect(response.headers.get('cache-control')).toBe('no-store');
  });
});
