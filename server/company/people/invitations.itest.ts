import { createId } from '../../platform/ids';
import { must } from '../../testing/builders';
import type { TestApp } from '../../testing/testApp';
import { startTestApp } from '../../testing/testApp';

// A user who is invited by e-mail chooses the password; until then nobody signs in by that name.

const chosen = 'sinine-kohvikann-42';

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.login('admin');
});
afterAll(() => app.stop());

let users = 0;
async function invite(fields: object = {}) {
  users += 1;
  const username = `uus${users}`;
  const email = `${username}@bussiveod.example`;
  const input = { username, email, firstname: 'Liis', role: 'driver', ...fields };
  const { data, errors } = await app.graphql<{ createUser: { id: string } } | null>(
    'mutation($input: UserInput!) { createUser(input: $input) { id } }',
    { input },
    admin,
  );
  return { username, email, errors, id: data?.createUser.id ?? createId() };
}
async function readKeys(email: string, count = 1): Promise<string[]> {
  for (let tries = 0; ; tries += 1) {
    const mails = (await app.mails()).filter(({ to, subject }) => to === email && subject === 'Kutse portaali');
    if (mails.length >= count || tries > 300) return mails.map(({ links }) => links[0]?.searchParams.get('key') ?? '');
    await new Promise((done) => setTimeout(done, 50));
  }
}
const call = async (name: string, id: string) => {
  const { errors } = await app.graphql(`mutation($id: UUID!) { ${name}(id: $id) }`, { id }, admin);
  return errors?.[0]?.extensions.code ?? 'done';
};
const setPassword = async (key = '') => {
  const { errors } = await app.graphql(
    'mutation($key: Key!, $password: Password!) { setPasswordByLink(key: $key, password: $password) }',
    { key, password: chosen },
  );
  return errors?.[0]?.extensions.code ?? 'set';
};
const readInvitation = async (id: string) =>
  (
    await must<{ invitation: { expiresAt: string | null } | null }>(
      app,
      'query($id: UUID!) { invitation(id: $id) { expiresAt } }',
      { id },
      admin,
    )
  ).invitation;

test('an invited user sets the password by the link and signs in', async () => {
  const { id, username, email } = await invite();
  await expect(app.login(username, '')).rejects.toThrow();
  await expect(app.login(username, chosen)).rejects.toThrow('Vale kasutajanimi');
  const expiresAt = new Date(app.clock.now().getTime() + 7 * 86_400_000);
  expect(new Date((await readInvitation(id))?.expiresAt ?? 0).getDate()).toBe(expiresAt.getDate());
  const [key] = await readKeys(email);
  expect(await setPassword(key)).toBe('set');
  expect(await app.login(username, chosen)).toBeTruthy();
  expect(await readInvitation(id)).toBeNull();
  expect([await setPassword(key), await call('inviteUser', id), await call('withdrawInvitation', id)]).toEqual([
    'WRONG_KEY',
    'CONFLICT',
    'CONFLICT',
  ]);
});

test('a second invitation ends the first, and a withdrawn one opens nothing', async () => {
  const { id, email } = await invite();
  const [first] = await readKeys(email);
  expect(await call('inviteUser', id)).toBe('done');
  const second = (await readKeys(email, 2)).find((key) => key !== first);
  expect(await setPassword(first)).toBe('WRONG_KEY');
  expect(await call('withdrawInvitation', id)).toBe('done');
  expect(await readInvitation(id)).toEqual({ expiresAt: null });
  expect(await setPassword(second)).toBe('WRONG_KEY');
});

test('an invitation ends after seven days and with hiding, and outlives a changed role', async () => {
  const moment = app.clock.now();
  const { id, username, email } = await invite();
  const [key] = await readKeys(email);
  await must(
    app,
    `mutation { updateUser(id: "${id}", input: { username: "${username}", email: "${email}", firstname: "Liis", role: admin }) { id } }`,
    {},
    admin,
  );
  await must(app, `mutation { setUserHidden(id: "${id}", hidden: true) { id } }`, {}, admin);
  expect([await setPassword(key), await call('inviteUser', id)]).toEqual(['WRONG_KEY', 'CONFLICT']);
  await must(app, `mutation { setUserHidden(id: "${id}", hidden: false) { id } }`, {}, admin);
  app.clock.set(new Date(moment.getTime() + 7 * 86_400_000 + 60_000));
  expect(await setPassword(key)).toBe('WRONG_KEY');
  app.clock.set(moment);
  expect(await setPassword(key)).toBe('set');
});

test('an invitation needs an address, and a forgotten password needs an earlier one', async () => {
  const without = await invite({ email: null });
  expect(without.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'email' });
  const { id, email, username } = await invite();
  await readKeys(email);
  await call('withdrawInvitation', id);
  await must(app, 'mutation($name: String!) { requestPasswordLink(username: $name) }', { name: username });
  const links = await app.deps.db.dataSource.query(
    `select 1 from password_link where user_id = $1 and purpose = 'forgotten'`,
    [id],
  );
  expect(links).toEqual([]);
});
