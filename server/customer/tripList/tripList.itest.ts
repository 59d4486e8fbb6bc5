import { setTimeout as sleep } from 'node:timers/promises';
import { answer, inquiry, must, submitInquiry } from '../../testing/builders';
import type { TestApp } from '../../testing/testApp';
import { startTestApp } from '../../testing/testApp';
import { forgetTripListLinks } from './tripList';

let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.login('admin');
});
afterAll(() => app.stop());

const askDocument = 'mutation($email: Email!) { requestTripList(email: $email) }';
const openDocument = `mutation($key: Key!) { openTripList(key: $key) { email
  upcoming { id key state start passengers cities } past { id key state start passengers cities } } }`;
interface Trip {
  id: string;
  key: string;
  state: string;
  cities: string[];
}
interface List {
  email: string;
  upcoming: Trip[];
  past: Trip[];
}

const ask = (email: string) => app.graphql<{ requestTripList: boolean }>(askDocument, { email });
const open = (key: string) => app.graphql<{ openTripList: List | null }>(openDocument, { key });
const readCode = async (key: string) => (await open(key)).errors?.[0]?.extensions.code;
const keysTo = async (email: string) =>
  (await app.mails())
    .filter((mail) => mail.to.includes(email))
    .flatMap(({ links }) => links)
    .filter(({ pathname }) => pathname === '/portal/trips')
    .map((url) => url.searchParams.get('key') ?? '');
/** Forgets the counts of earlier tests. */
const forgetCounts = () => app.deps.db.dataSource.query(`delete from rate_limit where key like '%ripList%'`);
/** The key of a link that is asked for now. */
async function mailedKey(email: string): Promise<string> {
  const before = await keysTo(email);
  await forgetCounts();
  expect((await ask(email)).errors).toBeUndefined();
  for (let tries = 0; tries < 300; tries += 1) {
    const key = (await keysTo(email)).find((found) => !before.includes(found));
    if (key) return key;
    await sleep(50);
  }
  throw new Error('no link was mailed');
}
const askedBy = (email: string, inHours = 24 * 14) => submitInquiry(app, { ...inquiry(app, inHours), email });

test('the mailed link lists all trips of the address, however it is written, each with a key to its page', async () => {
  const email = 'Mari.Maasikas@selts.example';
  const later = await askedBy(email, 24 * 30);
  const sooner = await askedBy('mari.maasikas@SELTS.example', 24 * 3);
  await askedBy('teine@selts.example');
  const deleted = await askedBy(email, 24 * 9);
  await must(app, 'mutation($id: UUID!) { deleteOrder(id: $id) }', { id: deleted }, admin);
  await answer(app, admin, later);
  const { data } = await open(await mailedKey('mari.maasikas@selts.example'));
  expect(data.openTripList?.upcoming.map(({ id, state }) => [id, state])).toEqual([
    [sooner, 'asked'],
    [later, 'offered'],
  ]);
  expect(data.openTripList?.past).toEqual([]);
  for (const { id, key } of data.openTripList?.upcoming ?? [])
    expect(
      (
        await must<{ myTrip: { id: string } }>(
          app,
          'query($id: UUID!, $key: Key!) { myTrip(id: $id, key: $key) { id } }',
          { id, key },
        )
      ).myTrip.id,
    ).toBe(id);
});

test('trips that are over stand apart, the latest first', async () => {
  const email = 'kogu@selts.example';
  const first = await askedBy(email, 48);
  const second = await askedBy(email, 72);
  const ahead = await askedBy(email, 24 * 40);
  await must(app, 'mutation($id: UUID!) { acceptOnBehalf(id: $id) { id } }', { id: first }, admin);
  const now = app.clock.now();
  app.clock.set(new Date(now.getTime() + 20 * 86_400_000));
  const { data } = await open(await mailedKey(email));
  expect(data.openTripList?.upcoming.map(({ id }) => id)).toEqual([ahead]);
  expect(data.openTripList?.past.map(({ id, state }) => [id, state])).toEqual([
    [second, 'off'],
    [first, 'over'],
  ]);
  app.clock.set(now);
});

test('a link opens once, also for two callers at once, and ends after 20 minutes', async () => {
  const email = 'korra@selts.example';
  await askedBy(email);
  const key = await mailedKey(email);
  const both = await Promise.all([open(key), open(key), open(key)]);
  expect(both.map(({ errors }) => errors?.[0]?.extensions.code ?? 'opened').sort()).toEqual([
    'WRONG_KEY',
    'WRONG_KEY',
    'opened',
  ]);
  const second = await mailedKey(email);
  const now = app.clock.now();
  app.clock.set(new Date(now.getTime() + 20 * 60_000 + 1000));
  expect(await readCode(second)).toBe('WRONG_KEY');
  await forgetTripListLinks(app.deps);
  app.clock.set(now);
  // A forgotten key opens nothing, wherever the clock stands.
  expect(await readCode(second)).toBe('WRONG_KEY');
  const third = await mailedKey(email);
  await forgetTripListLinks(app.deps);
  expect(await readCode(third)).toBeUndefined();
  expect(await readCode('x')).toBe('WRONG_KEY');
});

test('an address that nobody knows gets the same reply, the same rows and no mail', async () => {
  const known = 'tuttav@selts.example';
  await askedBy(known);
  const statements: string[] = [];
  const { dataSource } = app.deps.db;
  const logged = jest.spyOn(dataSource.logger, 'logQuery').mockImplementation((text) => void statements.push(text));
  const readReply = async (email: string) => {
    statements.length = 0;
    const { status, data, errors } = await ask(email);
    return {
      status,
      data,
      errors,
      statements: statements.filter((text) => /rate_limit|trip_list_link|queued_message \(/.test(text)),
    };
  };
  const one = await readReply(known);
  const other = await readReply('voorast@keegi.example');
  logged.mockRestore();
  expect(one).toEqual(other);
  expect(one).toMatchObject({ status: 200, data: { requestTripList: true } });
  expect(one.statements.length).toBeGreaterThanOrEqual(3);
  await app.mail(known, 'Teie reisid');
  const waiting = async () =>
    (
      await dataSource.query<{ count: number }[]>(
        `select count(*)::int as count from queued_message where state in ('waiting', 'sending')`,
      )
    )[0]?.count;
  while ((await waiting()) !== 0) await sleep(50);
  expect(await keysTo('voorast@keegi.example')).toEqual([]);
  expect(await keysTo(known)).toHaveLength(1);
});

test('limits links an hour to one address and from one caller, known or not', async () => {
  const codes = async (count: number, toEmail: (index: number) => string) => {
    await forgetCounts();
    const found = [];
    for (let index = 0; index < count; index += 1)
      found.push((await ask(toEmail(index))).errors?.[0]?.extensions.code ?? 'ok');
    return found;
  };
  const three = ['ok', 'ok', 'ok', 'TOO_MANY_ATTEMPTS'];
  expect(await codes(4, () => 'tuttav@selts.example')).toEqual(three);
  expect(await codes(4, () => 'Voorast@keegi.example')).toEqual(three);
  expect((await codes(11, (index) => `keegi${index}@keegi.example`)).slice(9)).toEqual(['ok', 'TOO_MANY_ATTEMPTS']);
});

test('a stranger’s words are not told to the address in whose name they came', async () => {
  const email = 'ohver@selts.example';
  const sent = inquiry(app);
  const stops = (sent.stops as object[]).map((stop) => ({ ...stop, city: 'Osta siit' }));
  const id = await submitInquiry(app, { ...sent, stops, email });
  const listed = async () => (await open(await mailedKey(email))).data.openTripList?.upcoming[0]?.cities;
  expect(await listed()).toEqual(['Tallinn', 'Paide', 'Tartu']);
  await answer(app, admin, id);
  expect(await listed()).toEqual(['Osta siit', 'Osta siit', 'Osta siit']);
});

test('of a key only the hash is kept', async () => {
  const email = 'räsi@selts.example'.replace('ä', 'a');
  await askedBy(email);
  const key = await mailedKey(email);
  const rows: unknown[] = await app.deps.db.dataSource.query('select * from trip_list_link');
  expect(JSON.stringify(rows)).not.toContain(key);
});
