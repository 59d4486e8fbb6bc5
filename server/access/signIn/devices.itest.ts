import { migrations } from '../../migrations';
import { entities } from '../../model/entities';
import { openDatabase } from '../../platform/database/database';
import { createPerson, must } from '../../testing/builders';
import type { TestApp } from '../../testing/testApp';
import { adminPassword, startTestApp } from '../../testing/testApp';
import { forgetAccessLog } from '../account/accessLog';

// Sessions that their user sees and ends, the e-mail about a new device, and the log of sign-ins and rights.

const phone =
  'Mozilla/5.0 (Linux; Android 14; SM-A546B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
const desk = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0';

let app: TestApp;
let other: TestApp;
let admin: string;
beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: '1' });
  const url = String((app.deps.db.dataSource.options as { url?: string }).url);
  const database = await openDatabase({ url, entities, migrations, log: () => undefined });
  other = await startTestApp({}, undefined, undefined, { database });
  admin = await app.login('admin');
});
afterAll(async () => {
  await other.stop();
  await app.stop();
});

async function signIn(username: string, userAgent: string, options: { device?: string; address?: string } = {}) {
  const { device, address = '198.51.100.7' } = options;
  const response = await app.fetch('/api/login', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': userAgent,
      'x-forwarded-for': address,
      ...(device && { cookie: `device=${device}` }),
    },
    body: JSON.stringify({ username, password: adminPassword }),
  });
  const { content } = (await response.json()) as { content: { token: string } };
  const cookie = response.headers.getSetCookie().find((each) => each.startsWith('device=')) ?? '';
  return { token: content.token, device: cookie.slice('device='.length).split(';')[0] };
}

interface Listed {
  id: string;
  browser: string;
  system: string;
  address: string;
  isCurrent: boolean;
  lastSeenAt: string;
}
const listSessions = async (token: string) =>
  (
    await must<{ mySessions: Listed[] }>(
      app,
      '{ mySessions { id browser system address isCurrent lastSeenAt } }',
      {},
      token,
    )
  ).mySessions;
const isIn = async (at: TestApp, token: string) =>
  (await must<{ currentUser: unknown }>(at, '{ currentUser { id } }', {}, token)).currentUser !== null;
const deviceMails = async (email: string) =>
  (await app.mails()).filter(({ to, subject }) => to === email && subject === 'Sisselogimine uuest seadmest');

test('a user sees the own sessions in plain words, and ends one or all others, at every copy', async () => {
  const { username } = await createPerson(app, admin);
  const { token: onPhone } = await signIn(username, phone);
  const { token: onDesk } = await signIn(username, desk, { address: '203.0.113.9' });
  const { token: inProgram } = await signIn(username, 'curl/8.5.0');
  const listed = await listSessions(onPhone);
  expect(listed.map(({ browser, system, address, isCurrent }) => [browser, system, address, isCurrent])).toEqual([
    ['Chrome', 'Android', '198.51.100.7', true],
    expect.anything(),
    expect.anything(),
  ]);
  expect(listed.map(({ browser }) => browser).sort()).toContain('Firefox');
  expect(JSON.stringify(listed)).not.toMatch(/[\w-]{40,}/);

  const firefox = listed.find(({ browser }) => browser === 'Firefox');
  await must(app, 'mutation($id: UUID!) { endSession(id: $id) }', { id: firefox?.id }, onPhone);
  expect([await isIn(app, onDesk), await isIn(other, onDesk), await isIn(other, inProgram)]).toEqual([
    false,
    false,
    true,
  ]);
  await must(app, 'mutation { endOtherSessions }', {}, onPhone);
  expect([await isIn(other, inProgram), await isIn(other, onPhone)]).toEqual([false, true]);
});

test('nobody ends the session of a colleague', async () => {
  const [one, colleague] = await Promise.all([createPerson(app, admin), createPerson(app, admin)]);
  const { token } = await signIn(one.username, phone);
  const { token: theirs } = await signIn(colleague.username, phone);
  const [session] = await listSessions(theirs);
  await must(app, 'mutation($id: UUID!) { endSession(id: $id) }', { id: session?.id }, token);
  expect(await isIn(app, theirs)).toBe(true);
});

test('the last use of a session is kept, to ten minutes', async () => {
  const moment = app.clock.now();
  const { username } = await createPerson(app, admin);
  const { token } = await signIn(username, phone);
  const seen = async () => new Date((await listSessions(token))[0]?.lastSeenAt ?? 0).getTime();
  const first = await seen();
  app.clock.set(new Date(moment.getTime() + 9 * 60_000));
  expect(await seen()).toBe(first);
  app.clock.set(new Date(moment.getTime() + 60 * 60_000));
  expect(await seen()).toBeGreaterThan(first + 50 * 60_000);
  app.clock.set(moment);
});

test('a new device is mailed; the first one, a known browser and a program at the same address are not', async () => {
  const { username, email } = await createPerson(app, admin);
  const { device } = await signIn(username, phone);
  await signIn(username, phone, { device, address: '203.0.113.20' });
  await signIn(username, phone);
  await signIn(username, desk, { address: '203.0.113.21' });
  const mail = await app.mail(email, 'uuest seadmest');
  expect(mail.text).toContain('Firefox, Windows');
  expect(mail.text).toContain('203.0.113.21');
  expect(await deviceMails(email)).toHaveLength(1);
});

interface Entry {
  kind: string;
  address: string;
  device: string;
  user: { username: string } | null;
  actor: { username: string } | null;
}
const readLog = async (username: string | null) => {
  const { accessLog } = await must<{ accessLog: Entry[] }>(
    app,
    '{ accessLog { kind address device user { username } actor { username } } }',
    {},
    admin,
  );
  return accessLog.filter(({ user }) => (user?.username ?? null) === username).reverse();
};

test('the log has right and wrong sign-ins and every change of rights, and no typed name', async () => {
  const { id, username } = await createPerson(app, admin);
  await signIn(username, phone);
  const wrong = (name: string) =>
    app.fetch('/api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.77' },
      body: JSON.stringify({ username: name, password: 'vale parool' }),
    });
  await wrong(username);
  await wrong('minu-salajane-parool');
  const set = `input: { username: "${username}", firstname: "Jaan", role: admin }`;
  await must(app, `mutation { updateUser(id: "${id}", ${set}) { id } }`, {}, admin);
  await must(app, `mutation { resetPassword(id: "${id}", password: "uus parool 1") }`, {}, admin);
  await must(app, `mutation { setUserHidden(id: "${id}", hidden: true) { id } }`, {}, admin);
  await must(app, `mutation { setUserHidden(id: "${id}", hidden: false) { id } }`, {}, admin);
  const entries = await readLog(username);
  expect(entries.map(({ kind, actor }) => [kind, actor?.username])).toEqual([
    ['userCreated', 'admin'],
    ['signedIn', undefined],
    ['wrongPassword', undefined],
    ['becameAdmin', 'admin'],
    ['passwordGiven', 'admin'],
    ['hidden', 'admin'],
    ['shown', 'admin'],
  ]);
  expect(entries[1]).toMatchObject({ address: '198.51.100.7', device: 'Chrome, Android' });
  const strangers = await readLog(null);
  expect(strangers.at(-1)).toMatchObject({ kind: 'wrongPassword', address: '203.0.113.77' });
  const rows = await app.deps.db.dataSource.query('select e::text as row from access_event e');
  expect(JSON.stringify(rows)).not.toContain('salajane');
});

test('the log is kept for twelve months', async () => {
  const moment = app.clock.now();
  app.clock.set(new Date(moment.getTime() + 365 * 86_400_000));
  await forgetAccessLog(app.deps);
  const count = async () =>
    (await app.deps.db.dataSource.query<{ n: number }[]>('select count(*)::int as n from access_event'))[0]?.n;
  expect(await count()).toBeGreaterThan(0);
  app.clock.set(new Date(moment.getTime() + 367 * 86_400_000));
  await forgetAccessLog(app.deps);
  expect(await count()).toBe(0);
  app.clock.set(moment);
});
