import { setTimeout as sleep } from 'node:timers/promises';
import { createPerson, inquiry, must, submitInquiry } from '../../testing/builders';
import type { TestApp } from '../../testing/testApp';
import { startTestApp } from '../../testing/testApp';

let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.login('admin');
});
afterAll(() => app.stop());

const day = 86_400_000;
const later = (ms: number) => new Date(app.clock.now().getTime() + ms);

const create = 'mutation($input: ApiTokenInput!) { createApiToken(input: $input) { id token } }';

async function makeToken(scope: string, lasts = 30 * day, by = admin): Promise<{ id: string; token: string }> {
  const input = { name: `Raamatupidaja ${scope}`, scope, expiresAt: later(lasts).toISOString() };
  return (await must<{ createApiToken: { id: string; token: string } }>(app, create, { input }, by)).createApiToken;
}

const readCode = async (document: string, token: string, variables = {}) => {
  const { errors, status } = await app.graphql(document, variables, token);
  return { code: errors?.[0]?.extensions.code ?? 'OK', message: errors?.[0]?.message, status };
};
const list = '{ newOrders { id } }';
const notes = 'mutation($id: UUID!) { updateNotes(id: $id, notes: { driverNotes: "x" }) { id } }';

test('a token is shown once, stored hashed, and says when it was last used, to the minute', async () => {
  const { token, id } = await makeToken('read');
  expect(token).toMatch(/^charter_[\w-]{43}$/);
  const rows: unknown[] = await app.deps.db.dataSource.query('select * from api_token');
  expect(JSON.stringify(rows)).not.toContain(token);

  const lastUse = async () => {
    const { apiTokens } = await must<{ apiTokens: { id: string; lastUsedAt: string | null; user: object }[] }>(
      app,
      '{ apiTokens { id name scope lastUsedAt expiresAt revokedAt user { username } } }',
      {},
      admin,
    );
    return apiTokens.find((row) => row.id === id);
  };
  expect(await lastUse()).toMatchObject({ lastUsedAt: null, user: { username: 'admin' }, scope: 'read' });
  const first = app.clock.now();
  expect(await readCode(list, token)).toMatchObject({ code: 'OK' });
  app.clock.set(new Date(first.getTime() + 30_000));
  await readCode(list, token);
  const noted = (await lastUse())?.lastUsedAt ?? '';
  expect(new Date(noted).getTime() - first.getTime()).toBeLessThan(30_000);
  app.clock.set(new Date(first.getTime() + 91_000));
  await readCode(list, token);
  expect((await lastUse())?.lastUsedAt).not.toBe(noted);
});

test('a scope limits a token on GraphQL, on /fn and on exports', async () => {
  const id = await submitInquiry(app, inquiry(app));
  const read = (await makeToken('read')).token;
  const write = (await makeToken('write')).token;
  const accounting = (await makeToken('accounting')).token;
  expect(await readCode(list, read)).toMatchObject({ code: 'OK' });
  expect(await readCode(notes, read, { id })).toMatchObject({
    code: 'FORBIDDEN',
    message: expect.stringMatching(/read/),
  });
  expect(await readCode(notes, write, { id })).toMatchObject({ code: 'OK' });
  expect(await readCode(list, accounting)).toMatchObject({
    code: 'FORBIDDEN',
    message: expect.stringMatching(/accounting/),
  });
  expect(await readCode(notes, accounting, { id })).toMatchObject({ code: 'FORBIDDEN' });

  const readStatus = async (path: string, token: string) =>
    (await app.fetch(path, { headers: { authorization: `Bearer ${token}` } })).status;
  expect(await readStatus('/api/fn/getArchive', read)).toBe(200);
  expect(await readStatus('/api/fn/getArchive', accounting)).toBe(403);
  expect(await readStatus(`/api/fn/deleteQuery?id=${id}`, read)).toBe(403);
  expect(await readStatus('/api/export/archive.csv', read)).toBe(200);
  expect(await readStatus('/api/export/archive.csv', accounting)).toBe(403);
});

test('a token cannot make tokens or users, whatever its scope', async () => {
  const { token } = await makeToken('write');
  const input = { name: 'Veel üks', scope: 'write', expiresAt: later(day).toISOString() };
  expect(await readCode(create, token, { input })).toMatchObject({ code: 'FORBIDDEN' });
  expect(await readCode('{ apiTokens { id } }', token)).toMatchObject({ code: 'FORBIDDEN' });
  const user = { username: 'salajane', firstname: 'Salajane', role: 'admin' };
  const createUser = 'mutation($user: UserInput!) { createUser(input: $user, password: "saladus123") { id } }';
  expect(await readCode(createUser, token, { user })).toMatchObject({ code: 'FORBIDDEN' });
});

test.each([
  ['a name of nothing', { name: ' ' }, 'name'],
  ['an end in the past', { expiresAt: '2020-01-01T00:00:00Z' }, 'expiresAt'],
  ['an end after more than two years', { expiresAt: '2099-01-01T00:00:00Z' }, 'expiresAt'],
])('%s is refused at its field', async (_what, wrong, field) => {
  const input = { name: 'Merit', scope: 'read', expiresAt: later(day).toISOString(), ...wrong };
  const { errors } = await app.graphql(create, { input }, admin);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
});

test('refuses an expired, revoked or unknown token, and one of a former admin, with the reason', async () => {
  const person = await createPerson(app, admin, { role: 'admin' });
  const theirs = await app.login(person.username);
  const dying = await makeToken('read', 30 * day, theirs);
  const revoked = await makeToken('read');
  const short = await makeToken('read', 1000);
  expect(await readCode(list, dying.token)).toMatchObject({ code: 'OK' });

  await must(app, 'mutation($id: UUID!) { revokeApiToken(id: $id) }', { id: revoked.id }, admin);
  const hide = 'mutation($id: UUID!, $hidden: Boolean!) { setUserHidden(id: $id, hidden: $hidden) { id } }';
  await must(app, hide, { id: person.id, hidden: true }, admin);
  app.clock.set(later(1000));

  const unauthenticated = { code: 'UNAUTHENTICATED', status: 401 };
  expect(await readCode(list, revoked.token)).toEqual({ ...unauthenticated, message: 'API-võti on tühistatud' });
  expect(await readCode(list, short.token)).toEqual({ ...unauthenticated, message: 'API-võti on aegunud' });
  expect(await readCode(list, `${short.token}x`)).toEqual({ ...unauthenticated, message: 'API-võti on vale' });
  expect(await readCode(list, dying.token)).toMatchObject(unauthenticated);
  // Not by being shown again either.
  await must(app, hide, { id: person.id, hidden: false }, admin);
  expect(await readCode(list, dying.token)).toMatchObject(unauthenticated);
  for (const path of ['/api/fn/getArchive', '/api/export/archive.csv']) {
    const response = await app.fetch(path, { headers: { authorization: `Bearer ${revoked.token}` } });
    expect(response.status).toBe(401);
    expect(await response.text()).toContain('API-võti on tühistatud');
  }
});

test('a token in an address or a cookie opens nothing', async () => {
  const { token } = await makeToken('write');
  for (const name of ['token', 'access_token', 'authorization', 'api_token']) {
    expect((await app.fetch(`/api/export/archive.csv?${name}=${token}`)).status).toBe(401);
    expect((await app.fetch(`/api/fn/getArchive?${name}=${token}`)).status).toBe(401);
  }
  const cookie = await app.fetch('/api/export/archive.csv', { headers: { cookie: `session=${token}` } });
  expect(cookie.status).toBe(401);
});

test('each use is counted in the database and logged by the token, never with its text', async () => {
  const { token, id } = await makeToken('read');
  const logged: object[] = [];
  const { info } = app.deps.log;
  app.deps.log.info = (message, fields) => void logged.push({ message, ...fields });
  await readCode(list, token);
  await app.fetch(`/api/export/archive.csv?token=${token}`, { headers: { authorization: `Bearer ${token}` } });
  // A request is logged once its reply has gone, which its caller may see sooner.
  for (let tries = 0; tries < 100 && logged.length < 2; tries += 1) await sleep(20);
  app.deps.log.info = info;
  expect(logged).toHaveLength(2);
  const lines = [
    expect.objectContaining({ path: '/graphql', apiToken: { id, name: 'Raamatupidaja read', scope: 'read' } }),
    expect.objectContaining({ path: '/api/export/archive.csv', apiToken: expect.objectContaining({ id }) }),
  ];
  expect(logged).toEqual(expect.arrayContaining(lines));
  expect(JSON.stringify(logged)).not.toContain(token);

  await app.deps.db.dataSource.query('update rate_limit set count = 600 where key = $1', [`api-token:${id}`]);
  expect(await readCode(list, token)).toMatchObject({ code: 'TOO_MANY_ATTEMPTS', status: 429 });
  app.clock.set(later(61_000));
  expect(await readCode(list, token)).toMatchObject({ code: 'OK' });
});
