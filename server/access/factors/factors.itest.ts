import { createHmac, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { Authenticator } from '../../model/people/authenticator.entity';
import { ensureBackupKey } from '../../platform/backup/backupKey';
import { seal } from '../../platform/settings/secrets';
import type { Person } from '../../testing/builders';
import { createPerson, must } from '../../testing/builders';
import type { TestApp } from '../../testing/testApp';
import { adminPassword, startTestApp } from '../../testing/testApp';
import { resetFactors } from './factorChanges';

// The second factor: codes of an app, recovery codes, the duty of admins.

let app: TestApp;
let admin: string;
let moment: Date;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.login('admin');
  moment = app.clock.now();
  jest.spyOn(app.clock, 'now').mockImplementation(() => moment);
});
afterAll(() => app.stop());
beforeEach(() => app.deps.db.dataSource.query('delete from rate_limit'));

const later = (seconds: number) => (moment = new Date(moment.getTime() + seconds * 1000));
const codeAt = (secret: string, seconds = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: moment.getTime() + seconds * 1000 });

async function signIn(username: string, code?: string) {
  const response = await app.fetch('/api/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: adminPassword, ...(code !== undefined && { code }) }),
  });
  const { content, error } = (await response.json()) as { content?: { token: string }; error?: { message: string } };
  return content?.token ?? `${response.status} ${error?.message}`;
}

async function addFactor(token: string): Promise<{ secret: string; codes: string[] }> {
  const { startAuthenticator } = await must<{ startAuthenticator: { secret: string; qrCode: string } }>(
    app,
    'mutation($password: String!) { startAuthenticator(password: $password) { secret qrCode } }',
    { password: adminPassword },
    token,
  );
  expect(startAuthenticator.qrCode).toMatch(/^data:image\/png;base64,/);
  const { secret } = startAuthenticator;
  const { confirmAuthenticator } = await must<{ confirmAuthenticator: string[] }>(
    app,
    'mutation($code: String!) { confirmAuthenticator(code: $code) }',
    { code: codeAt(secret) },
    token,
  );
  later(60);
  return { secret, codes: confirmAuthenticator };
}

async function personWithFactor(role: 'driver' | 'admin' = 'driver') {
  const person = await createPerson(app, admin, { role });
  const token = await app.login(person.username);
  return { ...person, token, ...(await addFactor(token)) };
}
async function readLog() {
  const { accessLog } = await must<{ accessLog: { kind: string; user: Person | null; actor: Person | null }[] }>(
    app,
    '{ accessLog { kind user { username } actor { username } } }',
    {},
    admin,
  );
  return accessLog;
}
const makeCode = async (document: string, variables: object, token: string) =>
  (await app.graphql(document, variables, token)).errors?.[0]?.extensions.code ?? 'done';

test('a code is asked for after the password, and only a right one opens a session', async () => {
  const { username, secret, codes, email } = await personWithFactor();
  expect(await signIn(username)).toBe('401 Sisselogimiseks on vaja ka kinnituskoodi');
  expect(await signIn(username, '000000')).toBe('400 Kood ei ole õige');
  expect(await signIn(username, codeAt(secret))).toMatch(/^[\w-]{43}$/);
  expect(codes).toHaveLength(10);
  expect((await app.mail(email, 'ka kinnituskoodi')).links).toEqual([]);
  const rows = await app.deps.db.dataSource.query(
    'select a::text as row from authenticator a union all select r::text from recovery_code r',
  );
  for (const plain of [secret, ...codes]) expect(JSON.stringify(rows)).not.toContain(plain.replaceAll('-', ''));
});

test('a code works once, also in a race', async () => {
  const { username, secret } = await personWithFactor();
  const code = codeAt(secret);
  const race = await Promise.all([signIn(username, code), signIn(username, code)]);
  expect(race.filter((reply) => reply.startsWith('400'))).toHaveLength(1);
  expect(await signIn(username, code)).toBe('400 Kood ei ole õige');
  // Nor does the one before it, once a later one was used.
  expect(await signIn(username, codeAt(secret, -30))).toBe('400 Kood ei ole õige');
});

test.each([
  [-90, 'refused'],
  [-30, 'taken'],
  [30, 'taken'],
  [90, 'refused'],
])('a clock that differs by %s s is %s', async (seconds, outcome) => {
  const { username, secret } = await personWithFactor();
  later(120);
  expect((await signIn(username, codeAt(secret, seconds))).startsWith('400') ? 'refused' : 'taken').toBe(outcome);
});

test('wrong codes are slowed down, for a thief of the password', async () => {
  const { username, secret } = await personWithFactor();
  const replies: string[] = [];
  for (let tries = 0; tries < 8; tries += 1) replies.push((await signIn(username, '123456')).slice(0, 3));
  expect(replies).toEqual(['400', '400', '400', '400', '400', '429', '429', '429']);
  expect((await signIn(username, codeAt(secret))).slice(0, 3)).toBe('429');
});

test('each recovery code works once, and new ones replace the rest', async () => {
  const { username, token, secret, codes } = await personWithFactor();
  const [first = '', second = ''] = codes;
  expect(await signIn(username, first.toLowerCase().replaceAll('-', ' '))).toMatch(/^[\w-]{43}$/);
  expect(await signIn(username, first)).toBe('400 Kood ei ole õige');
  const race = await Promise.all([signIn(username, second), signIn(username, second)]);
  expect(race.filter((reply) => reply.startsWith('400'))).toHaveLength(1);
  const left = () =>
    must<{ mySecondFactor: { recoveryCodesLeft: number } }>(app, '{ mySecondFactor { recoveryCodesLeft } }', {}, token);
  expect((await left()).mySecondFactor.recoveryCodesLeft).toBe(8);
  const { replaceRecoveryCodes } = await must<{ replaceRecoveryCodes: string[] }>(
    app,
    'mutation($code: String!) { replaceRecoveryCodes(code: $code) }',
    { code: codeAt(secret) },
    token,
  );
  expect(await signIn(username, codes[2])).toBe('400 Kood ei ole õige');
  expect(await signIn(username, replaceRecoveryCodes[0])).toMatch(/^[\w-]{43}$/);
});

test('adding asks for the password, and a wrong code adds nothing', async () => {
  const { username } = await createPerson(app, admin);
  const token = await app.login(username);
  const start = 'mutation($password: String!) { startAuthenticator(password: $password) { secret } }';
  expect(await makeCode(start, { password: 'vale parool' }, token)).toBe('BAD_USER_INPUT');
  await must(app, start, { password: adminPassword }, token);
  expect(await makeCode('mutation { confirmAuthenticator(code: "000000") }', {}, token)).toBe('BAD_USER_INPUT');
  expect(await signIn(username)).toMatch(/^[\w-]{43}$/);
});

test('a user removes the own factor with a code, an admin that of others, logged and mailed', async () => {
  const remove = 'mutation($code: String!) { removeAuthenticator(code: $code) }';
  const own = await personWithFactor();
  expect(await makeCode(remove, { code: '000000' }, own.token)).toBe('BAD_USER_INPUT');
  expect(await makeCode(remove, { code: codeAt(own.secret) }, own.token)).toBe('done');
  expect(await signIn(own.username)).toMatch(/^[\w-]{43}$/);

  const lost = await personWithFactor();
  const takeOff = 'mutation($id: UUID!) { removeUserFactor(id: $id) }';
  expect(await makeCode(takeOff, { id: lost.id }, own.token)).toBe('FORBIDDEN');
  expect(await makeCode(takeOff, { id: lost.id }, admin)).toBe('done');
  expect(await makeCode(takeOff, { id: lost.id }, admin)).toBe('CONFLICT');
  expect(await signIn(lost.username)).toMatch(/^[\w-]{43}$/);
  expect((await app.mail(lost.email, 'Kontor eemaldas')).links).toEqual([]);
  const removed = (await readLog()).find(
    ({ kind, user }) => kind === 'factorRemoved' && user?.username === lost.username,
  );
  expect(removed?.actor?.username).toBe('admin');
});

test('with the duty an admin without a factor does nothing but add one', async () => {
  const set = 'mutation($needed: Boolean!) { setAdminsNeedFactor(needed: $needed) }';
  expect(await makeCode(set, { needed: true }, admin)).toBe('CONFLICT');
  const chief = await personWithFactor('admin');
  const other = await createPerson(app, admin, { role: 'admin' });
  const token = await app.login(other.username);
  const driver = await app.login((await createPerson(app, admin)).username);
  expect(await makeCode(set, { needed: true }, chief.token)).toBe('done');
  const reads = ['{ newOrders { id } }', '{ drivers { id } }', '{ accessLog { id } }'];
  for (const read of reads) expect(await makeCode(read, {}, token)).toBe('FORBIDDEN');
  const file = await app.fetch('/api/export/archive.csv', { headers: { authorization: `Bearer ${token}` } });
  expect(file.status).toBe(403);
  expect(await makeCode('{ drivers { id } }', {}, driver)).toBe('done');
  await addFactor(token);
  for (const read of reads) expect(await makeCode(read, {}, token)).toBe('done');
  expect(await makeCode(set, { needed: true }, chief.token)).toBe('done');
  const remove = 'mutation($code: String!) { removeAuthenticator(code: $code) }';
  const code = codeAt(chief.secret);
  expect(await makeCode(remove, { code }, chief.token)).toBe('CONFLICT');
  expect(await makeCode(set, { needed: false }, chief.token)).toBe('done');
  // Each change of the duty is logged once, and the refusal has not used the code up.
  const logged = (await readLog()).filter(({ kind }) => kind.startsWith('duty'));
  expect(logged.map(({ kind, user }) => [kind, user?.username])).toEqual([
    ['dutyLifted', chief.username],
    ['dutySet', chief.username],
  ]);
  expect(await makeCode(remove, { code }, chief.token)).toBe('done');
});

describe('the key of the secrets', () => {
  const put = (userId: string, sealedSecret: string) =>
    app.deps.db.dataSource.manager.update(Authenticator, { userId }, { sealedSecret });
  const read = async (userId: string) =>
    (await app.deps.db.dataSource.manager.findOneByOrFail(Authenticator, { userId })).sealedSecret;

  test('opens what was sealed by the former one, and seals it again at the next code', async () => {
    const { id, username, secret } = await personWithFactor();
    const key = createHmac('sha256', await ensureBackupKey(app.deps.config))
      .update('charter-secret-box')
      .digest();
    await put(id, seal(key, `authenticator:${id}`, secret));
    expect(await signIn(username, codeAt(secret))).toMatch(/^[\w-]{43}$/);
    expect(await read(id)).toMatch(/^2\./);
    later(60);
    expect(await signIn(username, codeAt(secret))).toMatch(/^[\w-]{43}$/);
  });

  test('is named when it is gone, and a recovery code or an admin helps', async () => {
    const { id, username, secret, codes } = await personWithFactor();
    await put(id, `2.${seal(randomBytes(32), `authenticator:${id}`, secret)}`);
    expect(await signIn(username, codeAt(secret))).toMatch(/^409 Rakenduse koodi ei saa kontrollida, sest serveril/);
    expect(await signIn(username, codes[0])).toMatch(/^[\w-]{43}$/);
    expect(await makeCode(`mutation { removeUserFactor(id: "${id}") }`, {}, admin)).toBe('done');
    expect(await signIn(username)).toMatch(/^[\w-]{43}$/);
  });
});

test('the command line removes the factors of the only admin, and the log has it', async () => {
  const { username } = await personWithFactor('admin');
  const reset = (name: string) => app.deps.db.transaction((manager) => resetFactors(manager, app.deps.clock, name));
  expect(await reset('keegi')).toBe(false);
  expect(await reset(username.toUpperCase())).toBe(true);
  expect(await signIn(username)).toMatch(/^[\w-]{43}$/);
  expect((await readLog()).find(({ kind }) => kind === 'factorReset')?.user?.username).toBe(username);
});

test('the second step ends with the password that began it', async () => {
  const { id, username, secret } = await personWithFactor();
  const form = (path: string, fields: Record<string, string>, cookie = '') =>
    app.fetch(path, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: 'http://portal.example', cookie },
      body: new URLSearchParams(fields),
    });
  const first = await form('/portal/login', { username, password: adminPassword });
  expect(first.headers.get('location')).toBe('/portal/loginCode?factor=app');
  expect(first.headers.getSetCookie().join()).not.toContain('session=');
  const pending =
    first.headers
      .getSetCookie()
      .find((each) => each.startsWith('pending='))
      ?.split(';')[0] ?? '';
  const right = await form('/portal/loginCode', { code: codeAt(secret) }, pending);
  expect([right.status, right.headers.getSetCookie().join()]).toEqual([303, expect.stringContaining('session=')]);
  later(60);
  await must(app, `mutation { resetPassword(id: "${id}", password: "uus parool 1") }`, {}, admin);
  expect((await form('/portal/loginCode', { code: codeAt(secret) }, pending)).status).toBe(401);
  expect((await form('/portal/loginCode', { code: codeAt(secret) }, 'pending=made-up')).status).toBe(401);
});
