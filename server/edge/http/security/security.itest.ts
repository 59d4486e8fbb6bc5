import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createId } from '../../../platform/ids';
import { createBus, createPerson, inquiry, must, submitInquiry } from '../../../testing/builders';
import type { TestApp } from '../../../testing/testApp';
import { adminPassword, startTestApp } from '../../../testing/testApp';

// A server as it stands on the internet: https, one proxy in front. The proxy's header tells callers apart.

let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await startTestApp({ PUBLIC_URL: 'https://portal.example', TRUST_PROXY: '1' });
  admin = await app.login('admin');
});
afterAll(() => app.stop());

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  app.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const tryLogin = async (username: string, password: string, forwarded: string) =>
  (await post('/api/login', { username, password }, { 'x-forwarded-for': forwarded })).status;

describe('headers', () => {
  test('tell a browser to keep to https, to guess no types, to frame nothing and to tell no addresses', async () => {
    const { headers } = await app.fetch('/portal/accept?activation_key=geheim');
    expect(headers.get('strict-transport-security')).toMatch(/max-age=\d{7,}/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-powered-by')).toBeNull();
    const { headers: ofData } = await post('/graphql', { query: '{ portalInfo { companyName } }' });
    expect([ofData.get('x-content-type-options'), ofData.get('cache-control')]).toEqual(['nosniff', 'no-store']);
    expect(ofData.get('access-control-allow-origin')).toBeNull();
  });

  test('let in no styles and scripts but our own, by a word that is of one reply alone', async () => {
    const clientDir = join(app.deps.config.dataDir, 'no-client');
    mkdirSync(clientDir);
    for (const name of ['index', 'platform'])
      writeFileSync(
        join(clientDir, `${name}.et.html`),
        '<meta property="csp-nonce" nonce="CSP_NONCE"><style nonce="CSP_NONCE">',
      );
    const pages = await Promise.all(
      ['/portal/', '/portal/platform', '/portal/index.html'].map(async (path) => {
        const response = await app.fetch(path);
        const policy = response.headers.get('content-security-policy') ?? '';
        const [, nonce = 'none'] = /style-src 'self' 'nonce-([\w+/=]{24})'/.exec(policy) ?? [];
        expect(await response.text()).toBe(`<meta property="csp-nonce" nonce="${nonce}"><style nonce="${nonce}">`);
        expect(policy).not.toMatch(/unsafe/);
        expect(response.headers.get('cache-control')).toBe('no-store');
        return nonce;
      }),
    );
    expect(new Set(pages).size).toBe(3);
  });

  test('the session cookie goes over https only, under a name that no other host can set', async () => {
    const { headers } = await post('/api/login', { username: 'admin', password: adminPassword });
    const session = headers.getSetCookie().find((cookie) => cookie.startsWith('__Host-session='));
    expect(session).toMatch(/; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/);
    const token = session?.split(/[=;]/)[1];
    const whoIs = async (name: string) => {
      const body = JSON.stringify({ query: '{ currentUser { username } }' });
      const cookie = `${name}=${token}`;
      const sent = { method: 'POST', headers: { 'content-type': 'application/json', cookie }, body };
      return ((await (await app.fetch('/graphql', sent)).json()) as { data?: { currentUser?: unknown } }).data
        ?.currentUser;
    };
    expect(await whoIs('__Host-session')).toEqual({ username: 'admin' });
    expect(await whoIs('session')).toBeFalsy();
  });
});

describe('a body that nests deeper than any form', () => {
  const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;

  test.each([
    ['/graphql', `{"query": "{ portalInfo { now } }", "variables": {"input": ${deep}}}`],
    ['/api/fn/postQuery', `{"route": ${deep}}`],
    ['/api/login', `{"username": ${deep}}`],
    ['/api/logout', deep],
  ])('is refused at %s before it is parsed', async (path, body) => {
    const parsed = jest.spyOn(JSON, 'parse');
    const response = await app.fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    expect(response.status).toBe(400);
    expect(parsed.mock.calls.filter(([text]) => text === body)).toEqual([]);
    parsed.mockRestore();
    expect(await response.text()).toContain('Päringut ei saa lugeda');
  });

  test('is refused inside of a text and of an address', async () => {
    const inText = await post('/api/fn/postQuery', { route: deep });
    expect(inText.status).toBe(400);
    const address = `/graphql?query=${encodeURIComponent('query($i: [Int]) { portalInfo { now } }')}&variables=`;
    const variables = encodeURIComponent(`{"i": ${'['.repeat(2000)}${']'.repeat(2000)}}`);
    const inAddress = await app.fetch(address + variables, {
      headers: { 'apollo-require-preflight': 'true', authorization: `Bearer ${admin}` },
    });
    expect(inAddress.status).toBe(400);
    expect(await inAddress.text()).not.toContain('INTERNAL_SERVER_ERROR');
  });

  test('bodies of staff-only calls are not even read', async () => {
    const response = await post('/api/fn/createBus', deep);
    expect(response.status).toBe(401);
  });
});

describe('limits', () => {
  // Windows end by the clock: it stands still, so that a slow machine sees the same.
  beforeAll(() => jest.spyOn(app.clock, 'now').mockReturnValue(app.clock.now()));
  afterAll(() => jest.restoreAllMocks());

  /** As if a caller had only `count` calls left under `key`. */
  const leave = (key: string, count: number) =>
    app.deps.db.dataSource.query('update rate_limit set count = $2 where key = $1', [key, count]);

  test('of many guesses at the same time no more are heard than of guesses in turn', async () => {
    const { username } = await createPerson(app, admin);
    const guesses = Array.from({ length: 20 }, (_, index) => tryLogin(username, `guess ${index}`, '198.51.100.7'));
    const statuses = await Promise.all(guesses);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
    expect(await tryLogin(username, adminPassword, '198.51.100.7')).toBe(429);
  });

  test('the proxy identifies a caller, whatever the caller says', async () => {
    const guess = (index: number, forwarded: string) => tryLogin(`pole-${index}`, 'vale parool', forwarded);
    expect(await guess(1, '10.0.0.1, 203.0.113.9')).toBe(401);
    await leave('login-from:203.0.113.9', 29);
    expect(await guess(2, '10.0.0.2, 203.0.113.9')).toBe(401);
    expect(await guess(3, '10.0.0.3, 203.0.113.9')).toBe(429);
    expect(await guess(3, '10.0.0.3, 203.0.113.10')).toBe(401);
  });

  test('a right password is no guess: the colleagues of one office do not use up its attempts', async () => {
    expect(await tryLogin('admin', adminPassword, '203.0.113.50')).toBe(200);
    await leave('login-from:203.0.113.50', 29);
    for (let count = 0; count < 3; count += 1) expect(await tryLogin('admin', adminPassword, '203.0.113.50')).toBe(200);
  });

  test('e-mailed links and the forms behind them are served so often and no more', async () => {
    const document = 'query($id: UUID!) { offerLink(id: $id, activationKey: "vale") { fullName } }';
    const open = async (forwarded: string) => {
      const body = { query: document, variables: { id: createId() } };
      const response = await post('/graphql', body, { 'x-forwarded-for': forwarded });
      return ((await response.json()) as { errors: { extensions: { code: string } }[] }).errors[0]?.extensions.code;
    };
    expect(await open('203.0.113.77')).toBe('WRONG_KEY');
    await leave('offerLink:203.0.113.77', 119);
    expect(await open('203.0.113.77')).toBe('WRONG_KEY');
    expect(await open('203.0.113.77')).toBe('TOO_MANY_ATTEMPTS');
    expect(await open('203.0.113.78')).toBe('WRONG_KEY');
  });

  test('inquiries are taken so often and no more, by either way in', async () => {
    await app.deps.db.dataSource.query(
      `insert into rate_limit (key, count, last_at, expires_at) values ('submitInquiry:203.0.113.90', 20, $1, $2)`,
      [app.clock.now(), new Date(app.clock.now().getTime() + 60_000)],
    );
    const from = { 'x-forwarded-for': '203.0.113.90' };
    const query = 'mutation($input: InquiryInput!) { submitInquiry(input: $input) }';
    expect(await (await post('/graphql', { query, variables: { input: inquiry(app) } }, from)).text()).toContain(
      'TOO_MANY_ATTEMPTS',
    );
    const waypoint = {
      lat: 59.4,
      lng: 24.7,
      depart: Math.round(app.clock.now().getTime() / 1000) + 864_000,
      city_name: 'Tallinn',
    };
    const last = { lat: 58.4, lng: 26.7, city_name: 'Tartu' };
    const order = { passengers: 3, fullname: 'Õie', email: 'oie@naide.example', phone: '55512345' };
    expect((await post('/api/fn/postQuery', { ...order, waypoints: [waypoint, last] }, from)).status).toBe(429);
  });

  test('photos are taken so often and no more', async () => {
    const bus = await createBus(app, admin);
    const upload = () => post(`/api/bus/${bus}/photo`, {}, { authorization: `Bearer ${admin}` });
    expect((await upload()).status).toBe(400);
    await app.deps.db.dataSource.query(`update rate_limit set count = 100 where key like 'upload:%'`);
    const refused = await upload();
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  });

  const wide =
    'id stops { city address lat lng arrive depart } food { name price count } job { drivers { driver { id } } }';
  test.each([
    ['deep', 'depth', '{ a '.repeat(14) + '}'.repeat(14)],
    [
      'many-named',
      'aliases',
      `{ ${Array.from({ length: 31 }, (_, n) => `a${n}: portalInfo { companyName }`).join(' ')} }`,
    ],
    ['expensive', 'cost', `{ archive(first: 100) { nodes { ${wide.repeat(8)} } } }`],
    ['long', 'token', `{ portalInfo { ${'companyName '.repeat(5001)} } }`],
  ])('a %s query is refused before it is run', async (_what, limit, query) => {
    const response = await post('/graphql', { query }, { authorization: `Bearer ${admin}` });
    const body = await response.text();
    expect(response.status).toBe(400);
    expect(body).toMatch(new RegExp(`${limit}.*(limit|parsing aborted)`, 'i'));
    expect(body).not.toContain('"data"');
  });

  test('several queries in one request are refused', async () => {
    const query = { query: '{ portalInfo { companyName } }' };
    expect((await post('/graphql', [query, query])).status).toBe(400);
  });
});

describe('calls from another site', () => {
  const elsewhere: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
  ];

  test('are refused on GraphQL, /fn and uploads, whatever they ask', async () => {
    const bus = await createBus(app, admin);
    const cookie = `__Host-session=${admin}`;
    const query = '{ newOrders { id } }';
    for (const from of elsewhere) {
      const headers = { cookie, ...from };
      const replies = await Promise.all([
        post('/graphql', { query }, headers),
        app.fetch(`/graphql?query=${encodeURIComponent(query)}`, {
          headers: { ...headers, 'apollo-require-preflight': 'x' },
        }),
        app.fetch('/api/fn/getNewQueries', { headers }),
        post('/api/fn/getNewQueries', {}, headers),
        app.fetch(`/api/fn/deleteBus?id=${bus}`, { headers }),
        post('/api/fn/deleteBus', { id: bus }, headers),
        post(`/api/bus/${bus}/photo`, {}, headers),
      ]);
      expect([from, ...replies.map(({ status }) => status)]).toEqual([from, ...Array<number>(7).fill(403)]);
    }
    const { buses } = await must<{ buses: { id: string }[] }>(app, '{ buses { id } }', {}, admin);
    expect(buses.map(({ id }) => id)).toContain(bus);
  });

  test('of a form, which sends no JSON, is refused on GraphQL without a cookie too', async () => {
    const body = new URLSearchParams({ query: '{ portalInfo { companyName } }' });
    expect((await app.fetch('/graphql', { method: 'POST', body })).status).toBe(400);
    expect((await app.fetch('/graphql?query={portalInfo{companyName}}')).status).toBe(400);
  });
});

describe('the last admin', () => {
  test('stays when two hide each other at the same time', async () => {
    const people = await Promise.all([1, 2].map(() => createPerson(app, admin, { role: 'admin' })));
    const tokens = await Promise.all(people.map(({ username }) => app.login(username)));
    const hide = 'mutation($id: UUID!) { setUserHidden(id: $id, hidden: true) { id } }';
    const { currentUser } = await must<{ currentUser: { id: string } }>(app, '{ currentUser { id } }', {}, admin);
    const all = await must<{ drivers: { id: string; role: string; hidden: boolean }[] }>(
      app,
      '{ drivers { id role hidden } }',
      {},
      admin,
    );
    const [one, other] = people;
    for (const { id } of all.drivers.filter(
      (user) => user.role === 'admin' && !user.hidden && user.id !== one?.id && user.id !== other?.id,
    )) {
      if (id !== currentUser.id) await must(app, hide, { id }, admin);
    }
    await must(app, hide, { id: currentUser.id }, tokens[0]);

    await Promise.all([app.graphql(hide, { id: other?.id }, tokens[0]), app.graphql(hide, { id: one?.id }, tokens[1])]);
    const left: { id: string }[] = await app.deps.db.dataSource.query(
      `select id from "user" where role = 'admin' and not hidden`,
    );
    expect(left).toHaveLength(1);
    const last = tokens[people.findIndex(({ id }) => id === left[0]?.id)];
    const refused = await app.graphql(hide, { id: left[0]?.id }, last);
    expect(refused.errors?.[0]).toMatchObject({ message: 'Vähemalt üks administraator peab alles jääma' });
    admin = last ?? '';
    await submitInquiry(app);
    expect((await app.graphql('{ newOrders { id } }', {}, admin)).errors).toBeUndefined();
  });
});
