import { createPerson, must } from '../../testing/builders';
import type { TestApp } from '../../testing/testApp';
import { adminPassword, startTestApp } from '../../testing/testApp';

// Nobody is locked out by strangers, and strangers do not get more guesses by having more addresses.

let app: TestApp;
let moment = new Date();
const later = (ms: number) => (moment = new Date(moment.getTime() + ms));
let admin: string;
beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: '1' });
  admin = await app.login('admin');
  // A slow machine must not use up the waits: the clock stands still.
  jest.spyOn(app.clock, 'now').mockImplementation(() => moment);
});
afterAll(() => app.stop());

let addresses = 0;
const anotherAddress = () => `10.9.${Math.floor(++addresses / 250)}.${addresses % 250}`;

async function signIn(username: string, password: string, address: string, device?: string) {
  const response = await app.fetch('/api/login', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      ...(device && { cookie: `device=${device}` }),
    },
    body: JSON.stringify({ username, password }),
  });
  const cookie = response.headers.getSetCookie().find((each) => each.startsWith('device='));
  return { status: response.status, cookie, device: cookie?.slice('device='.length).split(';')[0] };
}
const guess = async (username: string, address: string, device?: string) =>
  (await signIn(username, 'vale parool', address, device)).status;
/** As many wrong passwords as strangers have together before they must wait. */
async function attack(username: string): Promise<number[]> {
  const statuses: number[] = [];
  for (let count = 0; count < 50; count += 1) statuses.push(await guess(username, anotherAddress()));
  return statuses;
}

test('a guessing stranger locks out their own address, and no other', async () => {
  const { username } = await createPerson(app, admin);
  const stranger = anotherAddress();
  const statuses: number[] = [];
  for (let count = 0; count < 13; count += 1) statuses.push(await guess(username, stranger));
  expect(statuses).toEqual([...Array<number>(5).fill(401), ...Array<number>(8).fill(429)]);
  expect((await signIn(username, adminPassword, stranger)).status).toBe(429);
  expect((await signIn(username, adminPassword, anotherAddress())).status).toBe(200);
});

test('strangers with many addresses wait together; a known browser or address does not', async () => {
  const { username } = await createPerson(app, admin);
  const home = anotherAddress();
  const office = anotherAddress();
  const { device } = await signIn(username, adminPassword, home);
  await signIn(username, adminPassword, office);
  expect(new Set(await attack(username))).toEqual(new Set([401]));
  expect(await guess(username, anotherAddress())).toBe(429);
  expect((await signIn(username, adminPassword, anotherAddress())).status).toBe(429);
  expect((await signIn(username, adminPassword, anotherAddress(), device)).status).toBe(200);
  expect((await signIn(username, adminPassword, office)).status).toBe(200);
  // Not by a cookie of somebody else's.
  const other = await createPerson(app, admin);
  const { device: theirs } = await signIn(other.username, adminPassword, anotherAddress());
  expect(await guess(username, anotherAddress(), theirs)).toBe(429);
});

test('many attempts at once from many addresses are heard no more often than in turn', async () => {
  const { username } = await createPerson(app, admin);
  const statuses = await Promise.all(Array.from({ length: 70 }, () => guess(username, anotherAddress())));
  expect(statuses.filter((status) => status === 401)).toHaveLength(50);
});

test('a name without a user is limited in the same way', async () => {
  const stranger = anotherAddress();
  const statuses: number[] = [];
  for (let count = 0; count < 7; count += 1) statuses.push(await guess('pole-olemas', stranger));
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
  const others: number[] = [];
  for (let count = 0; count < 45; count += 1) others.push(await guess('pole-olemas', anotherAddress()));
  expect(new Set(others)).toEqual(new Set([401]));
  expect(await guess('pole-olemas', anotherAddress())).toBe(429);
});

test('a known browser has five guesses, and a right password gives them back', async () => {
  const { username } = await createPerson(app, admin);
  const { device } = await signIn(username, adminPassword, anotherAddress());
  for (let count = 0; count < 5; count += 1) expect(await guess(username, anotherAddress(), device)).toBe(401);
  expect(await guess(username, anotherAddress(), device)).toBe(429);
  later(5_000);
  const again = await signIn(username, adminPassword, anotherAddress(), device);
  expect(again).toMatchObject({ status: 200, device });
  expect(await guess(username, anotherAddress(), device)).toBe(401);
});

test('the cookie of a browser is kept from scripts and sent to the sign-in alone; only its hash is stored', async () => {
  const { username } = await createPerson(app, admin);
  const { cookie, device } = await signIn(username, adminPassword, anotherAddress());
  expect(cookie).toMatch(/^device=[\w-]{43}; Max-Age=15552000; Path=\/api\/login; .*HttpOnly; SameSite=Lax/);
  const rows: { key_hash: string }[] = await app.deps.db.dataSource.query('select key_hash from known_place');
  expect(JSON.stringify(rows)).not.toContain(device);
});

test('a new password makes strangers of all', async () => {
  const { id, username } = await createPerson(app, admin);
  const { device } = await signIn(username, adminPassword, anotherAddress());
  await must(app, 'mutation($id: UUID!) { resetPassword(id: $id, password: "uus parool 1") }', { id }, admin);
  expect((await signIn(username, 'uus parool 1', anotherAddress(), device)).device).not.toBe(device);
});

test('a known browser is forgotten half a year after it was used last, and a user has sixty places at most', async () => {
  const { id, username } = await createPerson(app, admin);
  const { device } = await signIn(username, adminPassword, anotherAddress());
  const count = async () => {
    const [row]: { count: number }[] = await app.deps.db.dataSource.query(
      'select count(*)::int from known_place where user_id = $1',
      [id],
    );
    return row?.count;
  };
  for (let times = 0; times < 25; times += 1) await signIn(username, adminPassword, anotherAddress());
  expect(await count()).toBe(60);
  later(181 * 86_400_000);
  admin = await app.login('admin');
  expect((await signIn(username, adminPassword, anotherAddress(), device)).device).not.toBe(device);
  expect(await count()).toBe(3);
});

test('a text that begins with the password and goes on is not the password', async () => {
  const { id, username } = await createPerson(app, admin);
  const longest = 'kuldne-rattapump '.repeat(8).slice(0, 128);
  const set = 'mutation($id: UUID!, $password: Password!) { resetPassword(id: $id, password: $password) }';
  await must(app, set, { id, password: longest }, admin);
  expect((await signIn(username, `${longest}p`, anotherAddress())).status).toBe(401);
  expect((await signIn(username, longest, anotherAddress())).status).toBe(200);
});
