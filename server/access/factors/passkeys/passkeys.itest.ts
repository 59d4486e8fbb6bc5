import { migrations } from '../../../migrations';
import { entities } from '../../../model/entities';
import { openDatabase } from '../../../platform/database/database';
import type { Person } from '../../../testing/builders';
import { createPerson, must } from '../../../testing/builders';
import type { TestApp } from '../../../testing/testApp';
import { adminPassword, startTestApp } from '../../../testing/testApp';
import type { SoftAuthenticator } from './softAuthenticator.fixture';
import { createSoftAuthenticator } from './softAuthenticator.fixture';

// Passkeys: added, used to sign in, removed; replies that prove nothing.

const origin = 'https://portal.example';

let app: TestApp;
let copy: TestApp;
let admin: string;
let moment: Date;
beforeAll(async () => {
  app = await startTestApp({ PUBLIC_URL: origin });
  const url = String((app.deps.db.dataSource.options as { url?: string }).url);
  const database = await openDatabase({ url, entities, migrations, log: () => undefined });
  copy = await startTestApp({ PUBLIC_URL: origin }, undefined, undefined, { database });
  admin = await app.login('admin');
  moment = app.clock.now();
  for (const { clock } of [app, copy]) jest.spyOn(clock, 'now').mockImplementation(() => moment);
});
afterAll(async () => {
  await copy.stop();
  await app.stop();
});
beforeEach(() => app.deps.db.dataSource.query('delete from rate_limit'));

const later = (seconds: number) => (moment = new Date(moment.getTime() + seconds * 1000));
const readCode = async (document: string, variables: object, token: string) =>
  (await app.graphql(document, variables, token)).errors?.[0]?.extensions.code ?? 'done';

const start = 'mutation($password: String!) { startPasskey(password: $password) }';
const add = 'mutation($name: String!, $reply: String!) { addPasskey(name: $name, reply: $reply) }';
const remove = 'mutation($id: UUID!, $password: String!) { removePasskey(id: $id, password: $password) }';

async function askToAdd(token: string) {
  const { startPasskey } = await must<{ startPasskey: string }>(app, start, { password: adminPassword }, token);
  return JSON.parse(startPasskey) as { challenge: string; user: { id: string }; rp: { id: string } };
}
async function addPasskey(token: string, isCounting = true) {
  const authenticator = createSoftAuthenticator({ origin, isCounting });
  const reply = authenticator.create(await askToAdd(token));
  const { addPasskey: codes } = await must<{ addPasskey: string[] }>(app, add, { name: ' Telefon ', reply }, token);
  return { authenticator, codes };
}
async function personWithPasskey(role: 'driver' | 'admin' = 'driver', isCounting = true) {
  const person = await createPerson(app, admin, { role });
  const token = await app.login(person.username);
  return { ...person, token, ...(await addPasskey(token, isCounting)) };
}

const form = (path: string, fields: Record<string, string>, cookie = '', at = app) =>
  at.fetch(`/portal${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin, cookie },
    body: new URLSearchParams(fields),
  });
async function ask(path = '/login', cookie = '', at = app) {
  const response = await form(`${path}/passkey`, {}, cookie, at);
  return (await response.json()) as { challenge: string; allowCredentials?: { id: string }[]; rpId: string };
}
/** 'in', or the refusal. */
async function send(passkey: string, at = app): Promise<string> {
  const response = await form('/login', { passkey }, '', at);
  if (response.headers.getSetCookie().some((cookie) => /^__Host-session=[\w-]{43};/.test(cookie))) return 'in';
  const { error } = (await response.json()) as { error: { message: string } };
  return `${response.status} ${error.message}`;
}
const signIn = async (authenticator: SoftAuthenticator) => send(authenticator.assert(await ask()));

const refused = '401 Pääsuvõtit ei õnnestunud kontrollida. Palun proovige uuesti.';
const late = '401 Pääsuvõtme kinnitus aegus või on juba kasutatud. Palun proovige uuesti.';
const copied = expect.stringContaining('401 Sellest pääsuvõtmest paistab olevat koopia') as string;

async function readLog() {
  const { accessLog } = await must<{ accessLog: { kind: string; user: Person | null; actor: Person | null }[] }>(
    app,
    '{ accessLog { kind user { username } actor { username } } }',
    {},
    admin,
  );
  return accessLog;
}
const readKinds = async (username: string) =>
  (await readLog()).filter(({ user }) => user?.username === username).map(({ kind }) => kind);
const listPasskeys = async (token: string) =>
  (
    await must<{
      mySecondFactor: {
        passkeys: { id: string; name: string; lastUsedAt: string | null }[];
        recoveryCodesLeft: number;
      };
    }>(app, '{ mySecondFactor { passkeys { id name lastUsedAt } recoveryCodesLeft } }', {}, token)
  ).mySecondFactor;

describe('a passkey', () => {
  it('is added by the password, and signs in by itself, logged and mailed', async () => {
    const person = await createPerson(app, admin);
    const token = await app.login(person.username);
    expect(await readCode(start, { password: 'vale parool' }, token)).toBe('BAD_USER_INPUT');
    const asked = await askToAdd(token);
    expect(asked.rp.id).toBe('portal.example');
    const { authenticator, codes } = await addPasskey(token);
    expect(codes).toHaveLength(10);
    expect((await listPasskeys(token)).passkeys).toMatchObject([{ name: 'Telefon', lastUsedAt: null }]);
    expect((await app.mail(person.email, 'lisati pääsuvõti')).links).toEqual([]);
    later(60);
    const question = await ask();
    expect(question).toMatchObject({ rpId: 'portal.example', userVerification: 'required' });
    expect(question.allowCredentials ?? []).toEqual([]);
    expect(await send(authenticator.assert(question))).toBe('in');
    expect((await listPasskeys(token)).passkeys).toMatchObject([{ lastUsedAt: moment.toISOString() }]);
    expect(await readKinds(person.username)).toEqual(expect.arrayContaining(['passkeyAdded', 'signedInByPasskey']));
  });

  it('gives no new recovery codes while there are some, and its name is kept within bounds', async () => {
    const { token } = await personWithPasskey();
    expect((await addPasskey(token)).codes).toEqual([]);
    const { passkeys } = await listPasskeys(token);
    const rename = 'mutation($id: UUID!, $name: String!) { renamePasskey(id: $id, name: $name) }';
    const [first] = passkeys;
    expect(await readCode(rename, { id: first?.id, name: '  ' }, token)).toBe('BAD_USER_INPUT');
    expect(await readCode(rename, { id: first?.id, name: 'x'.repeat(61) }, token)).toBe('BAD_USER_INPUT');
    expect(await readCode(rename, { id: first?.id, name: 'Sülearvuti' }, token)).toBe('done');
    expect((await listPasskeys(token)).passkeys.map(({ name }) => name)).toEqual(['Sülearvuti', 'Telefon']);
    const stranger = await app.login((await createPerson(app, admin)).username);
    expect(await readCode(rename, { id: first?.id, name: 'Minu' }, stranger)).toBe('NOT_FOUND');
    expect(await readCode(remove, { id: first?.id, password: adminPassword }, stranger)).toBe('NOT_FOUND');
  });

  it('is added once, in time, by the user who asked, from this origin, by a verified user', async () => {
    const { token } = await personWithPasskey();
    const stranger = await app.login((await createPerson(app, admin)).username);
    const authenticator = createSoftAuthenticator({ origin });
    const reply = authenticator.create(await askToAdd(token));
    expect(await readCode(add, { name: 'Minu', reply }, stranger)).toBe('CONFLICT');
    const fresh = authenticator.create(await askToAdd(token));
    expect(await readCode(add, { name: 'Minu', reply: fresh }, token)).toBe('done');
    expect(await readCode(add, { name: 'Minu', reply: fresh }, token)).toBe('CONFLICT');
    for (const signed of [{ origin: 'https://portal.example.evil' }, { rpId: 'evil.example' }, { isVerified: false }]) {
      const other = createSoftAuthenticator({ origin });
      expect(await readCode(add, { name: 'Minu', reply: other.create(await askToAdd(token), signed) }, token)).toBe(
        'CONFLICT',
      );
    }
    const slow = createSoftAuthenticator({ origin }).create(await askToAdd(token));
    later(301);
    expect(await readCode(add, { name: 'Minu', reply: slow }, token)).toBe('CONFLICT');
    for (const junk of ['', '{}', 'x'.repeat(50_000), '[1]'])
      expect(await readCode(add, { name: 'Minu', reply: junk }, token)).toBe('CONFLICT');
  });
});

describe('the sign-in by a passkey', () => {
  it('refuses a repeated reply, and a used or late challenge', async () => {
    const { authenticator } = await personWithPasskey();
    const question = await ask();
    const reply = authenticator.assert(question);
    expect(await send(reply)).toBe('in');
    expect(await send(reply)).toBe(late);
    expect(await send(authenticator.assert(question))).toBe(late);
    const slow = await ask();
    later(301);
    expect(await send(authenticator.assert(slow))).toBe(late);
    expect(await send(authenticator.assert({ challenge: 'tehtud' }))).toBe(late);
  });

  it('takes one challenge once, also in a race, and at another copy of the server', async () => {
    const { authenticator } = await personWithPasskey();
    const question = await ask();
    const replies = [authenticator.assert(question), authenticator.assert(question)];
    const race = await Promise.all(replies.map((reply, index) => send(reply, index ? copy : app)));
    expect(race.filter((outcome) => outcome === 'in')).toHaveLength(1);
    expect(await send(authenticator.assert(await ask(), { counter: 9 }), copy)).toBe('in');
  });

  it.each([
    ['a foreign origin', { origin: 'https://portal.example.evil' }],
    ['a foreign domain', { rpId: 'evil.example' }],
    ['a user who was not verified', { isVerified: false }],
    ['the handle of another user', { userHandle: Buffer.from('keegi').toString('base64url') }],
  ])('refuses %s, and the log names the user', async (_what, signed) => {
    const { authenticator, username } = await personWithPasskey();
    const question = await ask();
    expect(await send(authenticator.assert(question, signed))).toBe(refused);
    expect(await readKinds(username)).toContain('wrongPasskey');
    // A failed reply uses the challenge up.
    expect(await send(authenticator.assert(question))).toBe(late);
    expect(await signIn(authenticator)).toBe('in');
  });

  it('refuses a changed signature, an unknown passkey and what is no reply', async () => {
    const { authenticator } = await personWithPasskey();
    const reply = JSON.parse(authenticator.assert(await ask())) as { response: { signature: string } };
    reply.response.signature = reply.response.signature.replace(/.{6}$/, 'AAAAAA');
    expect(await send(JSON.stringify(reply))).toBe(refused);
    const stranger = createSoftAuthenticator({ origin });
    expect(await signIn(stranger)).toMatch(/^401 Seda pääsuvõtit portaal ei tunne/);
    for (const junk of ['x', '{}', 'null', '[]']) expect(await send(junk)).toBe(refused);
  });

  it('refuses a counter that does not grow, as that of a copy, also in a race', async () => {
    const { authenticator, username } = await personWithPasskey();
    expect(await send(authenticator.assert(await ask(), { counter: 5 }))).toBe('in');
    for (const counter of [5, 4, 0]) expect(await send(authenticator.assert(await ask(), { counter }))).toEqual(copied);
    expect(await readKinds(username)).toContain('copiedPasskey');
    const questions = [await ask(), await ask()];
    const replies = questions.map((question) => authenticator.assert(question, { counter: 6 }));
    const race = await Promise.all(replies.map((reply) => send(reply)));
    expect(race.filter((outcome) => outcome === 'in')).toHaveLength(1);
  });

  it('takes a passkey that never counts', async () => {
    const { authenticator } = await personWithPasskey('driver', false);
    expect([await signIn(authenticator), await signIn(authenticator)]).toEqual(['in', 'in']);
  });

  it('does not let in a hidden user, nor a removed passkey', async () => {
    const hidden = await personWithPasskey();
    await must(app, `mutation { setUserHidden(id: "${hidden.id}", hidden: true) { id } }`, {}, admin);
    expect(await signIn(hidden.authenticator)).toMatch(/^401 Seda pääsuvõtit/);
    const own = await personWithPasskey();
    const [passkey] = (await listPasskeys(own.token)).passkeys;
    expect(await readCode(remove, { id: passkey?.id, password: 'vale parool' }, own.token)).toBe('BAD_USER_INPUT');
    expect(await readCode(remove, { id: passkey?.id, password: adminPassword }, own.token)).toBe('done');
    expect(await signIn(own.authenticator)).toMatch(/^401 Seda pääsuvõtit/);
    expect((await listPasskeys(own.token)).recoveryCodesLeft).toBe(0);
    expect(await app.login(own.username)).toMatch(/^[\w-]{43}$/);
    expect((await app.mail(own.email, 'eemaldati pääsuvõti')).links).toEqual([]);
    expect(await readKinds(own.username)).toContain('passkeyRemoved');
  });

  it('is limited per address', async () => {
    const { authenticator } = await personWithPasskey();
    const statuses: number[] = [];
    for (let tries = 0; tries < 62; tries += 1) statuses.push((await form('/login/passkey', {})).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 429]);
    await app.deps.db.dataSource.query('delete from rate_limit');
    const outcomes: string[] = [];
    for (let tries = 0; tries < 62; tries += 1) outcomes.push((await send('x')).slice(0, 3));
    expect([outcomes[0], outcomes.at(-1)]).toEqual(['401', '429']);
    await app.deps.db.dataSource.query('delete from rate_limit');
    expect(await signIn(authenticator)).toBe('in');
  });

  it('is not begun by another site', async () => {
    const response = await app.fetch('/portal/login/passkey', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(response.status).toBe(403);
  });
});

describe('after the password', () => {
  async function firstStep(username: string) {
    const response = await form('/login', { username, password: adminPassword });
    const pending = response.headers.getSetCookie().find((each) => each.startsWith('pending='));
    return { to: response.headers.get('location'), pending: pending?.split(';')[0] ?? '' };
  }

  it('asks for the passkeys of that user alone', async () => {
    const { username, authenticator } = await personWithPasskey();
    const other = await personWithPasskey();
    const { to, pending } = await firstStep(username);
    expect(to).toBe('/portal/loginCode?factor=passkey');
    const question = await ask('/loginCode', pending);
    expect(question.allowCredentials).toMatchObject([{ id: authenticator.id }]);
    const foreign = await form('/loginCode', { passkey: other.authenticator.assert(question) }, pending);
    expect(foreign.status).toBe(401);
    const own = authenticator.assert(await ask('/loginCode', pending));
    const right = await form('/loginCode', { passkey: own }, pending);
    expect([right.status, right.headers.get('location')]).toEqual([303, '/portal/login?done=entered']);
    expect(right.headers.getSetCookie().join()).toMatch(/__Host-session=[\w-]{43}/);
    expect((await form('/loginCode/passkey', {}, 'pending=tehtud')).status).toBe(401);
  });

  it('takes a recovery code instead, and the password makes new ones', async () => {
    const { username, token, codes } = await personWithPasskey();
    const { pending } = await firstStep(username);
    const byCode = await form('/loginCode', { code: codes[0] ?? '' }, pending);
    expect(byCode.status).toBe(303);
    const renew = 'mutation($password: String) { replaceRecoveryCodes(password: $password) }';
    expect(await readCode(renew, { password: 'vale parool' }, token)).toBe('BAD_USER_INPUT');
    const made = await must<{ replaceRecoveryCodes: string[] }>(app, renew, { password: adminPassword }, token);
    expect((await form('/loginCode', { code: codes[1] ?? '' }, pending)).status).toBe(400);
    expect((await form('/loginCode', { code: made.replaceRecoveryCodes[1] ?? '' }, pending)).status).toBe(303);
  });
});

test('a passkey meets the duty of admins, who keep the last one, also in a race', async () => {
  const set = 'mutation($needed: Boolean!) { setAdminsNeedFactor(needed: $needed) }';
  const chief = await personWithPasskey('admin');
  expect(await readCode(set, { needed: true }, chief.token)).toBe('done');
  const other = await app.login((await createPerson(app, chief.token, { role: 'admin' })).username);
  expect(await readCode('{ newOrders { id } }', {}, other)).toBe('FORBIDDEN');
  await addPasskey(other);
  expect(await readCode('{ newOrders { id } }', {}, other)).toBe('done');
  const driver = await createPerson(app, chief.token);
  const ofDriver = await app.login(driver.username);
  await addPasskey(ofDriver);

  const [only] = (await listPasskeys(chief.token)).passkeys;
  expect(await readCode(remove, { id: only?.id, password: adminPassword }, chief.token)).toBe('CONFLICT');
  await addPasskey(chief.token);
  const both = (await listPasskeys(chief.token)).passkeys;
  const race = await Promise.all(both.map(({ id }) => readCode(remove, { id, password: adminPassword }, chief.token)));
  expect(race.sort()).toEqual(['CONFLICT', 'done']);
  const [ofOther] = (await listPasskeys(ofDriver)).passkeys;
  expect(await readCode(remove, { id: ofOther?.id, password: adminPassword }, ofDriver)).toBe('done');
  expect(await readCode(set, { needed: false }, chief.token)).toBe('done');
});

test('an admin takes off the passkeys of a user who lost them', async () => {
  const { id, username, email, authenticator } = await personWithPasskey('admin');
  expect(await readCode('mutation($id: UUID!) { removeUserFactor(id: $id) }', { id }, admin)).toBe('done');
  expect(await signIn(authenticator)).toMatch(/^401 Seda pääsuvõtit/);
  expect(await app.login(username)).toMatch(/^[\w-]{43}$/);
  expect((await app.mail(email, 'Kontor eemaldas')).links).toEqual([]);
  const removed = (await readLog()).find(({ kind, user }) => kind === 'factorRemoved' && user?.username === username);
  expect(removed?.actor?.username).toBe('admin');
});

test.each([
  ['http://portal.example', null],
  ['https://192.0.2.7', null],
  ['http://localhost:4000', 'http://localhost:4000'],
  ['https://buss.example:8443/alt', 'https://buss.example:8443'],
])('at %s passkeys are offered for %s', async (publicUrl, expected) => {
  const at = await startTestApp({ PUBLIC_URL: publicUrl });
  const { passkeyOrigin } = await must<{ passkeyOrigin: string | null }>(at, '{ passkeyOrigin }', {}, null);
  const token = await at.login('admin');
  const { errors } = await at.graphql(start, { password: adminPassword }, token);
  const asked = await at.fetch('/portal/login/passkey', { method: 'POST' });
  await at.stop();
  expect([passkeyOrigin, errors?.[0]?.extensions.code ?? 'done', asked.status]).toEqual(
    expected === null ? [null, 'CONFLICT', 409] : [expected, 'done', 200],
  );
});
