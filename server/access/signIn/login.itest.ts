import { createPerson, must } from '../../testing/builders';
import type { TestApp } from '../../testing/testApp';
import { adminPassword, startTestApp } from '../../testing/testApp';
import { hashPassword } from '../account/passwords';

let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.login('admin');
});
afterAll(() => app.stop());

const tryLogin = async (username: string, password: string) => {
  const response = await app.fetch('/api/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  return {
    status: response.status,
    cookie: response.headers.get('set-cookie'),
    body: (await response.json()) as { content?: { token: string }; error?: { message: string } },
  };
};
const who = async (token: string) =>
  (await must<{ currentUser: { username: string } | null }>(app, '{ currentUser { username } }', {}, token)).currentUser
    ?.username;

test('a login gives a session of thirty days as a cookie that scripts cannot read', async () => {
  const { status, cookie, body } = await tryLogin(' ADMIN ', adminPassword);
  expect(status).toBe(200);
  expect(cookie).toMatch(/^session=[\w-]{43}; Max-Age=2592000; Path=\/; .*HttpOnly; SameSite=Lax/);
  expect(await who(body.content?.token ?? '')).toBe('admin');
  const viaCookie = await app.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: cookie?.split(';')[0] ?? '' },
    body: JSON.stringify({ query: '{ currentUser { username } }' }),
  });
  expect(await viaCookie.json()).toEqual({ data: { currentUser: { username: 'admin' } } });
});

test("a browser without a chosen language uses the user's, and one with a choice keeps that", async () => {
  const person = await createPerson(app, admin);
  const token = await app.login(person.username);
  await must(app, 'mutation { setLanguage(language: ru) { id } }', {}, token);
  const readCookies = async (headers: Record<string, string>) => {
    const response = await app.fetch('/api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ username: person.username, password: adminPassword }),
    });
    return response.headers.getSetCookie().filter((cookie) => cookie.startsWith('language='));
  };
  expect(await readCookies({})).toEqual([
    expect.stringMatching(/^language=ru; Max-Age=31536000; Path=\/; SameSite=Lax/),
  ]);
  expect(await readCookies({ cookie: 'language=fi' })).toEqual([]);
});

test('sessions are stored as hashes and end after thirty days', async () => {
  const { username } = await createPerson(app, admin);
  const token = await app.login(username);
  const rows: { token_hash: string }[] = await app.deps.db.dataSource.query('select token_hash from session');
  expect(rows.some(({ token_hash }) => token_hash === token)).toBe(false);
  const before = app.clock.now();
  app.clock.set(new Date(before.getTime() + 2_592_000_000 - 60_000));
  expect(await who(token)).toBe(username);
  app.clock.set(new Date(before.getTime() + 2_592_000_000 + 60_000));
  expect(await who(token)).toBeUndefined();
  app.clock.set(before);
});

test('logout, a new password, a new role and hiding end the session', async () => {
  const end = async (document: string) => {
    const person = await createPerson(app, admin);
    const token = await app.login(person.username);
    expect(await who(token)).toBe(person.username);
    await must(
      app,
      document.replaceAll('ID', person.id).replaceAll('NAME', person.username),
      {},
      document.includes('logout') ? token : admin,
    );
    expect(await who(token)).toBeUndefined();
    return person.username;
  };
  await end('mutation { logout }');
  const reset = await end('mutation { resetPassword(id: "ID", password: "uus parool 1") }');
  expect((await tryLogin(reset, adminPassword)).status).toBe(401);
  expect((await tryLogin(reset, 'uus parool 1')).status).toBe(200);
  await end('mutation { updateUser(id: "ID", input: { username: "NAME", firstname: "Uus", role: admin }) { id } }');
  const hidden = await end('mutation { setUserHidden(id: "ID", hidden: true) { id } }');
  expect(await tryLogin(hidden, adminPassword)).toMatchObject({
    status: 401,
    body: { error: { message: 'Vale kasutajanimi või parool' } },
  });
});

test('a session that outlived the hiding of its user is worth nothing', async () => {
  const { id, username } = await createPerson(app, admin);
  const token = await app.login(username);
  // Past every door: as if somebody signed in at the moment of the hiding.
  await app.deps.db.dataSource.query('update "user" set hidden = true where id = $1', [id]);
  expect(await who(token)).toBeUndefined();
});

const change =
  'mutation($old: String!, $newPassword: Password!) { changePassword(oldPassword: $old, newPassword: $newPassword) }';
const changed = async (token: string, old: string, newPassword: string) =>
  (await app.graphql(change, { old, newPassword }, token)).errors?.[0];

test.each(['driver', 'admin'] as const)(
  'a %s who changes their own password stays here, is signed out elsewhere and gets an e-mail',
  async (role) => {
    const { username, email } = await createPerson(app, admin, { role });
    const here = await app.login(username);
    const elsewhere = await app.login(username);
    expect(await changed(here, adminPassword, 'neli rohelist kassi')).toBeUndefined();
    expect(await who(here)).toBe(username);
    expect(await who(elsewhere)).toBeUndefined();
    expect((await tryLogin(username, adminPassword)).status).toBe(401);
    expect((await tryLogin(username, 'neli rohelist kassi')).status).toBe(200);
    const mail = await app.mail(email, 'Teie parool on muudetud');
    expect(mail.text).not.toContain('kassi');
  },
);

test('a password is changed with the present one alone, and guessing that is slowed down', async () => {
  const { username } = await createPerson(app, admin);
  const token = await app.login(username);
  const moment = app.clock.now();
  const now = jest.spyOn(app.clock, 'now').mockReturnValue(moment);
  const wrong = {
    message: 'Praegune parool ei ole õige',
    extensions: { code: 'BAD_USER_INPUT', field: 'oldPassword' },
  };
  for (let count = 0; count < 5; count += 1)
    expect(await changed(token, 'vale parool', 'neli rohelist kassi')).toMatchObject(wrong);
  expect(await changed(token, adminPassword, 'neli rohelist kassi')).toMatchObject({
    extensions: { code: 'TOO_MANY_ATTEMPTS' },
  });
  now.mockReturnValue(new Date(moment.getTime() + 5_000));
  for (const [password, message] of [
    ['password123', 'Seda parooli on kerge ära arvata. Palun valige mõni teine, näiteks kolm juhuslikku sõna'],
    ['lühike', 'Parool peab olema 10 kuni 128 tähemärki pikk ega tohi koosneda ainult tühikutest'],
    [adminPassword, 'Uus parool peab erinema praegusest'],
  ] as const)
    expect(await changed(token, adminPassword, password)).toMatchObject({
      message,
      extensions: { code: 'BAD_USER_INPUT', field: 'newPassword' },
    });
  now.mockRestore();
  expect((await tryLogin(username, adminPassword)).status).toBe(200);
});

test('of two changes of one password at once one is refused', async () => {
  const { username } = await createPerson(app, admin);
  const token = await app.login(username);
  const answers = await Promise.all(
    ['neli rohelist kassi', 'viis sinist hobust'].map((password) => changed(token, adminPassword, password)),
  );
  expect(answers.filter((error) => error === undefined)).toHaveLength(1);
});

test('changing a password needs the present one', async () => {
  const { id, username } = await createPerson(app, admin, { role: 'admin' });
  const reset = 'mutation($id: UUID!) { resetPassword(id: $id, password: "uus parool 1") }';
  const { errors } = await app.graphql(reset, { id }, await app.login(username));
  expect(errors?.[0]).toMatchObject({ message: 'Oma parooli muutmiseks sisestage ka praegune parool' });
  expect((await tryLogin(username, adminPassword)).status).toBe(200);
});

test('a short or common password is refused at its field, in the language of the request', async () => {
  const { id, username } = await createPerson(app, admin);
  const reset = 'mutation($id: UUID!, $password: Password!) { resetPassword(id: $id, password: $password) }';
  const create = `mutation($password: Password!) {
    createUser(input: { username: "uus", firstname: "Hilarius", role: driver }, password: $password) { id }
  }`;
  const refusal = async (document: string, password: string, language: string) => {
    const response = await app.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${admin}`, cookie: `language=${language}` },
      body: JSON.stringify({ query: document, variables: { id, password } }),
    });
    const { errors } = (await response.json()) as {
      errors?: { message: string; extensions: { code: string; field: string } }[];
    };
    return [errors?.[0]?.extensions.code, errors?.[0]?.extensions.field, errors?.[0]?.message];
  };
  const refused = (message: string) => ['BAD_USER_INPUT', 'password', message];
  expect(await refusal(reset, 'Aa1!Aa1!x', 'et')).toEqual(
    refused('Parool peab olema 10 kuni 128 tähemärki pikk ega tohi koosneda ainult tühikutest'),
  );
  expect(await refusal(reset, 'password123', 'en')).toEqual(
    refused('This password is easy to guess. Please choose another, for example three random words'),
  );
  expect(await refusal(create, 'Hilarius123', 'fi')).toEqual(
    refused('Tämä salasana on helppo arvata. Valitsettehan jonkin muun, esimerkiksi kolme satunnaista sanaa'),
  );
  expect((await tryLogin(username, adminPassword)).status).toBe(200);
});

test('a short password from before the rule goes on to open', async () => {
  const { id, username } = await createPerson(app, admin);
  const hash = await hashPassword('12345678');
  await app.deps.db.dataSource.query('update "user" set password_hash = $2 where id = $1', [id, hash]);
  expect((await tryLogin(username, '12345678')).status).toBe(200);
});

test('a wrong name and a wrong password get the same error', async () => {
  const { username } = await createPerson(app, admin);
  const wrong = await tryLogin(username, 'vale parool');
  const nobody = await tryLogin('pole-olemas', 'vale parool');
  expect([wrong.status, nobody.status]).toEqual([401, 401]);
  expect(wrong.body.error?.message).toBe(nobody.body.error?.message);
});

test('guessing is slowed down after five failures, and a success starts the count again', async () => {
  const { username } = await createPerson(app, admin);
  // A slow machine must not use up the wait: the clock stands still.
  const moment = app.clock.now();
  const now = jest.spyOn(app.clock, 'now').mockReturnValue(moment);
  for (let failure = 0; failure < 5; failure += 1) expect((await tryLogin(username, 'vale parool')).status).toBe(401);
  const slowed = await tryLogin(username, adminPassword);
  expect(slowed.status).toBe(429);
  expect(slowed.body.error?.message).toMatch(/^Liiga palju katseid/);
  now.mockReturnValue(new Date(moment.getTime() + 5_000));
  expect((await tryLogin(username, adminPassword)).status).toBe(200);
  expect((await tryLogin(username, 'vale parool')).status).toBe(401);
  now.mockRestore();
});

test('the last admin stays', async () => {
  const me = await must<{ currentUser: { id: string } }>(app, '{ currentUser { id } }', {}, admin);
  // Those made an admin by other tests are hidden first.
  const { drivers } = await must<{ drivers: { id: string; role: string; hidden: boolean }[] }>(
    app,
    '{ drivers { id role hidden } }',
    {},
    admin,
  );
  for (const { id } of drivers.filter(
    ({ id, role, hidden }) => role === 'admin' && !hidden && id !== me.currentUser.id,
  )) {
    await must(app, 'mutation($id: UUID!) { setUserHidden(id: $id, hidden: true) { id } }', { id }, admin);
  }
  const demote = await app.graphql(
    'mutation($id: UUID!) { updateUser(id: $id, input: { username: "admin", firstname: "Admin", role: driver }) { id } }',
    { id: me.currentUser.id },
    admin,
  );
  expect(demote.errors?.[0]).toMatchObject({
    message: 'Vähemalt üks administraator peab alles jääma',
    extensions: { field: 'role' },
  });
  expect(await who(admin)).toBe('admin');
});
