import { lives } from './portalLive';
import { setTimeout as sleep } from 'node:timers/promises';
import { entities } from '../../model/entities';
import { migrations } from '../../migrations';
import type { Database } from '../../platform/database/database';
import { openDatabase } from '../../platform/database/database';
import { createId } from '../../platform/ids';
import { createBus, createPerson, inquiry, must, startJobDocument, submitInquiry } from '../../testing/builders';
import { freePort } from '../../testing/processes/ports';
import { startServerProcess } from '../../testing/processes/serverProcess';
import type { TestApp } from '../../testing/testApp';
import { startTestApp } from '../../testing/testApp';
import type { Listening } from './listen.fixture';
import { listenTo } from './listen.fixture';
import type { LiveNews } from './liveTypes';
import { LiveList } from './liveTypes';

// Two copies of the server on one database.
let one: TestApp;
let other: TestApp;
let url: string;
let admin: string;
const open: Listening[] = [];

/** A copy of the server that hears only by notification, not by the look of every 20 seconds. */
const startCopy = (database?: Database): Promise<TestApp> =>
  startTestApp({}, undefined, undefined, { database, lookEveryMs: 3_600_000 });

beforeAll(async () => {
  one = await startCopy();
  url = String((one.deps.db.dataSource.options as { url?: string }).url);
  const log = () => undefined;
  other = await startCopy(await openDatabase({ url, entities, migrations, log }));
  admin = await one.login('admin');
});
afterEach(() => open.splice(0).forEach((each) => each.close()));
afterAll(async () => {
  await other.stop();
  await one.stop();
});

async function listen(app: { url: string }, token = admin, since?: string): Promise<Listening> {
  const listening = await listenTo(app.url, token, { since });
  open.push(listening);
  await listening.until(() => true);
  return listening;
}

const notesDocument =
  'mutation($id: UUID!, $notes: OrderNotesInput!) { updateNotes(id: $id, notes: $notes) { version } }';
const editNotes = async (id: string, driverNotes: string): Promise<number> =>
  (await must<{ updateNotes: { version: number } }>(one, notesDocument, { id, notes: { driverNotes } }, admin))
    .updateNotes.version;

/** A job that was agreed by telephone: either copy may send an e-mail, so none is waited for. */
async function agreedJob(driver: string, bus: string, inHours: number): Promise<string> {
  const id = await submitInquiry(one, inquiry(one, inHours));
  await must(one, 'mutation($id: UUID!) { acceptOnBehalf(id: $id) { id } }', { id }, admin);
  const input = { driver, bus, overlapReason: 'Test', hoursReason: 'Test' };
  await must(one, startJobDocument, { id, input }, admin);
  return id;
}

const about =
  (orderId: string, version?: number) =>
  ({ changes }: LiveNews): boolean =>
    changes.some((change) => change.orderId === orderId && (version === undefined || change.version === version));
const findChange = ({ changes }: LiveNews, id: string) => changes.find(({ orderId }) => orderId === id);

test('a change through one server is heard at the other, with its lists and its version', async () => {
  const listening = await listen(other);
  expect(listening.heard[0]).toMatchObject({ missed: false, changes: [], present: null });
  const id = await submitInquiry(one);
  const news = await listening.until(about(id));
  expect(findChange(news, id)).toEqual({ orderId: id, lists: ['newOrders'], version: 1 });
  const reject = 'mutation($id: UUID!) { rejectOnBehalf(id: $id, reason: other) { id } }';
  await must(one, reject, { id }, admin);
  expect(findChange(await listening.until(about(id, 2)), id)?.lists.sort()).toEqual(['newOrders', 'rejectedOrders']);
  // Not even for a browser that would unpack it: an event must not wait for the next.
  expect(listening.headers.get('content-encoding')).toBeNull();
});

test('hears of changes beside orders too: buses, people, arrangements', async () => {
  const listening = await listen(other);
  await createBus(one, admin, 'Neoplan');
  await listening.until(({ changes }) => changes.some(({ lists }) => lists.join() === 'fleet'));
  await createPerson(one, admin);
  await listening.until(({ changes }) => changes.some(({ lists }) => lists.join() === 'people'));
});

test('a page that was away hears the missed changes, also one that began before and was committed after', async () => {
  const early = await submitInquiry(one);
  const late = await submitInquiry(one);
  const before = await submitInquiry(one);
  const runner = one.deps.db.dataSource.createQueryRunner();
  await runner.startTransaction();
  const note = (id: string) =>
    `insert into live_change (transaction, lists, order_id) values (pg_current_xact_id()::text::bigint, '{jobs}', '${id}')`;
  await runner.query(note(early));
  // Committed while the other is still open: with a number taken at the write, a reader would now be past the other.
  await one.deps.db.dataSource.query(note(late));
  const listening = await listen(other);
  const beside = await listen(one);
  await editNotes(before, 'enne');
  // A copy of the server that has not read so far yet tells it again, which harms nobody.
  await Promise.all([listening, beside].map((each) => each.until(about(before, 2))));
  listening.close();
  await runner.commitTransaction();
  await runner.release();

  const again = await listen(one, admin, listening.cursor());
  await again.until(about(early));
  expect(again.heard.some(about(late))).toBe(false);
  expect(again.heard.some(about(before))).toBe(false);
});

test('commits while the listening connections are away are heard when they are back', async () => {
  const id = await submitInquiry(one);
  const listening = await listen(other);
  const killed: unknown[] = await one.deps.db.dataSource.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'charter listens' and datname = current_database()`,
  );
  expect(killed).toHaveLength(2);
  const version = await editNotes(id, 'vahepeal');
  await listening.until(about(id, version));
  expect(await Promise.race([listening.ended, Promise.resolve('still there')])).toBe('still there');
  // And they listen again.
  await listening.until(about(id, await editNotes(id, 'pärast')));
});

test('a server that was killed and comes back sends the changes of meanwhile', async () => {
  const id = await submitInquiry(one);
  const port = await freePort();
  const settings = { DATABASE_URL: url, TRUST_PROXY: '1' };
  const first = startServerProcess(port, settings);
  await first.ready();
  const listening = await listen(first);
  await first.kill();
  expect(await listening.ended).toBe('cut');
  const version = await editNotes(id, 'server on maas');
  const second = startServerProcess(port, settings);
  await second.ready();
  const again = await listen(second, admin, listening.cursor());
  await again.until(about(id, version));
  // Asked to stop, it does not wait for those who listen.
  const asked = performance.now();
  expect(await second.stop()).toBe(0);
  expect(performance.now() - asked).toBeLessThan(6000);
  expect(await again.ended).toBe('complete');
}, 120_000);

test('rows of a restore with future numbers of another cluster are not sent', async () => {
  const foreign = createId();
  const id = await submitInquiry(one);
  await one.deps.db.dataSource.query(
    `insert into live_change (transaction, lists, order_id) values (900000000000, '{jobs}', $1)`,
    [foreign],
  );
  const log = () => undefined;
  const after = await startCopy(await openDatabase({ url, entities, migrations, log }));
  try {
    const listening = await listen(after);
    for (const notes of ['esimest korda', 'teist korda']) await listening.until(about(id, await editNotes(id, notes)));
    expect(listening.heard.some(about(foreign))).toBe(false);
  } finally {
    await after.stop();
  }
});

test('a page without a cursor gets the last seconds', async () => {
  const id = await submitInquiry(one);
  const listening = await listenTo(other.url, admin, { lastSeconds: 30 });
  open.push(listening);
  await listening.until(about(id));
  await expect(listenTo(one.url, admin, { lastSeconds: 3601 })).rejects.toThrow('"field":"lastSeconds"');
});

test('a cursor that is too old, or of another database, is refused', async () => {
  const now = (await listen(one)).cursor();
  const [database, issuedAt, snapshot] = now.split('.');
  const missed = async (since: string) => (await listen(one, admin, since)).heard[0]?.missed;
  expect(await missed(now)).toBe(false);
  expect(await missed(`${database}.${Number(issuedAt) - 3601}.${snapshot}`)).toBe(true);
  expect(await missed(`1${database}.${issuedAt}.${snapshot}`)).toBe(true);
});

test('drivers hear of their jobs, also when one is taken from them, and of nothing else', async () => {
  const mine = await createPerson(one, admin);
  const next = await createPerson(one, admin);
  const myToken = await one.login(mine.username);
  const nextToken = await one.login(next.username);
  const bus = await createBus(one, admin);
  const id = await agreedJob(mine.id, bus, 24 * 40);
  const me = await listen(other, myToken);
  const nextOne = await listen(other, nextToken);
  const office = await listen(other);
  const version = await editNotes(id, 'juhile');
  await me.until(about(id, version));
  const taken = 'mutation($id: UUID!, $input: AssignmentInput!) { updateJob(id: $id, input: $input) { version } }';
  const input = { driver: next.id, otherDrivers: [], bus, otherBuses: [] };
  const { updateJob } = await must<{ updateJob: { version: number } }>(one, taken, { id, input }, admin);
  await me.until(about(id, updateJob.version));
  await nextOne.until(about(id, updateJob.version));
  const later = await editNotes(id, 'teisele juhile');
  await office.until(about(id, later));
  await nextOne.until(about(id, later));
  expect(me.heard.some(about(id, later))).toBe(false);
  expect(nextOne.heard.some(about(id, version))).toBe(false);
  expect(nextOne.heard.flatMap(({ changes }) => changes).every(({ orderId }) => orderId === id)).toBe(true);

  const decline = 'mutation($id: UUID!) { confirmOwnJob(id: $id, confirm: false) }';
  await must(one, decline, { id }, nextToken);
  await nextOne.until(about(id, later + 1));
  const afterwards = await editNotes(id, 'keelduti');
  await office.until(about(id, afterwards));
  const own = await agreedJob(next.id, await createBus(one, admin), 24 * 50);
  await nextOne.until(about(own));
  expect(nextOne.heard.some(about(id, afterwards))).toBe(false);
});

test("strangers hear nothing, programs only within their token's scope", async () => {
  await expect(listenTo(one.url, null)).rejects.toThrow('401');
  const create = 'mutation($input: ApiTokenInput!) { createApiToken(input: $input) { id token } }';
  const expiresAt = new Date(one.clock.now().getTime() + 86_400_000);
  const token = async (scope: string) =>
    (
      await must<{ createApiToken: { id: string; token: string } }>(
        one,
        create,
        { input: { name: scope, scope, expiresAt } },
        admin,
      )
    ).createApiToken;
  await expect(listenTo(one.url, (await token('accounting')).token)).rejects.toThrow('403');
  const reading = await token('read');
  const listening = await listen(one, reading.token);
  await must(one, 'mutation($id: UUID!) { revokeApiToken(id: $id) }', { id: reading.id }, admin);
  expect(await listening.ended).toBe('complete');
});

test('a session that ends takes its streams with it, at any server', async () => {
  const boss = await createPerson(one, admin, { role: 'admin' });
  const logout = await one.login(boss.username);
  const signedOut = await listen(other, logout);
  await must(one, 'mutation { logout }', {}, logout);
  await signedOut.until((news) => news.signedOut);
  expect(await signedOut.ended).toBe('complete');

  const demoted = await listen(other, await one.login(boss.username));
  const edit = 'mutation($id: UUID!, $input: UserInput!) { updateUser(id: $id, input: $input) { id } }';
  const input = { username: boss.username, firstname: 'Jaan', role: 'driver' };
  await must(one, edit, { id: boss.id, input }, admin);
  expect(await demoted.ended).toBe('complete');

  const hidden = await listen(other, await one.login(boss.username));
  const hide = 'mutation($id: UUID!) { setUserHidden(id: $id, hidden: true, confirmed: true) { id } }';
  await must(one, hide, { id: boss.id }, admin);
  expect(await hidden.ended).toBe('complete');
});

test('both servers name the colleagues on an order, and report that they left', async () => {
  const id = await submitInquiry(one);
  const mari = await createPerson(one, admin, { firstname: 'Mari', role: 'admin' });
  const mariToken = await one.login(mari.username);
  const show = 'mutation($c: UUID!, $presence: PresenceInput) { showPresence(connection: $c, presence: $presence) }';
  const presence = { kind: 'looksAtOrder', subject: id };
  const mine = await listen(one);
  const second = await listen(one);
  const hers = await listen(other, mariToken);
  // At the other server than the one that holds the stream.
  for (const page of [mine, second]) await must(other, show, { c: page.connection, presence }, admin);
  await must(one, show, { c: hers.connection, presence }, mariToken);

  const mariIsThere = ({ present }: LiveNews) => present?.map(({ name }) => name).join() === 'Mari';
  expect((await mine.until(mariIsThere)).present).toEqual([{ id: mari.id, name: 'Mari', ...presence }]);
  await second.until(mariIsThere);
  // The same person on two pages is one, and nobody is shown to themselves.
  expect((await hers.until(({ present }) => present?.length === 1)).present?.[0]?.id).not.toBe(mari.id);
  // A stream of another cannot be spoken for.
  await must(one, show, { c: mine.connection, presence: null }, mariToken);
  hers.close();
  await mine.until(({ present }) => present?.length === 0);

  const driver = await createPerson(one, admin);
  const refused = await one.graphql(show, { c: createId(), presence }, await one.login(driver.username));
  expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});

/** Three copies of the server begin while none can go on: what each has seen then is old for two of them. */
async function logAllAtOnce(): Promise<void> {
  const copies: Promise<void>[] = [];
  await one.deps.db.transaction(async (manager) => {
    await manager.query(`select 1 from counter where name = 'liveTripsOver' for update`);
    copies.push(...[one, one, one].map(({ deps }) => lives.require(deps).logTripsOver()));
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%liveTripsOver%'`;
    while ((await one.deps.db.dataSource.query<unknown[]>(waiting)).length < copies.length) await sleep(10);
  });
  await Promise.all(copies);
}

test('a trip that is over is reported once, without a change', async () => {
  // The log of these begins when the database was made, by the clock of PostgreSQL.
  one.clock.set(new Date());
  const driver = await createPerson(one, admin);
  const id = await agreedJob(driver.id, await createBus(one, admin), 1);
  const token = await one.login(driver.username);
  const driving = await listen(one, token);
  const office = await listen(other);
  await lives.require(one.deps).logTripsOver();
  one.clock.set(new Date(Date.now() + 12 * 3_600_000));
  const began = performance.now();
  await logAllAtOnce();
  // Earlier news may come with it.
  await office.until((news) => findChange(news, id)?.lists.includes(LiveList.feedback) ?? false);
  await driving.until(about(id));
  // Long before the clock asks drivers for feedback, of which pages hear too.
  expect(performance.now() - began).toBeLessThan(10_000);
  const rows: unknown[] = await one.deps.db.dataSource.query(
    `select lists from live_change where order_id = $1 and 'feedback' = any(lists)`,
    [id],
  );
  expect(rows).toEqual([{ lists: ['jobs', 'feedback'] }]);
  one.clock.set(new Date());
});

test('limits the streams of a user', async () => {
  const boss = await createPerson(one, admin, { role: 'admin' });
  const token = await one.login(boss.username);
  const streams = await Promise.all(Array.from({ length: 20 }, () => listen(one, token)));
  await expect(listenTo(one.url, token)).rejects.toThrow('429');
  await listen(one);
  streams[0]?.close();
  await streams[0]?.ended;
  // The server learns of it a moment later.
  for (;;) if (await listen(one, token).catch(() => undefined)) break;
});

test('refuses a body that is no subscription, or not ours, with a text', async () => {
  const refused = (document: string, since?: string) =>
    listenTo(one.url, admin, { document, since }).then(
      () => 'open',
      (error: Error) => error.message,
    );
  expect(await refused('{ portalInfo { companyName } }')).toMatch(/^400 .*Only subscriptions/);
  expect(await refused('subscription { liveNews {')).toMatch(/^400 .*Syntax Error/);
  expect(await refused('subscription { liveNews(connection: "x") { cursor } }')).toMatch(/^400 .*Vigane tunnus/);
  const own =
    'subscription($connection: UUID!, $since: ID) { liveNews(connection: $connection, since: $since) { cursor } }';
  expect(await refused(own, '5.5.5:4:')).toMatch(/^400 .*Vigane järg.*"field":"since"/);
  const elsewhere = await one.graphql(own, { connection: createId() }, admin);
  expect(elsewhere.errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
});
