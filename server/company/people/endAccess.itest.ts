import { createPerson, must } from '../../testing/builders';
import type { Person } from '../../testing/builders';
import type { TestApp } from '../../testing/testApp';
import { startTestApp } from '../../testing/testApp';

// Anyone who got hold of one way into the portal has no other left once its user got a new password or role, or was hidden.

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.login('admin');
});
afterAll(() => app.stop());

const ask = async (token: string) =>
  (await app.graphql('{ archive { total } }', {}, token)).errors?.[0]?.extensions.code;

async function waysIn({ username }: Person) {
  const session = await app.login(username);
  const input = { name: 'Merit', scope: 'read', expiresAt: new Date(app.clock.now().getTime() + 86_400_000) };
  const { createApiToken } = await must<{ createApiToken: { token: string } }>(
    app,
    'mutation($input: ApiTokenInput!) { createApiToken(input: $input) { token } }',
    { input },
    session,
  );
  const { createCalendarFeed } = await must<{ createCalendarFeed: string }>(
    app,
    'mutation { createCalendarFeed }',
    {},
    session,
  );
  const feed = createCalendarFeed.replace(/^.*?(?=\/api\/)/, '');
  return async () => ({
    session: (await ask(session)) ?? 'open',
    token: (await ask(createApiToken.token)) ?? 'open',
    feed: (await app.fetch(feed)).status,
  });
}

test.each([
  ['a new password', 'mutation { resetPassword(id: "ID", password: "uus parool 1") }'],
  [
    'a changed role',
    'mutation { updateUser(id: "ID", input: { username: "NAME", firstname: "Uus", role: driver }) { id } }',
  ],
  ['hiding', 'mutation { setUserHidden(id: "ID", hidden: true) { id } }'],
])('%s ends sessions, API tokens and the calendar address alike', async (_what, document) => {
  const person = await createPerson(app, admin, { role: 'admin' });
  const look = await waysIn(person);
  expect(await look()).toEqual({ session: 'open', token: 'open', feed: 200 });
  await must(app, document.replace('ID', person.id).replace('NAME', person.username), {}, admin);
  expect(await look()).toEqual({ session: 'UNAUTHENTICATED', token: 'UNAUTHENTICATED', feed: 404 });
});

test('a driver who becomes an administrator must sign in again', async () => {
  const { id, username } = await createPerson(app, admin);
  const session = await app.login(username);
  const update = `mutation { updateUser(id: "${id}", input: { username: "${username}", firstname: "Uus", role: admin }) { id } }`;
  await must(app, update, {}, admin);
  const { errors } = await app.graphql('{ newOrders { id } }', {}, session);
  expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  expect(await must(app, '{ newOrders { id } }', {}, await app.login(username))).toEqual({ newOrders: [] });
});

test('an edit that leaves password and role alone ends no session', async () => {
  const person = await createPerson(app, admin, { role: 'admin' });
  const look = await waysIn(person);
  const update = `mutation { updateUser(id: "${person.id}", input: { username: "${person.username}", firstname: "Uus", role: admin }) { id } }`;
  await must(app, update, {}, admin);
  expect(await look()).toEqual({ session: 'open', token: 'open', feed: 200 });
});
