import { copyOrder, inquiry, submitInquiry } from '../../testing/builders';
import type { TestApp } from '../../testing/testApp';
import { adminPassword, startTestApp } from '../../testing/testApp';
import type { Row } from './calls/fnClient.fixture';
import { content, fn } from './calls/fnClient.fixture';

let app: TestApp;
let admin: string;
const id = '019ab000-0000-7000-8000-00000000abcd';

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.login('admin');
}, 60_000);
afterAll(() => app.stop());

const call = async (path: string, init: RequestInit = {}) => {
  const response = await app.fetch(path, init);
  const body = (await response.json()) as { content?: Row; error?: Row };
  return { status: response.status, headers: response.headers, ...body };
};
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  call(path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });
const bearer = () => ({ authorization: `Bearer ${admin}` });
const busNames = async () => (await content<Row[]>(app, 'getBuses', {}, admin)).map((bus) => bus.bus_name);

test('every name takes GET and POST', async () => {
  expect((await call('/api/fn/createBus?name=Esimene', { headers: bearer() })).content).toEqual({
    id: expect.any(String),
  });
  expect((await post('/api/fn/createBus', '{"name": "Teine"}', bearer())).content).toEqual({ id: expect.any(String) });
  // fetch says text/plain when nobody says otherwise.
  expect(
    (await post('/api/fn/createBus', '{"name": "Kolmas"}', { ...bearer(), 'content-type': 'text/plain' })).status,
  ).toBe(200);
  expect((await post('/api/fn/getBuses', '{}', bearer())).content).toHaveLength(3);
  expect((await call('/api/fn/getBuses', { method: 'POST', headers: bearer() })).content).toHaveLength(3);
});

test('other methods are refused, and a HEAD carries nothing out', async () => {
  const before = await busNames();
  const head = await app.fetch('/api/fn/createBus?name=Neljas', { method: 'HEAD', headers: bearer() });
  expect([head.status, head.headers.get('allow')]).toEqual([405, 'GET, POST']);
  expect((await call('/api/fn/getBuses', { method: 'DELETE', headers: bearer() })).status).toBe(405);
  expect(await busNames()).toEqual(before);
});

test('errors have one shape, and their requestID is that of the response', async () => {
  const unknown = await call('/api/fn/getNothing');
  expect(unknown.status).toBe(404);
  expect(unknown.error).toEqual({
    requestID: unknown.headers.get('x-request-id'),
    message: 'Funktsiooni getNothing ei ole',
    cause: 'NOT_FOUND',
    function: 'getNothing',
    wrapped: 'Error funktsioonis "get nothing": Funktsiooni getNothing ei ole',
  });
  expect((await call('/api/fn/constructor')).status).toBe(404);
  const broken = await post('/api/fn/createBus', '{"name": ', bearer());
  expect([broken.status, broken.error?.message]).toEqual([400, 'Päringut ei saa lugeda']);
  expect(broken.error).toMatchObject({ requestID: broken.headers.get('x-request-id'), function: 'createBus' });
  expect((await post('/api/fn/createBus', '["Neljas"]', bearer())).error?.message).toBe(
    'Argumendid peavad olema JSON-objektis',
  );
  const large = await post('/api/fn/createBus', JSON.stringify({ name: 'x'.repeat(1_100_000) }), bearer());
  expect([large.status, large.error?.message, large.error?.function]).toEqual([
    413,
    'Päring on liiga suur',
    'createBus',
  ]);
});

test('access comes before arguments', async () => {
  await content(
    app,
    'createUser',
    { username: 'juht', firstname: 'Juht', password: adminPassword, role: 'driver' },
    admin,
  );
  const driver = await app.login('juht');
  const refused = async (name: string, token: string | null) => {
    const { status, error } = await fn(app, name, {}, token);
    return [status, error?.message];
  };
  expect(await refused('startJob', null)).toEqual([401, 'Palun logige sisse']);
  expect(await refused('startJob', 'vale')).toEqual([401, 'Palun logige sisse']);
  expect(await refused('startJob', driver)).toEqual([403, 'Selleks on vaja administraatori õigusi']);
  expect(await refused('startJob', admin)).toEqual([400, 'Puudub argument: id / query']);
  expect(await refused('getFullQuery', driver)).toEqual([400, 'Puudub argument: id / query']);
  expect(await content(app, 'getCurrentUser', {}, 'vale')).toEqual({ authenticated: false, data: null });
});

test('wrong arguments are named as the caller knows them', async () => {
  const refused = async (name: string, args: Row, token: string | null = admin) => {
    const { status, error } = await fn(app, name, args, token);
    return [status, error?.message, error?.cause];
  };
  const answer = { query: id, tax: 24, price: 500 };
  expect(await refused('answerQuery', { ...answer, id: id.replace('a', 'b') })).toEqual([
    400,
    'Argumendid id ja query on erinevad',
    'Vigane argument: id',
  ]);
  expect(await refused('answerQuery', { ...answer, id: id.toUpperCase() })).toEqual([
    404,
    'Tellimust ei leitud',
    'NOT_FOUND',
  ]);
  expect(await refused('answerQuery', { ...answer, query: 'abc' })).toEqual([
    400,
    'Vigane tunnus',
    'Vigane argument: id',
  ]);
  expect(await refused('answerQuery', { ...answer, price: 'odav' })).toEqual([
    400,
    'Palun sisestage hind kujul 123.45',
    'Vigane argument: price',
  ]);
  // An offer of 0 says 0: one without a price is no offer.
  for (const price of ['', ' ', null, undefined])
    expect(await refused('answerQuery', { ...answer, price })).toEqual([
      400,
      'Puudub argument: price',
      'Vigane argument: price',
    ]);
  expect(await refused('answerQuery', { ...answer, tax: '' })).toEqual([
    400,
    'Puudub argument: tax',
    'Vigane argument: tax',
  ]);
  expect(await refused('answerQuery', { ...answer, tax: 20 })).toEqual([
    400,
    'Palun valige käibemaks: 22%, 24% või 0%',
    'Vigane argument: tax',
  ]);
  expect(await refused('rejectQuery', { id, reason: 'whim' })).toEqual([
    400,
    'Vigane väärtus',
    'Vigane argument: reason',
  ]);
  expect(
    await refused('createUser', { username: 'x y', firstname: 'X', password: adminPassword, role: 'driver' }),
  ).toEqual([400, 'Kasutajanimi: 1 kuni 20 tähemärki, ilma tühikuteta', 'Vigane argument: username']);
  const [first, ...others] = [
    { lat: 59.4, lng: 24.7, depart: 1_000_000_000, city_name: 'Tallinn' },
    { lat: 58.4, lng: 26.7, city_name: 'Tartu' },
  ];
  const customer = { passengers: 3, fullname: 'Õie', email: 'oie@naide.example', phone: '55512345' };
  expect(await refused('postQuery', { ...customer, waypoints: [first, ...others] }, null)).toEqual([
    400,
    'Väljumisaeg ei saa olla minevikus',
    'Vigane argument: waypoints.0.depart',
  ]);
  expect(await refused('postQuery', { ...customer, waypoints: [first, ...others], email: '' }, null)).toEqual([
    400,
    'Palun sisestage e-posti aadress',
    'Vigane argument: email',
  ]);
});

describe('signing in and out', () => {
  const signIn = (headers: Record<string, string> = {}) =>
    post('/api/login', JSON.stringify({ username: 'ADMIN', password: adminPassword }), headers);

  test('login sets the session cookie and tells the token', async () => {
    const { content, headers } = await signIn();
    const token = content?.token;
    expect(headers.getSetCookie()[0]).toBe(`session=${String(token)}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`);
    expect(
      (await call('/api/fn/getCurrentUser', { headers: { cookie: `session=${String(token)}` } })).content,
    ).toMatchObject({ authenticated: true });
  });

  test('a wrong password is refused in the same shape', async () => {
    const wrong = await post('/api/login', '{"username": "admin", "password": "vale"}');
    expect(wrong.status).toBe(401);
    expect(wrong.error).toEqual({
      requestID: wrong.headers.get('x-request-id'),
      message: 'Vale kasutajanimi või parool',
      cause: 'UNAUTHENTICATED',
      function: 'login',
      wrapped: 'Error funktsioonis "login": Vale kasutajanimi või parool',
    });
    for (let tries = 0; tries < 5; tries += 1) await post('/api/login', '{"username": "keegi", "password": "vale"}');
    const tooMany = await post('/api/login', '{"username": "keegi", "password": "vale"}');
    expect([tooMany.status, tooMany.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^[12]$/)]);
    expect((await post('/api/login', '')).error?.message).toBe('Palun sisestage kasutajanimi');
  });

  test.each(['/api/logout', '/api/fn/logout'])('%s ends the session and takes the cookie back', async (path) => {
    const cookie = { cookie: `session=${String((await signIn()).content?.token)}` };
    const out = await post(path, '{}', cookie);
    expect([out.status, out.content]).toEqual([200, { ok: true }]);
    expect(out.headers.get('set-cookie')).toBe('session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax');
    expect((await call('/api/fn/getCurrentUser', { headers: cookie })).content).toEqual({
      authenticated: false,
      data: null,
    });
  });

  test('another site can sign nobody in', async () => {
    expect((await signIn({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await signIn({ 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });
});

describe('calls from another site', () => {
  const create = (headers: Record<string, string>) => call('/api/fn/createBus?name=Vargsi', { headers });

  test.each([
    ['cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['same-site', { 'sec-fetch-site': 'same-site' }],
    ['another origin', { origin: 'https://evil.example' }],
    ['an origin that hides', { origin: 'null' }],
  ])("%s: change nothing with a caller's cookie", async (_name, headers) => {
    const refused = await create({ ...headers, cookie: `session=${admin}` });
    expect([refused.status, refused.error?.message]).toEqual([403, 'Päring tuli teiselt lehelt']);
    expect(
      (await post('/api/fn/createBus', '{"name": "Vargsi"}', { ...headers, cookie: `session=${admin}` })).status,
    ).toBe(403);
    expect((await post('/api/logout', '{}', { ...headers, cookie: `session=${admin}` })).status).toBe(403);
    expect(await busNames()).not.toContain('Vargsi');
    // Calls that need no session are open to other pages.
    expect((await post('/api/fn/updateRouteEstimation', '{"route": [{"lat": 59, "lng": 25}]}', headers)).status).toBe(
      200,
    );
  });

  test('our own pages and other programs may', async () => {
    const cookie = `session=${admin}`;
    expect((await create({ cookie, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    expect((await create({ cookie, 'sec-fetch-site': 'none' })).status).toBe(200);
    expect((await create({ cookie, origin: 'http://portal.example' })).status).toBe(200);
    expect((await create({ cookie })).status).toBe(200);
    expect((await create({ ...bearer(), 'sec-fetch-site': 'cross-site' })).status).toBe(200);
  });
});

test('the archive comes whole, however long it is', async () => {
  const later = await submitInquiry(app, inquiry(app, 30));
  const first = await submitInquiry(app, inquiry(app, 24));
  const orders = [first, ...(await copyOrder(app, first, 105)), later];
  app.clock.set(new Date(app.clock.now().getTime() + 20 * 86_400_000));
  const { archive } = await content<{ archive: Row[] }>(app, 'getArchive', {}, await app.login('admin'));
  expect(archive.map((row) => row.query_id)).toEqual(orders.reverse());
  expect(new Set(archive.map((row) => row.type))).toEqual(new Set(['query']));
}, 60_000);
